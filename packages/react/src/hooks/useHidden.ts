import type { State } from '@foyer/core'
import { useSelect } from './useSelect.js'

/** Whether the person hides amounts. */
export function useHidden(): boolean {
  return useSelect(hiddenOf)
}

function hiddenOf({ account }: State) {
  return account.hideAmounts
}
