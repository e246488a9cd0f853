import { namePictureMax } from '@foyer/protocol/api'

/** In pixels. */
const side = 256
/** A larger file is not read: pictures of phones are smaller. */
const fileMax = 30_000_000
const bytesMax = Math.floor(namePictureMax / 4) * 3
/** The first that the browser writes small enough. */
const forms = [
  ['image/webp', 0.9],
  ['image/jpeg', 0.85],
  ['image/jpeg', 0.5],
] as const

/** A picture as it is to be shown, and its file. */
export type PaintedPicture = { readonly canvas: HTMLCanvasElement; readonly bytes: Uint8Array }

/**
 * Paints the middle of a picture anew, as a square. What a camera wrote beside its pixels, such as the place, is not in it.
 *
 * @throws for what is no picture that the browser reads
 */
export async function paintPicture(file: Blob): Promise<PaintedPicture> {
  if (file.size > fileMax) throw new RangeError('The file is too large')
  const bitmap = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) throw new TypeError('The browser paints nothing')
  const { width, height } = bitmap
  const least = Math.min(width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(
    bitmap,
    ...([(width - least) / 2, (height - least) / 2, least, least] as const),
    ...([0, 0, side, side] as const),
  )
  bitmap.close()
  for (const [type, quality] of forms) {
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality))
    if (blob && blob.size <= bytesMax)
      return { canvas, bytes: new Uint8Array(await blob.arrayBuffer()) }
  }
  throw new RangeError('The picture is too large')
}
