import './capMemory.mjs'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import photon from '@silvia-odwyer/photon-node'
import { disableTypes, imageSize, types } from 'image-size'

/*
 * Reads pictures of strangers in a thread of its own, which is ended when it takes too long. What leaves it was
 * painted anew: pixels, and nothing else of what came in. Plain JavaScript, because a thread is started without
 * the loader of the thread that starts it.
 */

const sideMax = 256
const pixelsMax = 20_000_000
const lanczos3 = 5
const rasters = ['png', 'jpg', 'gif', 'webp']
disableTypes(types.filter((type) => !rasters.includes(type)))

const require = createRequire(import.meta.url)
const resvg = readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm'))
await initWasm(new WebAssembly.Module(resvg))

// A slow machine takes its time until here, which is no fault of the picture.
parentPort.postMessage('ready')
parentPort.on('message', ({ type, bytes }) => {
  try {
    const image = type === 'image/svg+xml' ? paint(bytes) : shrink(bytes)
    parentPort.postMessage({ image }, [image.bytes.buffer])
  } catch {
    parentPort.postMessage({})
  }
})

/** The first frame of a picture made of pixels. Its size is read before anything is unpacked. */
function shrink(bytes) {
  const { width, height } = imageSize(bytes)
  if (!(width > 0 && height > 0 && width * height <= pixelsMax)) throw new Error('too large')
  const image = photon.PhotonImage.new_from_byteslice(bytes)
  const [wide, high] = [image.get_width(), image.get_height()]
  const scale = Math.min(1, sideMax / Math.max(wide, high))
  const side = (length) => Math.max(1, Math.round(length * scale))
  const small = photon.resize(image, side(wide), side(high), lanczos3)
  image.free()
  const pixels = small.get_bytes_webp()
  small.free()
  return { type: 'image/webp', bytes: new Uint8Array(pixels) }
}

/** A drawing: the painter knows no scripts, no pages within, no clock and no network. */
function paint(bytes) {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  // Entities are the one thing in a drawing that can make little into much before it is counted.
  if (/<!ENTITY/i.test(text)) throw new Error('entities')
  const drawing = new Resvg(text)
  const wide = drawing.width >= drawing.height
  drawing.free()
  const fitTo = { mode: wide ? 'width' : 'height', value: sideMax }
  const painter = new Resvg(text, { fitTo, font: { loadSystemFonts: false } })
  const painted = painter.render()
  painter.free()
  const pixels = painted.asPng()
  painted.free()
  return { type: 'image/png', bytes: new Uint8Array(pixels) }
}
