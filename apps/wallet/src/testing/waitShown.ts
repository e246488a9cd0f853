import type { Frame, Page } from 'playwright-core'

/**
 * Waits until a screen has what a selector names, in its document or in a shadow root, and tells by the screen's own changes: Playwright looks
 * less and less often, at last each half second, which is longer than a screen stays shut.
 */
export async function waitShown(
  screen: Frame | Page,
  selector: string,
  timeout?: number,
): Promise<void> {
  const never = new Promise<void>(() => undefined)
  await Promise.race([
    screen.evaluate(untilChanged, selector).catch(() => never),
    // Says what is missing when it does not come, and follows a screen to its next document.
    screen
      .waitForSelector(selector, { state: 'attached', ...(timeout && { timeout }) })
      .catch(async (error: Error) => {
        error.message += `\nThe screen waits for: ${await waitsFor(screen)}`
        throw error
      }),
  ])
}

/** What the screen says that it waits for, and whether it has the focus: most of what keeps it shut. */
function waitsFor(screen: Frame | Page): Promise<string> {
  const described = (all: Element[]) =>
    JSON.stringify({
      waits: all.map((one) => one.getAttribute('data-waits')),
      hasFocus: document.hasFocus(),
      visibility: document.visibilityState,
    })
  return screen.locator('[data-waits]').evaluateAll(described).catch(String)
}

function untilChanged(selector: string): Promise<void> {
  return new Promise((resolve) => {
    const watched = new Set<Node>()
    const observer = new MutationObserver(look)
    function look() {
      const all = [...document.querySelectorAll('*')]
      const roots = [document, ...all.flatMap(({ shadowRoot }) => shadowRoot ?? [])]
      if (roots.some((root) => root.querySelector(selector))) {
        observer.disconnect()
        resolve()
        return
      }
      for (const root of roots.filter((one) => !watched.has(one))) {
        watched.add(root)
        observer.observe(root, { attributes: true, childList: true, subtree: true })
      }
    }
    look()
  })
}
