import { type RefObject, useEffect } from 'react'

/** Marks a scroller (`data-more`) while something lies below its edge, which fades there. */
export function useEdge(
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const [outer, inner] = [scroller.current, content.current]
    if (!outer || !inner) return
    const look = () => {
      const below = outer.scrollHeight - outer.clientHeight - outer.scrollTop
      outer.toggleAttribute('data-more', below > 4)
    }
    const observer = new ResizeObserver(look)
    observer.observe(inner)
    observer.observe(outer)
    outer.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      outer.removeEventListener('scroll', look)
    }
  }, [scroller, content])
}
