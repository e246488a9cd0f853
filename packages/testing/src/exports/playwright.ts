export { type BitcoinWalletDriver, driveBitcoinWallet } from '../playwright/driveBitcoinWallet.js'
export { type CosmosWalletDriver, driveCosmosWallet } from '../playwright/driveCosmosWallet.js'
export type { EvaluatePage } from '../playwright/driveHandle.js'
export {
  drivePolkadotWallet,
  type PolkadotWalletDriver,
} from '../playwright/drivePolkadotWallet.js'
export { driveSolanaWallet, type SolanaWalletDriver } from '../playwright/driveSolanaWallet.js'
export { driveWallet, type WalletDriver } from '../playwright/driveWallet.js'
export { installScript } from '../playwright/installScript.js'
export { installWallets, type ScriptTarget } from '../playwright/installWallets.js'
