import type { Action } from '../../actions/Action.js'
import type { Reason } from '../../texts/Reason.js'
import type { PendingRequest } from '../Approval.js'
import type { Facts, NetworkFacts } from '../facts/Facts.js'
import type { PasskeyChallenge } from '../verify/Passkey.js'

/** All that the screen is drawn from. Plain data, so that the wallet's window draws the very same. */
export type Scene = {
  readonly pending: PendingRequest
  /** Where, before there is more to tell of it. */
  readonly network: NetworkFacts | undefined
  /** What would be signed, and what is known of it. Absent while it is made ready; nothing can be approved then. */
  readonly ready: Ready | undefined
  /** The passkey that is asked for where this is risky; and whether what it said last did not hold. */
  readonly check?: PasskeyChallenge | undefined
  readonly isRefused?: boolean | undefined
  /** A browser of the user reports the passkey as lost. */
  readonly isPasskeyLost?: boolean | undefined
  /** What the page says of itself; it may say anything. */
  readonly app: PageClaims | undefined
  readonly stage: ScenePhase
  readonly place: { readonly at: number; readonly of: number }
}

type Ready = { readonly action: Action; readonly facts: Facts }

export type PageClaims = { readonly name: string; readonly icon?: string | undefined }

export type ScenePhase =
  | { readonly is: 'asking' }
  | { readonly is: 'working' }
  | { readonly is: 'done' }
  | { readonly is: 'failed'; readonly reason: Reason }
