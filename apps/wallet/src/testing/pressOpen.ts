import type { Frame, Page } from 'playwright-core'

/**
 * Says yes on a screen of the wallet, in its frame or its window, once it is open. What a screen drops by design, because the press met it
 * shut, is pressed again, as a person would; what it took counts, whatever comes of it.
 */
export async function pressOpen(screen: Frame | Page, press: () => Promise<void>): Promise<void> {
  for (;;) {
    await screen.waitForSelector('[data-waits="open"]', { state: 'attached' })
    const isTaken = await hearPress(screen)
    try {
      await press()
      if (await isTaken()) return
    } catch (error) {
      // A window that went with the press took it.
      if (isGone(screen)) return
      throw error
    }
  }
}

const isGone = (screen: Frame | Page) =>
  'isClosed' in screen ? screen.isClosed() : screen.isDetached()

/** Listens for a press: whether it met a button that could be pressed, on a screen in use. */
async function hearPress(screen: Frame | Page): Promise<() => Promise<boolean>> {
  const heard = await screen.evaluateHandle(() => {
    const news = { isTaken: false }
    const hear = (event: Event) => {
      const button = event
        .composedPath()
        .find((one): one is HTMLButtonElement => one instanceof HTMLButtonElement)
      if (button && button.ariaDisabled !== 'true' && document.hasFocus()) news.isTaken = true
    }
    window.addEventListener('click', hear, { capture: true })
    return news
  })
  return () => heard.evaluate(({ isTaken }) => isTaken)
}
