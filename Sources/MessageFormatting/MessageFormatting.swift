// MessageFormatting
