import type { Client } from '../Client.js'
import type { ScreensState } from './state.js'

/** Changes the screens' slice of the state. */
export function setScreens({ store }: Client, change: Partial<ScreensState>): void {
  store.setState(({ screens }) => ({ screens: { ...screens, ...change } }))
}
