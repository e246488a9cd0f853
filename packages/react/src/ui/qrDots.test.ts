import fc from 'fast-check'
import jsqr from 'jsqr'
import { expect, test } from 'vitest'
import { qrDots, quietModules } from './qrDots.js'

const uri = `wc:${'7f3a'.repeat(16)}@2?expiryTimestamp=1763732611&relay-protocol=irn&symKey=${'09be'.repeat(16)}`

type Read = (data: Uint8ClampedArray, width: number, height: number) => { data: string } | null

// The package is CommonJS: whether its function is under `default` depends on the loader.
const read = (typeof jsqr === 'function' ? jsqr : Object(jsqr).default) as unknown as Read

/** Draws what the parts say, square by square, and reads it as a camera would. */
function scan({ size, path, eyes, anchors }: qrDots.Result): string | undefined {
  const scale = 4
  const side = (size + 2 * quietModules) * scale
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  const fill = (x: number, y: number, width: number, shade: number) => {
    for (let row = 0; row < width * scale; row++)
      for (let column = 0; column < width * scale; column++) {
        const at = ((y + quietModules) * scale + row) * side + (x + quietModules) * scale + column
        pixels.fill(shade, at * 4, at * 4 + 3)
      }
  }
  for (const [, x, y] of path.matchAll(/M([\d.]+) ([\d.]+)h0/g))
    fill(Number(x) - 0.5, Number(y) - 0.5, 1, 0)
  for (const [x, y] of eyes) {
    fill(x, y, 7, 0)
    fill(x + 1, y + 1, 5, 255)
    fill(x + 2, y + 2, 3, 0)
  }
  for (const [x, y] of anchors) {
    fill(x, y, 5, 0)
    fill(x + 1, y + 1, 3, 255)
    fill(x + 2, y + 2, 1, 0)
  }
  return read(pixels, side, side)?.data
}

test('what is drawn is read again, with a hole in the middle and without', () => {
  expect(scan(qrDots(uri))).toBe(uri)
  expect(scan(qrDots(uri, { hole: 72 / 336 }))).toBe(uri)
})

test('whatever a host gives as URI is read again', () => {
  const text = fc.string({ minLength: 1, maxLength: 400, unit: 'grapheme-ascii' })
  fc.assert(
    fc.property(text, fc.boolean(), (given, marked) => {
      expect(scan(qrDots(given, { hole: marked ? 72 / 336 : 0 }))).toBe(given)
    }),
    // The same texts each time: what reads them is another's, and is not what is tested.
    { numRuns: 60, seed: 2_005 },
  )
})

test('the hole is in the very middle and as wide as the mark needs', () => {
  const { size, path } = qrDots(uri, { hole: 0.2 })
  const needed = 0.2 * (size + 2 * quietModules)
  const middle = [...path.matchAll(/M([\d.]+) ([\d.]+)h0/g)].map(([, x, y]) =>
    Math.max(Math.abs(Number(x) - size / 2), Math.abs(Number(y) - size / 2)),
  )
  expect(Math.min(...middle)).toBeGreaterThanOrEqual(needed / 2)
})
