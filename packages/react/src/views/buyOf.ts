import type { State } from '@foyer/core'

/** What is known of purchases, from the state. */
export function buyOf({ buy }: State) {
  return buy
}
