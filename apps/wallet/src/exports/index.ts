/** What others test the wallet by: the key of a person, without a page. */
export { createVault } from '../vault/createVault.js'
export { memoryShares } from '../vault/device/memoryShares.js'
