export { createPocketWallet } from '../pocket/createPocketWallet.js'
export type {
  PocketChain,
  PocketClock,
  PocketOptions,
  PocketSocket,
} from '../pocket/PocketOptions.js'
export type {
  PocketChoice,
  PocketPrompt,
  PocketProposed,
  PocketRequest,
  PocketState,
  PocketWallet,
} from '../pocket/PocketWallet.js'
export type { PocketNamespace, PocketPeer, PocketSession } from '../pocket/session/PocketSession.js'
export type { Description } from '../prompt/Description.js'
export { describe as describeRequest } from '../prompt/describe.js'
export type { Decision } from '../wallet/Decision.js'
export type { WalletStorage } from '../wallet/WalletWindow.js'
