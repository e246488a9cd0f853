import { decodeQR } from 'qr/decode.js'
import type { ReadFrame } from './ReadFrame.js'

/** A code is found in a picture of this side as in a larger one, and sooner. */
const sideMax = 640

/** Reads codes by code of the page, where the browser has no reader of its own. Apart, because it is heavy: a press on Scan loads it. */
export function createCodeReader(document: Document): ReadFrame {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    const { videoWidth, videoHeight } = video
    const scale = Math.min(1, sideMax / Math.max(videoWidth, videoHeight))
    const width = Math.round(videoWidth * scale)
    const height = Math.round(videoHeight * scale)
    if (!context || width === 0 || height === 0) return undefined
    if (canvas.width !== width) canvas.width = width
    if (canvas.height !== height) canvas.height = height
    context.drawImage(video, 0, 0, width, height)
    try {
      return decodeQR(context.getImageData(0, 0, width, height))
    } catch {
      // Most pictures have no code in them.
      return undefined
    }
  }
}
