import type { Frame, Page } from 'playwright-core'
import { pressTaken } from './pressOpen.js'
import { readToEnd } from './readToEnd.js'
import { waitShown } from './waitShown.js'

/** Presses something on a page of the wallet, as a user does after reading what stands there; again, where the page was not ready for it. */
export async function pressUntilTaken(frame: Frame | Page, testId: string): Promise<void> {
  const button = frame.getByTestId(testId)
  const open = `[data-testid="${testId}"]:not([aria-disabled="true"], :disabled)`
  for (;;) {
    await button.waitFor()
    if ((await frame.locator('[data-lock="unread"]').count()) > 0) await readToEnd(frame)
    const isOpen = waitShown(frame, open, 3_000).then(() => true)
    if (!(await isOpen.catch(() => false))) continue
    // What comes meanwhile may have to be read first.
    const click = () => button.click({ timeout: 3_000 }).catch(() => undefined)
    if (await pressTaken(frame, click)) return
  }
}
