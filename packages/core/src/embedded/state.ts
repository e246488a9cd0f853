import type { FrameReply } from '@foyer/protocol/frame'
import type { SocialProvider } from '../features/state.js'

/** The method of a login. */
export type LoginProvider = SocialProvider | 'email'

export type EmbeddedState = {
  /** Whether the wallet of a login is in use on this page. */
  readonly isLoggedIn: boolean
  /** As the user typed it, or as the provider gave it. */
  readonly email?: string | undefined
  /** The name at the social login. */
  readonly userName?: string | undefined
  readonly provider?: LoginProvider | undefined
  /** When a code was last requested, milliseconds since the epoch. */
  readonly emailRequestedAt?: number | undefined
  /** The number that the mail with the code shows: the code of a mail with another number is of another login. */
  readonly mailNumber?: string | undefined
  /** The link that is opened or scanned to log in by Farcaster, during such a login. */
  readonly farcasterUrl?: string | undefined
  /** The numbers that a window may show for the user to compare, during a social login. */
  readonly checkNumbers?: readonly string[] | undefined
  /** The secure frame: not needed yet, being loaded, ready, or failed to load at the last try. */
  readonly frame: 'none' | 'loading' | 'ready' | 'failed'
  readonly isFrameShown: boolean
  /** The browser was idle since the login: what a request needs is fetched ahead. */
  readonly isRested?: boolean | undefined
  /** How many requests wait for the user. */
  readonly pending: number
  /** What the guard's mail shows, while this browser waits for the user's answer to it. */
  readonly deviceRequest?: NonNullable<FrameReply<'CONNECT_OTP'>>['asked']
  /** The address that is to replace the present one. */
  readonly newEmail?: string | undefined
  /** The EVM networks that have smart accounts, by number. */
  readonly smartAccountNetworks: readonly number[]
  /** The holder of the share that recovers the keys: the guard (`guarded`), or the user alone (`user`). */
  readonly tier?: 'guarded' | 'user' | undefined
}

export const initialEmbedded: EmbeddedState = {
  isLoggedIn: false,
  frame: 'none',
  isFrameShown: false,
  pending: 0,
  smartAccountNetworks: [],
}
