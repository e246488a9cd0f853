import type { FrameLocator } from 'playwright-core'
import { pressOn } from './pressOn.js'

/** Says yes on the wallet's own screen, once that was read and can be said. What met it open counts, whatever comes of it. */
export async function approve(screen: FrameLocator): Promise<void> {
  const ready = screen.locator(':is([data-waits="open"], [data-waits="unread"])')
  await ready.waitFor({ state: 'attached' })
  await pressOn(screen, 'approval-approve')
}
