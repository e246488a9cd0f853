import type { FrameLocator } from 'playwright-core'
import { reach } from './reach.js'

/** Says no on the wallet's own screen. */
export async function decline(frame: FrameLocator): Promise<void> {
  const no = frame.getByTestId('approval-reject')
  await reach(no)
  await no.click()
}
