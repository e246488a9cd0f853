import { fileURLToPath } from 'node:url'
import type { Visit } from '../world/createVisit.js'
import { settled } from '../world/settled.js'
import { galleryFolder } from './galleryFolder.js'

/** Takes the dialog with a rim of what is around it, or the whole screen of a phone. */
export async function shoot(
  visit: Visit,
  name: string,
  { whole = false }: { whole?: boolean } = {},
): Promise<void> {
  const path = fileURLToPath(new URL(`${name}.png`, galleryFolder))
  // The pointer rests where it lights up nothing.
  await visit.page.mouse.move(0, 0)
  await visit.page.evaluate(() => document.fonts.ready)
  // Opened by a program, a view shows where the focus is, as it does for the keyboard. A press does not.
  await visit.dialog.evaluate((dialog) => {
    const focused = (dialog.getRootNode() as ShadowRoot).activeElement
    if (focused instanceof HTMLElement && focused.localName !== 'input') focused.blur()
  })
  await settled(visit)
  if (whole) {
    await visit.page.screenshot({ path })
    return
  }
  const box = await visit.dialog.boundingBox()
  if (!box) throw new Error(`${name} has no dialog`)
  const rim = 24
  const clip = {
    x: box.x - rim,
    y: Math.max(0, box.y - rim),
    width: box.width + 2 * rim,
    height: box.height + 2 * rim,
  }
  await visit.page.screenshot({ path, clip })
}
