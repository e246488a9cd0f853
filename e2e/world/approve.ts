import type { FrameLocator } from 'playwright-core'
import { pressUntilTaken } from './pressUntilTaken.js'

/**
 * Says yes on the wallet's own screen, once that was read and can be said, and in the wallet's own window where it matters too much for a
 * frame. What met it open counts, whatever comes of it.
 */
export async function approve(screen: FrameLocator): Promise<void> {
  const settled = screen.locator('[data-waits]:not([data-waits="facts"])')
  await settled.waitFor({ state: 'attached' })
  const offer = screen.getByTestId('approval-window')
  if ((await offer.count()) > 0) {
    const opening = screen.owner().page().waitForEvent('popup')
    await pressUntilTaken(screen, 'approval-window')
    const window = await opening
    await pressUntilTaken(window, 'approval-approve')
    return
  }
  const ready = screen.locator(':is([data-waits="open"], [data-waits="unread"])')
  await ready.waitFor({ state: 'attached' })
  await pressUntilTaken(screen, 'approval-approve')
}
