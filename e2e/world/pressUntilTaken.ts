import type { FrameLocator, Locator, Page } from 'playwright-core'
import { readToEnd } from './readToEnd.js'

/**
 * Presses something on the wallet's own screens, as a user does after reading what stands there. A screen shuts for a moment when it
 * changes, comes out of use or out of sight, and drops by design what is pressed then: that is pressed again, as a user would.
 */
export async function pressUntilTaken(screen: FrameLocator | Page, testId: string): Promise<void> {
  const button = screen.getByTestId(testId)
  // A click of Playwright's asks every half second whether it may: this wait sees at once that the screen has opened.
  const open = screen.locator(`[data-testid="${testId}"]:not([aria-disabled="true"], :disabled)`)
  for (;;) {
    await button.waitFor()
    await readToEnd(screen)
    await open.waitFor({ timeout: 3_000 }).catch(() => undefined)
    if (await isTaken(button)) return
  }
}

/** Presses once, and tells whether it met a button that could be pressed, on a screen that took it. */
async function isTaken(button: Locator): Promise<boolean> {
  const heard = await button.evaluateHandle((button) => {
    const news = { isTaken: false, isMet: false }
    const meet = (event: Event) => {
      news.isMet = event.composedPath().includes(button) && button.ariaDisabled !== 'true'
    }
    // After the screen, which says there that it was for nothing; or not at all.
    const hear = (event: Event) => {
      // Taken stays taken: what comes after it, as of a double click, may meet nothing.
      if (news.isMet && !event.defaultPrevented) news.isTaken = true
    }
    window.addEventListener('click', meet, { capture: true })
    window.addEventListener('click', hear)
    return news
  })
  // What comes meanwhile may have to be read first.
  await button.click({ timeout: 3_000 }).catch(() => undefined)
  return heard
    .evaluate(({ isTaken }) => isTaken)
    .catch((error: unknown) => {
      // A window that went with the press took it.
      if (button.page().isClosed()) return true
      throw error
    })
}
