import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { moveInGrid } from './moveInGrid.js'
import { Tile } from './Tile.js'
import css from './TileGrid.css?inline'
import { useSheet } from './useSheet.js'
import { useWindow } from './useWindow.js'

/**
 * Many wallets. Only the rows near the part of the nearest `[data-scroll]` that is seen are in the
 * document, and the one with the focus. Tab enters once; arrow keys move in two directions.
 */
export function TileGrid({
  items,
  label,
  columns = 4,
  onPick,
  testId = 'wallet-item',
}: TileGrid.Props) {
  useSheet(css)
  const grid = useRef<HTMLUListElement>(null)
  const [active, setActive] = useState(0)
  const moved = useRef(false)
  const [rowHeight, setRowHeight] = useState(102)
  const rows = Math.ceil(items.length / columns)
  const { first, last } = useWindow(grid, { rows, rowHeight })
  const current = Math.min(active, items.length - 1)

  // The host's type size decides how high a tile is: the first one is measured.
  useLayoutEffect(() => {
    const tile = grid.current?.querySelector<HTMLElement>('.tile')
    if (tile) setRowHeight(tile.offsetHeight + 4)
  }, [])
  useLayoutEffect(() => {
    if (!moved.current) return
    moved.current = false
    const button = grid.current?.querySelector<HTMLElement>(`[data-index="${current}"]`)
    button?.focus({ preventScroll: true })
    button?.scrollIntoView({ block: 'nearest' })
  }, [current])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = moveInGrid(current, event.key, { count: items.length, columns, rtl })
    if (next === undefined) return
    event.preventDefault()
    moved.current = next !== current
    setActive(next)
  }
  const shown = items.flatMap((item, index) => {
    const row = Math.floor(index / columns)
    return (row >= first && row <= last) || index === current ? [{ item, index, row }] : []
  })
  return (
    <ul
      ref={grid}
      className="tiles"
      // biome-ignore lint/a11y/noRedundantRoles: Safari forgets the role of a list without bullets
      role="list"
      aria-label={label}
      onKeyDown={onKeyDown}
      style={{ blockSize: rows * rowHeight }}
    >
      {shown.map(({ item, index, row }) => (
        <li
          key={item.id}
          aria-posinset={index + 1}
          aria-setsize={items.length}
          style={{
            insetBlockStart: row * rowHeight,
            insetInlineStart: `${((index % columns) * 100) / columns}%`,
            inlineSize: `${100 / columns}%`,
          }}
        >
          <Tile
            {...item}
            index={index}
            tabbable={index === current}
            testId={testId}
            onFocus={setActive}
            onPick={onPick}
          />
        </li>
      ))}
    </ul>
  )
}

export declare namespace TileGrid {
  type Item = {
    id: string
    name: string
    imageUrl?: string | undefined
    /** Wears the green dot. */
    marked?: boolean | undefined
    /** What the dot says to readers. */
    markedLabel?: string | undefined
  }
  type Props = {
    items: readonly Item[]
    label: string
    columns?: number
    onPick: (id: string) => void
    testId?: string
  }
}
