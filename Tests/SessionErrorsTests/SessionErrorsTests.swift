// Tests of SessionErrors.
