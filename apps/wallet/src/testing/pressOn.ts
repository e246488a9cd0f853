import type { Frame, Page } from 'playwright-core'
import { pressTaken } from './pressOpen.js'
import { readToEnd } from './readToEnd.js'

/** Presses something on a page of the wallet, as a person does who has read what stands there; again, where the page was not ready for it. */
export async function pressOn(frame: Frame | Page, testId: string): Promise<void> {
  const button = frame.getByTestId(testId)
  for (;;) {
    await button.waitFor()
    if ((await frame.locator('[data-lock="unread"]').count()) > 0) await readToEnd(frame)
    // What comes meanwhile may have to be read first.
    const click = () => button.click({ timeout: 3_000 }).catch(() => undefined)
    if (await pressTaken(frame, click)) return
  }
}
