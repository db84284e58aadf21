// Tests of ErrorInventory.
