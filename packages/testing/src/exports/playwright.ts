export { driveSolanaWallet, type SolanaWalletDriver } from '../playwright/driveSolanaWallet.js'
export { driveWallet, type EvaluatePage, type WalletDriver } from '../playwright/driveWallet.js'
export { installScript } from '../playwright/installScript.js'
export { installWallets, type ScriptTarget } from '../playwright/installWallets.js'
