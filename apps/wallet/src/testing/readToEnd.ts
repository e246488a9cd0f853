import type { Frame, Page } from 'playwright-core'
import { waitShown } from './waitShown.js'

/** Scrolls a screen of the wallet from its beginning to its end, as a user does who reads it. */
export async function readToEnd(screen: Frame | Page): Promise<void> {
  await screen.locator('[data-screen]').evaluate(async (element) => {
    const scroll = (one: Element, top: number) =>
      new Promise<void>((resolve) => {
        const before = one.scrollTop
        one.addEventListener('scroll', () => resolve(), { once: true })
        // What leaves the document meanwhile scrolls without an event.
        setTimeout(resolve, 500)
        one.scrollTop = top
        if (one.scrollTop === before) resolve()
      })
    for (const one of [element, element.querySelector('[data-read]')])
      for (let at = 0; one && at < one.scrollHeight; at += one.clientHeight / 2)
        await scroll(one, at)
  })
}

/** Waits until a screen may be answered, which it may once it was read: again from its beginning, if something came meanwhile. */
export async function readUntilOpen(screen: Frame | Page): Promise<void> {
  for (let times = 0; times < timesMax; times += 1) {
    await waitShown(screen, ':is([data-waits="open"], [data-waits="unread"])')
    // Not "no longer unread": what comes in the moment before it opens has it read once more.
    if ((await screen.locator('[data-waits="open"]').count()) > 0) return
    await readToEnd(screen)
  }
  await waitShown(screen, '[data-waits="open"]')
}

/** More often than facts come late. */
const timesMax = 20
