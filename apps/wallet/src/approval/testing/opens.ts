import { expect } from 'vitest'
import type { Opened } from './openFrame.js'

/** Lets the time of a page go on by tenths of a second until its screen is open: it counts from when the browser has seen the screen. */
export async function opens({ page, frame, read }: Opened): Promise<void> {
  const isOpen = async () => {
    await page.clock.runFor(100)
    if ((await frame.locator('[data-waits="unread"]').count()) > 0) await read()
    return frame.locator('[data-waits="open"]').count()
  }
  await expect.poll(isOpen, { timeout: 15_000 }).toBe(1)
}
