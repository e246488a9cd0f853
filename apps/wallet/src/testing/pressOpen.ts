import type { Frame, Page } from 'playwright-core'
import { readUntilOpen } from './readToEnd.js'

/**
 * Says yes on a screen of the wallet, in its frame or its window, once it was read and is open. What a screen drops by design, because the
 * press met it shut, is pressed again, as a user would; what it took counts, whatever comes of it.
 */
export async function pressOpen(screen: Frame | Page, press: () => Promise<void>): Promise<void> {
  for (;;) {
    await readUntilOpen(screen)
    if (await pressTaken(screen, press)) return
  }
}

/** Presses, and tells whether it met a button that could be pressed, on a screen that took it. */
export async function pressTaken(
  screen: Frame | Page,
  press: () => Promise<void>,
): Promise<boolean> {
  const isTaken = await hearPress(screen)
  try {
    await press()
    return await isTaken()
  } catch (error) {
    // A window that went with the press took it.
    if (isGone(screen)) return true
    throw error
  }
}

const isGone = (screen: Frame | Page) =>
  'isClosed' in screen ? screen.isClosed() : screen.isDetached()

/** Listens for a press: whether it met a button that could be pressed, on a screen that took it. */
async function hearPress(screen: Frame | Page): Promise<() => Promise<boolean>> {
  const heard = await screen.evaluateHandle(() => {
    const news = { isTaken: false, isMet: false }
    const meet = (event: Event) => {
      const button = event
        .composedPath()
        .find((one): one is HTMLButtonElement => one instanceof HTMLButtonElement)
      news.isMet = button !== undefined && button.ariaDisabled !== 'true'
    }
    // After the screen, which says there that it was for nothing, or gives no answer at all.
    const hear = (event: Event) => {
      // Taken stays taken: what comes after it, as of a double click, may meet nothing.
      if (news.isMet && !event.defaultPrevented) news.isTaken = true
    }
    window.addEventListener('click', meet, { capture: true })
    window.addEventListener('click', hear)
    return news
  })
  return () => heard.evaluate(({ isTaken }) => isTaken)
}
