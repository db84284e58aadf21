// Tests of MessageFormatting.
