import type { Action } from '../../actions/Action.js'
import type { Facts } from '../facts/Facts.js'
import type { Warning } from '../judge/Warning.js'
import { isRisky } from './isRisky.js'
import { frameLimit, type PasskeyChallenge } from './Passkey.js'

/**
 * Whether it is approved in a window of the wallet's own and not in a frame of the page. A page can hide parts of its frame in ways that no
 * browser reports to the frame: by a mask, by round corners. So dangers and large sums are not approved in a frame, unless the browser
 * itself requests a passkey, outside the page. It does so only above the limit that the user chose.
 */
export function needsWindow({ action, facts, warnings, check }: Shown): boolean {
  const isAbove = (limit: bigint) => isRisky(action, { facts, warnings, limit })
  const isNeeded = check !== undefined && isAbove(check.limit)
  return !isNeeded && isAbove(frameLimit)
}

type Shown = {
  readonly action: Action
  readonly facts: Facts
  readonly warnings: readonly Warning[]
  readonly check: PasskeyChallenge | undefined
}
