import type { FrameReply } from '@foyer/protocol/frame'
import type { SocialProvider } from '../features/state.js'

/** How the person logged in. */
export type LoginProvider = SocialProvider | 'email'

export type EmbeddedState = {
  /** Whether the wallet of a login is in use on this page. */
  readonly isLoggedIn: boolean
  /** As the person gave it, or as the provider told it. */
  readonly email?: string | undefined
  /** The name at the social login. */
  readonly userName?: string | undefined
  readonly provider?: LoginProvider | undefined
  /** When a code was last asked for, milliseconds since the epoch. */
  readonly emailAskedAt?: number | undefined
  /** What the mail with the code shows: who reads another one there types the code of somebody else's login. */
  readonly mailNumber?: string | undefined
  /** What is opened or scanned to log in by farcaster, while that goes on. */
  readonly farcasterUrl?: string | undefined
  /** What a window that asks whether it was the person may name, while a social login goes on. */
  readonly checkNumbers?: readonly string[] | undefined
  /** The secure frame: not needed yet, being loaded, there, or out of reach at the last try. */
  readonly frame: 'none' | 'loading' | 'ready' | 'failed'
  readonly isFrameShown: boolean
  /** Somebody is logged in and the browser had time since: what a request needs is fetched ahead. */
  readonly isRested?: boolean | undefined
  /** Requests that wait for the person. */
  readonly pending: number
  /** What the second service asks by its mail while this browser waits for it. */
  readonly asked?: NonNullable<FrameReply<'CONNECT_OTP'>>['asked']
  /** The address that is to take the place of the present one. */
  readonly newEmail?: string | undefined
  /** The EVM networks that have smart accounts, by number. */
  readonly smartAccountNetworks: readonly number[]
  /** Who holds what brings the keys back: a second service (`guarded`), or the person alone. */
  readonly tier?: 'guarded' | 'user' | undefined
}

/** The id of the embedded wallet, the same in every chain family. */
export const embeddedConnectorId = 'ID_AUTH'

export const initialEmbedded: EmbeddedState = {
  isLoggedIn: false,
  frame: 'none',
  isFrameShown: false,
  pending: 0,
  smartAccountNetworks: [],
}
