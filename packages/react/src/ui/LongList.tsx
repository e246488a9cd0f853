import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import css from './Row.css?inline'
import { useSheet } from './useSheet.js'
import { useWindow } from './useWindow.js'

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
  const shown = Array.from({ length: Math.max(0, Math.min(last, count - 1) - first + 1) })
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
      {shown.map((_, index) => children(first + index))}
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
