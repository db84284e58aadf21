// ErrorInventory
