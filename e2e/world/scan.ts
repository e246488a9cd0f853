import jsqr from 'jsqr'
import type { Locator } from 'playwright-core'

type Read = (data: Uint8ClampedArray, width: number, height: number) => { data: string } | null

// The package is CommonJS: whether its function stands under `default` is for whoever loads it to say.
const read = (typeof jsqr === 'function' ? jsqr : Object(jsqr).default) as unknown as Read

/** What a camera reads from this part of the screen; `undefined` when it reads nothing. */
export async function scan(part: Locator): Promise<string | undefined> {
  const picture = (await part.screenshot()).toString('base64')
  // The browser unpacks its own picture.
  const { width, height, pixels } = await part.evaluate(async (_, given) => {
    const bytes = Uint8Array.from(atob(given), (character) => character.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    // A camera has several points for each of the screen's.
    const width = bitmap.width * 3
    const height = bitmap.height * 3
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.drawImage(bitmap, 0, 0, width, height)
    const { data } = context.getImageData(0, 0, width, height)
    let text = ''
    for (let at = 0; at < data.length; at += 4) text += String.fromCharCode(data[at] ?? 0)
    return { width, height, pixels: btoa(text) }
  }, picture)
  const shades = Buffer.from(pixels, 'base64')
  const rgba = new Uint8ClampedArray(shades.length * 4)
  for (const [at, shade] of shades.entries()) rgba.set([shade, shade, shade, 255], at * 4)
  return read(rgba, width, height)?.data
}
