/** The rows worth having in the document: those in view and `spare` more on either side. */
export function virtualWindow({
  rows,
  rowHeight,
  top,
  height,
  spare = 3,
}: virtualWindow.Parameters): virtualWindow.Window {
  const first = Math.floor(top / rowHeight) - spare
  const last = Math.ceil((top + height) / rowHeight) - 1 + spare
  return {
    first: Math.min(Math.max(first, 0), Math.max(rows - 1, 0)),
    last: Math.max(Math.min(last, rows - 1), 0),
  }
}

export declare namespace virtualWindow {
  type Parameters = {
    rows: number
    /** In pixels, the gap included. */
    rowHeight: number
    /** How far the first row has been scrolled past the upper edge; negative when it is below it. */
    top: number
    /** Of the part that is seen. */
    height: number
    spare?: number
  }
  /** Row numbers, both included. */
  type Window = { first: number; last: number }
}
