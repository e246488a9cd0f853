import type { FrameLocator, Page } from 'playwright-core'

/** Scrolls a screen of the wallet from its beginning to its end where it waits for that, as a user does who reads it. */
export async function readToEnd(screen: FrameLocator | Page): Promise<void> {
  const isUnread = screen.locator(':is([data-waits="unread"], [data-lock="unread"])')
  if ((await isUnread.count()) === 0) return
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
