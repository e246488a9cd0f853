import { optionError } from '@foyer/protocol'
import type { Client } from '../Client.js'
import type { ThemeState } from './state.js'

const modes: readonly unknown[] = ['dark', 'light', 'system']

/**
 * Changes the mode, the variables, or both. Variables given replace those set before.
 *
 * @throws `option_invalid` when there is no such mode
 */
export function setTheme({ store }: Client, change: Partial<ThemeState>): void {
  if (change.mode !== undefined && !modes.includes(change.mode))
    throw optionError(
      'themeMode',
      `Expected ${modes.join(' or ')} but received ${JSON.stringify(change.mode)}`,
    )
  store.setState(({ theme }) => ({ theme: { ...theme, ...change } }))
}
