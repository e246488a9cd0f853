import jsqr from 'jsqr'
import { type Locator, page } from 'vitest/browser'

type Read = (data: Uint8ClampedArray, width: number, height: number) => { data: string } | null

// The package is CommonJS: whether its function is under `default` depends on the loader.
const read = (typeof jsqr === 'function' ? jsqr : Object(jsqr).default) as unknown as Read

/** What a camera reads from this part of the screen; `undefined` when it reads nothing. */
export async function scanCode(part: Locator): Promise<string | undefined> {
  const base64 = await page.screenshot({ element: part, save: false })
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  // A camera has several points for each of the screen's.
  const [width, height] = [bitmap.width * 3, bitmap.height * 3]
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) throw new Error('no canvas')
  context.drawImage(bitmap, 0, 0, width, height)
  return read(context.getImageData(0, 0, width, height).data, width, height)?.data
}
