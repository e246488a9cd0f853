import type { Page } from 'playwright-core'
import type { Login } from './createLogin.js'
import { pressUntilTaken } from './pressUntilTaken.js'
import { reach } from './reach.js'

/** From the page of the keys to the window in which alone they are shown. */
export async function openKeys({ frame, page }: Pick<Login, 'frame' | 'page'>): Promise<Page> {
  await reach(frame.getByTestId('wallet-window'))
  const opening = page.waitForEvent('popup')
  await pressUntilTaken(frame, 'wallet-window')
  return opening
}
