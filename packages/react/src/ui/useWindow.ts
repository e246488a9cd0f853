import { type RefObject, useLayoutEffect, useState } from 'react'
import { virtualWindow } from './virtualWindow.js'

/** Follows which rows of a long grid are near the part that is seen, as its scroller moves. */
export function useWindow(
  grid: RefObject<HTMLElement | null>,
  { rows, rowHeight }: { rows: number; rowHeight: number },
): virtualWindow.Window {
  const [shown, setShown] = useState<virtualWindow.Window>({
    first: 0,
    last: Math.min(rows - 1, 7),
  })
  useLayoutEffect(() => {
    const element = grid.current
    if (!element) return
    const scroller = element.closest<HTMLElement>('[data-scroll]')
    const target = scroller ?? window
    const look = () => {
      const upper = scroller?.getBoundingClientRect().top ?? 0
      const height = scroller?.clientHeight || window.innerHeight
      const top = upper - element.getBoundingClientRect().top
      const next = virtualWindow({ rows, rowHeight, top, height })
      setShown((now) => (now.first === next.first && now.last === next.last ? now : next))
    }
    look()
    target.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      target.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [grid, rows, rowHeight])
  return shown
}
