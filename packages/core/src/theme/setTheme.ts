import type { Client } from '../client.js'
import type { ThemeState } from './state.js'

/** Changes the mode, the variables, or both. Variables given replace those set before. */
export function setTheme({ store }: Client, change: Partial<ThemeState>): void {
  store.setState(({ theme }) => ({ theme: { ...theme, ...change } }))
}
