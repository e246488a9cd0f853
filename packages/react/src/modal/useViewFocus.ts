import { type RefObject, useLayoutEffect, useRef } from 'react'
import { afterPaint } from './afterPaint.js'
import { firstFocus } from './firstFocus.js'

/**
 * A new view takes the focus to its first choice. Embedded, only if the focus was inside already. The first view of a modal gets it after
 * the paint, and one that is rendered ahead none: `trapFocus` brings it when that opens.
 */
export function useViewFocus(
  dialog: RefObject<HTMLElement | null>,
  { turn, modal }: { turn: number; modal: boolean },
): void {
  const seen = useRef(0)
  const wasInside = useRef(false)
  // Before the commit: the view before takes the focused part away with it, and the focus is nowhere then.
  if (!modal) wasInside.current = dialog.current?.matches(':focus-within') ?? false
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || seen.current === turn) return undefined
    const first = seen.current === 0
    seen.current = turn
    const focus = () => firstFocus(element).focus({ preventScroll: true })
    if (first) return modal && !isShut(element) ? afterPaint(focus) : undefined
    if (!modal && !wasInside.current) return undefined
    focus()
    // A view that begins something, as a swap, has its fields a moment later.
    return afterPaint(() => element.matches(':focus') && focus())
  }, [dialog, turn, modal])
}

function isShut(element: Element): boolean {
  const root = element.getRootNode()
  return root instanceof ShadowRoot && root.host.hasAttribute('data-shut')
}
