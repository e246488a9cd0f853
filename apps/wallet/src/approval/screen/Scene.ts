import type { Action } from '../../requests/Action.js'
import type { Facts } from '../facts/Facts.js'

/** All that the screen is drawn from. Plain data, so that the wallet's window draws the very same. */
export type Scene = {
  readonly action: Action
  readonly facts: Facts
  /** What the page says of itself; it may say anything. */
  readonly app: PageClaims | undefined
  readonly stage: Stage
  readonly place: { readonly at: number; readonly of: number }
}

export type PageClaims = { readonly name: string; readonly icon?: string | undefined }

export type Stage =
  | { readonly is: 'asking' }
  | { readonly is: 'working' }
  | { readonly is: 'done' }
  | { readonly is: 'failed'; readonly reason: string }
