import { encodeQR, type QrOpts } from 'qr'

/** Modules of each eye, the square in three corners by which a camera finds the code. */
const eye = 7

/**
 * A QR code as drawing: one path of zero-length strokes, which round ends make into dots, without the eyes, and the
 * corners of these.
 *
 * @param hole side of the square left free in the middle, as a part of the whole: a mark stands there
 */
export function qrDots(text: string, { hole = 0 }: { hole?: number } = {}): qrDots.Result {
  const rows = modulesOf(text, hole > 0)
  const size = rows.length
  const free = holeOf(size, hole)
  const isFree = (at: number) => at >= free.start && at < free.end
  const dots: string[] = []
  for (const [y, row] of rows.entries())
    for (const [x, isDark] of row.entries())
      if (isDark && !inEye(x, y, size) && !(isFree(x) && isFree(y)))
        dots.push(`M${x + 0.5} ${y + 0.5}h0`)
  const far = size - eye
  return {
    size,
    path: dots.join(''),
    eyes: [
      [0, 0],
      [far, 0],
      [0, far],
    ],
  }
}

export declare namespace qrDots {
  type Result = {
    /** Modules of a side, without the quiet zone. */
    size: number
    path: string
    eyes: readonly (readonly [x: number, y: number])[]
  }
}

/** What a mark covers is lost, and has to be made good; without one, larger modules are read from further away. */
function modulesOf(text: string, marked: boolean): boolean[][] {
  const framed = marked
    ? withRoom(text, { ecc: 'high', border: 1 })
    : encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
  return framed.slice(1, -1).map((row) => row.slice(1, -1))
}

/** A short text makes a small code, of which a mark would cover what no correction brings back. */
function withRoom(text: string, options: QrOpts): boolean[][] {
  const framed = encodeQR(text, 'raw', options)
  const isSmall = framed.length - 2 < roomyVersion * 4 + 17
  return isSmall ? encodeQR(text, 'raw', { ...options, version: roomyVersion }) : framed
}

const roomyVersion = 8

function inEye(x: number, y: number, size: number): boolean {
  const far = size - eye
  return (x < eye && y < eye) || (x >= far && y < eye) || (x < eye && y >= far)
}

/** As many whole modules as the mark needs, in the very middle. */
function holeOf(size: number, hole: number): { start: number; end: number } {
  if (hole === 0) return { start: 0, end: 0 }
  const needed = Math.ceil(hole * (size + 2 * quietModules))
  const side = needed % 2 === size % 2 ? needed : needed + 1
  const start = (size - side) / 2
  return { start, end: start + side }
}

/** ISO/IEC 18004, 6.3.8: so many light modules around, or a reader finds no edge. */
export const quietModules = 4
