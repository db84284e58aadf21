// AlertPresentation
