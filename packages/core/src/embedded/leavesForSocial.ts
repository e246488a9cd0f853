import type { Client } from '../client.js'
import { isTelegram } from './isTelegram.js'

/**
 * Whether a social login goes on in the page's own tab (`leaveForSocial`): in Telegram's own view, from which other windows do not
 * come back. Where Telegram is itself a page and shows this one in a frame, windows are a browser's, and the tab is Telegram's.
 */
export function leavesForSocial({ environment }: Pick<Client, 'environment'>): boolean {
  const window = environment.window()
  return window !== undefined && isTelegram(window) && window.top === window
}
