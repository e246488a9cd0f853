import { type RefObject, useLayoutEffect, useRef } from 'react'
import { firstFocus } from './firstFocus.js'

/** A new view takes the focus to its first choice. Embedded, only if the focus was inside already. */
export function useViewFocus(
  dialog: RefObject<HTMLElement | null>,
  { turn, modal }: { turn: number; modal: boolean },
): void {
  const seen = useRef(0)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || seen.current === turn) return
    const first = seen.current === 0
    seen.current = turn
    // When the view before took the focused part away with it, the focus is nowhere.
    const inside = element.matches(':focus-within')
    if (!modal && (first || !inside)) return
    firstFocus(element).focus({ preventScroll: true })
  }, [dialog, turn, modal])
}
