import type { State } from '@foyer/core'
import { useFoyerSelector } from './useFoyerSelector.js'

/** Whether amounts are hidden. */
export function useHidden(): boolean {
  return useFoyerSelector(hiddenOf)
}

function hiddenOf({ account }: State) {
  return account.hideAmounts
}
