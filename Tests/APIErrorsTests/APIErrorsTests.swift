// Tests of APIErrors.
