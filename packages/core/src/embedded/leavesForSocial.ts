import type { Client } from '../Client.js'
import { isTelegram } from './isTelegram.js'

/**
 * Whether a social login uses the page's own tab (`leaveForSocial`): in Telegram's own web view, where other windows do not return
 * to the page. Not where Telegram is itself a page that shows this one in a frame: there the tab is Telegram's, and windows work.
 */
export function leavesForSocial({ environment }: Pick<Client, 'environment'>): boolean {
  const window = environment.window()
  return window !== undefined && isTelegram(window) && window.top === window
}
