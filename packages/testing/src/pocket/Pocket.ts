import type { PocketAccounts } from './accounts/createPocketAccounts.js'
import type { Store } from './createStore.js'
import type { Desk } from './desk/createDesk.js'
import type { PocketClock, PocketOptions } from './PocketOptions.js'
import type { PocketChoice, PocketRequest } from './PocketWallet.js'
import type { Post } from './relay/createPost.js'
import type { RelayLink } from './relay/createRelayLink.js'

/** What everything in the wallet works with. */
export type Pocket = {
  readonly options: PocketOptions
  readonly clock: PocketClock
  /** What pages get to know of the wallet. */
  readonly metadata: { name: string; description: string; url: string; icons: readonly string[] }
  readonly accounts: PocketAccounts
  readonly store: Store
  readonly link: RelayLink
  readonly post: Post
  readonly desk: Desk
  readonly requests: PocketRequest[]
  /** Batches sent by EIP-5792, by id. */
  readonly batches: Map<
    string,
    { chainId: number; hashes: readonly `0x${string}`[]; failed: boolean }
  >
  /** What an approval of a connection grants, where the user chooses nothing. */
  readonly choice: () => PocketChoice
}
