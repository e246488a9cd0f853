/** What others test the wallet by: the key of a person and the calls of a browser, without a page. */
export { openBrowserStore } from '../login/BrowserStore.js'
export { createGuardEmail } from '../login/createGuardEmail.js'
export { createLoginCalls } from '../login/createLoginCalls.js'
export { readBrowserKey } from '../login/readBrowserKey.js'
export { createVault } from '../vault/createVault.js'
export { memoryWallets } from '../vault/device/KnownWallets.js'
export { memoryShares } from '../vault/device/memoryShares.js'
export { openDeviceShares } from '../vault/device/openDeviceShares.js'
