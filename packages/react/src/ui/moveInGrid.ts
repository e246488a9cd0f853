/**
 * Where a key leads from `index` in a grid that is read row by row; `undefined` when it is no key of a
 * grid. In right-to-left text the next one stands to the left.
 */
export function moveInGrid(
  index: number,
  key: string,
  { count, columns, rtl }: moveInGrid.Parameters,
): number | undefined {
  if (count === 0) return undefined
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: columns,
    ArrowUp: -columns,
    ArrowRight: rtl ? -1 : 1,
    ArrowLeft: rtl ? 1 : -1,
    PageDown: columns * 3,
    PageUp: columns * -3,
    Home: -count,
    End: count,
  }
  const step = steps[key]
  if (step === undefined) return undefined
  const next = index + step
  if (next >= 0 && next < count) return next
  // From above a short last row, down leads to its end; at an edge the focus stays.
  if (key === 'ArrowUp' || (key === 'ArrowDown' && sameRow(index, count - 1, columns))) return index
  return step < 0 ? 0 : count - 1
}

export declare namespace moveInGrid {
  type Parameters = { count: number; columns: number; rtl: boolean }
}

function sameRow(a: number, b: number, columns: number) {
  return Math.floor(a / columns) === Math.floor(b / columns)
}
