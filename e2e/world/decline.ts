import type { FrameLocator } from 'playwright-core'

/** Says no on the wallet's own screen. */
export async function decline(frame: FrameLocator): Promise<void> {
  // A frame that is shown gets no press before the browser knows its place: what the other button waits for, too.
  await frame.getByTestId('approval-approve').click({ trial: true })
  await frame.getByTestId('approval-reject').click()
}
