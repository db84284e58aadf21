// LocalizedMessages
