// Tests of LocalizedMessages.
