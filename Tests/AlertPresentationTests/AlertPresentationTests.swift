// Tests of AlertPresentation.
