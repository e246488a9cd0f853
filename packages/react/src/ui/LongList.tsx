import { memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import css from './Row.css?inline'
import { useSheet } from './useSheet.js'
import { useWindow } from './useWindow.js'

/** What stays in the part that is seen is not drawn again while the list moves: a row costs as much as all its numbers take to write. */
const Place = memo(function Place({
  index,
  draw,
}: {
  index: number
  draw: LongList.Props['children']
}) {
  return draw(index)
})

/** Many rows of one height. Only those near the part of the nearest `[data-scroll]` that is seen are in the document. */
export function LongList({ label, count, children }: LongList.Props) {
  useSheet(css)
  const list = useRef<HTMLUListElement>(null)
  const [rowHeight, setRowHeight] = useState(56)
  const { first, last } = useWindow(list, { rows: count, rowHeight })
  // The host's type size decides how high a row is: the first one is measured.
  useLayoutEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('li')
    if (row && row.offsetHeight > 0) setRowHeight(row.offsetHeight)
  }, [])
  const length = Math.max(0, Math.min(last, count - 1) - first + 1)
  const shown = Array.from({ length }, (_, nth) => first + nth)
  return (
    <ul
      ref={list}
      className="rows"
      // biome-ignore lint/a11y/noRedundantRoles: Safari forgets the role of a list without bullets
      role="list"
      aria-label={label}
      style={{
        paddingBlockStart: first * rowHeight,
        paddingBlockEnd: Math.max(0, count - 1 - last) * rowHeight,
      }}
    >
      {shown.map((index) => (
        <Place key={index} index={index} draw={children} />
      ))}
    </ul>
  )
}

export declare namespace LongList {
  type Props = {
    label: string
    count: number
    /** A row by its place, as a list item with a key. */
    children: (index: number) => ReactNode
  }
}
