import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Waits until the pointer reaches what a frame shows. A frame that has just been shown gets no press before the browser knows its place,
 * and a press that goes to the page below is lost.
 */
export async function reach(part: Locator): Promise<void> {
  const news = await part.evaluateHandle(({ ownerDocument }) => {
    const news = { isThere: false }
    const hear = () => {
      news.isThere = true
    }
    for (const name of ['pointerover', 'pointermove'])
      ownerDocument.addEventListener(name, hear, { capture: true })
    return news
  })
  const isThere = async () => {
    await part.hover()
    return news.evaluate(({ isThere }) => isThere)
  }
  await expect.poll(isThere).toBe(true)
}
