export type { BitcoinWalletHandle } from '../bitcoin/BitcoinWalletHandle.js'
export type {
  BitcoinFeature,
  BitcoinNetwork,
  BitcoinShape,
  BitcoinWalletOptions,
} from '../bitcoin/BitcoinWalletOptions.js'
export { createBitcoinWallet } from '../bitcoin/createBitcoinWallet.js'
export { type HostileBitcoin, hostileBitcoin } from '../bitcoin/hostileBitcoin.js'
export type { BitcoinInstallation, BitcoinWalletChoice } from '../bitcoinWallets.js'
export type { CosmosWalletHandle } from '../cosmos/CosmosWalletHandle.js'
export type { CosmosWalletChain, CosmosWalletOptions } from '../cosmos/CosmosWalletOptions.js'
export { createCosmosWallet } from '../cosmos/createCosmosWallet.js'
export { type HostileCosmos, hostileCosmos } from '../cosmos/hostileCosmos.js'
export { createWallet } from '../createWallet.js'
export type { Hostile } from '../hostile/Hostile.js'
export { type HostileName, hostile } from '../hostile.js'
export {
  type CosmosWalletChoice,
  type InstallConfig,
  type InstalledWallets,
  install,
  type PolkadotWalletChoice,
  type SolanaWalletChoice,
  type WalletChoice,
} from '../install.js'
export type { PolkadotKeyType } from '../polkadot/createPolkadotAccount.js'
export { createPolkadotWallet } from '../polkadot/createPolkadotWallet.js'
export { type HostilePolkadot, hostilePolkadot } from '../polkadot/hostilePolkadot.js'
export type { PolkadotWalletHandle } from '../polkadot/PolkadotWalletHandle.js'
export type { PolkadotWalletOptions } from '../polkadot/PolkadotWalletOptions.js'
export { bramble } from '../presets/bramble.js'
export { drumlin } from '../presets/drumlin.js'
export { hummock } from '../presets/hummock.js'
export { keplr } from '../presets/keplr.js'
export { kestrel } from '../presets/kestrel.js'
export { saltbox } from '../presets/saltbox.js'
export { tussock } from '../presets/tussock.js'
export { createSolanaWallet } from '../solana/createSolanaWallet.js'
export type { HostileSolana } from '../solana/hostile/HostileSolana.js'
export { hostileSolana } from '../solana/hostileSolana.js'
export type { SolanaWalletHandle } from '../solana/SolanaWalletHandle.js'
export type {
  SolanaCluster,
  SolanaFeature,
  SolanaWalletOptions,
} from '../solana/SolanaWalletOptions.js'
export type { Prompt } from '../wallet/createApprovals.js'
export type { Decision } from '../wallet/Decision.js'
export { RpcError } from '../wallet/RpcError.js'
export type { TestProvider } from '../wallet/TestProvider.js'
export type { WalletHandle } from '../wallet/WalletHandle.js'
export type { WalletChain, WalletOptions, WalletRequest } from '../wallet/WalletOptions.js'
export type { WalletStorage, WalletWindow } from '../wallet/WalletWindow.js'
