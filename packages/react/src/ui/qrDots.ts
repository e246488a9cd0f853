import { _alignmentPatterns as alignmentPatterns, encodeQR, type QrOpts } from 'qr'

/** Modules of each eye, the square in three corners by which a camera finds the code. */
const eye = 7
/** And of each smaller square within, by which it sees how the code lies. */
const anchor = 5

/**
 * A QR code as drawing: one path of zero-length strokes, which round ends make into dots, and the corners of what a
 * camera finds the code by, which is drawn whole: made of dots it is found by few.
 *
 * @param hole side of the square left free in the middle, as a part of the whole: a mark stands there
 */
export function qrDots(text: string, { hole = 0 }: { hole?: number } = {}): qrDots.Result {
  const rows = modulesOf(text, hole > 0)
  const size = rows.length
  const free = holeOf(size, hole)
  const far = size - eye
  const eyes: Corner[] = [
    [0, 0],
    [far, 0],
    [0, far],
  ]
  const anchors = anchorsOf(size, free)
  const isDrawn = (x: number, y: number) =>
    eyes.some((at) => isIn(x, y, at, eye)) ||
    anchors.some((at) => isIn(x, y, at, anchor)) ||
    isIn(x, y, [free.start, free.start], free.end - free.start)
  const dots: string[] = []
  for (const [y, row] of rows.entries())
    for (const [x, isDark] of row.entries())
      if (isDark && !isDrawn(x, y)) dots.push(`M${x + 0.5} ${y + 0.5}h0`)
  return { size, path: dots.join(''), eyes, anchors }
}

type Corner = readonly [x: number, y: number]

export declare namespace qrDots {
  type Result = {
    /** Modules of a side, without the quiet zone. */
    size: number
    path: string
    /** Squares of seven modules. */
    eyes: readonly Corner[]
    /** Squares of five. */
    anchors: readonly Corner[]
  }
}

/** What a mark covers is lost, and has to be made good. No more than that: larger modules are read from further away. */
function modulesOf(text: string, marked: boolean): boolean[][] {
  const framed = marked
    ? withRoom(text, { ecc: 'quartile', border: 1 })
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

function isIn(x: number, y: number, [left, top]: Corner, side: number): boolean {
  return x >= left && x < left + side && y >= top && y < top + side
}

/** The alignment patterns, but those that an eye or the hole takes the place of. */
function anchorsOf(size: number, free: { start: number; end: number }): Corner[] {
  const centres = alignmentPatterns((size - 17) / 4)
  const first = centres[0] ?? 0
  const last = centres.at(-1) ?? 0
  const isOfEye = (x: number, y: number) =>
    (x === first && y === first) || (x === last && y === first) || (x === first && y === last)
  const touches = (at: number) => at + 2 >= free.start && at - 2 < free.end
  return centres.flatMap((y) =>
    centres
      .filter((x) => !isOfEye(x, y) && !(touches(x) && touches(y)))
      .map((x): Corner => [x - 2, y - 2]),
  )
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
