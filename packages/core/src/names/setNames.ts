import type { Client } from '../Client.js'
import type { NamesState } from './state.js'

/** Changes what is known of names. */
export function setNames(
  { store }: Pick<Client, 'store'>,
  change: (names: NamesState) => Partial<NamesState>,
): void {
  store.setState(({ names = {} }) => ({ names: { ...names, ...change(names) } }))
}
