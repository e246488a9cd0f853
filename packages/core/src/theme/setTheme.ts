import { optionError } from '@foyer/protocol'
import type { Client } from '../Client.js'
import type { ThemeState } from './state.js'

const modes: readonly unknown[] = ['dark', 'light', 'system']

/**
 * Changes the mode, the variables, or both. Variables given replace those set before.
 *
 * @throws `option_invalid` when there is no such mode
 */
export function setTheme({ store }: Client, { mode, variables }: Partial<ThemeState>): void {
  if (mode !== undefined && !modes.includes(mode))
    throw optionError(
      'themeMode',
      `Expected ${modes.join(' or ')} but received ${JSON.stringify(mode)}`,
    )
  // A page without types may give `undefined`, which changes nothing.
  store.setState(({ theme }) => ({
    theme: { mode: mode ?? theme.mode, variables: variables ?? theme.variables },
  }))
}
