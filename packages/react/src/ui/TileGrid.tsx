import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { moveInGrid } from './moveInGrid.js'
import { Skeleton } from './Skeleton.js'
import { Tile } from './Tile.js'
import css from './TileGrid.css?inline'
import { useSheet } from './useSheet.js'
import { useWindow } from './useWindow.js'

/**
 * Many wallets. Only the rows near the part of the nearest `[data-scroll]` that is seen are in the
 * document, and the one with the focus. Tab enters once; arrow keys move in two directions. While more are to come,
 * their room is there, and `onReach` is called whenever it is near to be seen.
 */
export function TileGrid({
  items,
  label,
  columns = 4,
  pending = 0,
  onPick,
  onReach,
  testId = 'wallet-item',
}: TileGrid.Props) {
  useSheet(css)
  const grid = useRef<HTMLUListElement>(null)
  const [active, setActive] = useState(0)
  const moved = useRef(false)
  const [rowHeight, setRowHeight] = useState(102)
  const rows = Math.ceil((items.length + pending) / columns)
  const { first, last } = useWindow(grid, { rows, rowHeight })
  const current = Math.min(active, items.length - 1)
  const reached = pending > 0 && (last + 1) * columns > items.length

  // After each drawing: what came may have been too little to leave the room.
  useEffect(() => {
    if (reached) onReach?.()
  })

  // The host's type size decides how high a tile is: the first one is measured.
  const isEmpty = items.length === 0
  useLayoutEffect(() => {
    const tile = isEmpty ? null : grid.current?.querySelector<HTMLElement>('.tile')
    if (tile) setRowHeight(tile.offsetHeight + 4)
  }, [isEmpty])
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
    return (row >= first && row <= last) || index === current ? [{ item, index }] : []
  })
  const room = Array.from({ length: pending }, (_, index) => items.length + index)
  const place = (index: number) => ({
    insetBlockStart: Math.floor(index / columns) * rowHeight,
    insetInlineStart: `${((index % columns) * 100) / columns}%`,
    inlineSize: `${100 / columns}%`,
  })
  return (
    <ul
      ref={grid}
      className="tiles"
      // biome-ignore lint/a11y/noRedundantRoles: Safari forgets the role of a list without bullets
      role="list"
      aria-label={label}
      aria-busy={pending > 0 || undefined}
      onKeyDown={onKeyDown}
      style={{ blockSize: rows * rowHeight }}
    >
      {shown.map(({ item, index }) => (
        <li
          key={item.id}
          aria-posinset={index + 1}
          // How many there will be is not known until the last has come.
          aria-setsize={pending > 0 ? -1 : items.length}
          style={place(index)}
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
      {room.map((index) => (
        <li key={`room ${index}`} aria-hidden="true" style={place(index)}>
          <Skeleton shape="tile" />
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
    /** Wears the badge; this is what it says to readers. */
    badgeLabel?: string | undefined
  }
  type Props = {
    items: readonly Item[]
    label: string
    columns?: number
    /** How many tiles to keep room for: more are to come. Default: none. */
    pending?: number
    onReach?: () => void
    onPick: (id: string) => void
    testId?: string
  }
}
