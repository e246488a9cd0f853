import { heightMs } from '@foyer/protocol'
import { type RefObject, useEffect } from 'react'
import { reducedMotion } from './reducedMotion.js'

/** When what stands inside changes its height, the frame around it follows smoothly. */
export function useSmoothHeight(
  frame: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const [outer, inner] = [frame.current, content.current]
    if (!outer || !inner) return
    let height = 0
    let moving: Animation | undefined
    // Told between layout and paint, the first time of the height as it is: the old height is the last one seen.
    const observer = new ResizeObserver(() => {
      const from = moving?.playState === 'running' ? outer.offsetHeight : height
      moving?.cancel()
      const to = outer.offsetHeight
      height = to
      if (from === 0 || from === to || reducedMotion()) return
      moving = outer.animate([{ blockSize: `${from}px` }, { blockSize: `${to}px` }], {
        duration: heightMs,
        easing: 'cubic-bezier(.2,0,0,1)',
      })
    })
    observer.observe(inner)
    return () => {
      observer.disconnect()
      moving?.cancel()
    }
  }, [frame, content])
}
