/** The parts for tests of other packages: a user's key and the calls of a browser, without a page. */

export { createGuardEmail } from '../login/createGuardEmail.js'
export { createLoginCalls } from '../services/createLoginCalls.js'
export { readBrowserKey } from '../services/readBrowserKey.js'
export { openBrowserStore } from '../storage/openBrowserStore.js'
export { createVault } from '../vault/createVault.js'
export { memoryWallets } from '../vault/device/KnownWallets.js'
export { memoryShares } from '../vault/device/memoryShares.js'
export { openDeviceShares } from '../vault/device/openDeviceShares.js'
