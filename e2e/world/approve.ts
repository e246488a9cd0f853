import type { FrameLocator } from 'playwright-core'

/**
 * Says yes on the wallet's own screen, once that can be said. A screen shuts again for a moment when it comes out of use or out of sight,
 * as when a window over it goes, and drops by design what is pressed then: that is pressed again, as a person would. What met it open
 * counts, whatever comes of it.
 */
export async function approve(screen: FrameLocator): Promise<void> {
  const yes = screen.getByTestId('approval-approve')
  for (;;) {
    const heard = await yes.evaluateHandle((button) => {
      const news = { isTaken: false }
      const hear = (event: Event) => {
        const met = event.composedPath().includes(button)
        if (met && button.ariaDisabled !== 'true' && document.hasFocus()) news.isTaken = true
      }
      window.addEventListener('click', hear, { capture: true })
      return news
    })
    await yes.click()
    if (await heard.evaluate(({ isTaken }) => isTaken)) return
  }
}
