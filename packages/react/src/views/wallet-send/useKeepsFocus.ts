import { type RefObject, useLayoutEffect } from 'react'

/**
 * A part that takes the place of another one takes the focus that went with the other one, and no other. When it goes, what `heir` selects in its
 * card has it. The part is no button: a key that is typed on presses nothing.
 */
export function useKeepsFocus(part: RefObject<HTMLElement | null>, heir: string): void {
  useLayoutEffect(() => {
    const card = part.current?.closest<HTMLElement>('.send-card')
    if (part.current && isLost(card)) take(part.current)
    return () => {
      // What comes in its place is drawn by then.
      queueMicrotask(() => {
        if (isLost(card)) card?.querySelector<HTMLElement>(heir)?.focus({ preventScroll: true })
      })
    }
  }, [part, heir])
}

/** A stop of Tab for as long as it has the focus, so that the next one is what follows it. */
function take(part: HTMLElement): void {
  part.tabIndex = 0
  part.addEventListener(
    'blur',
    () => {
      part.tabIndex = -1
    },
    { once: true },
  )
  part.focus({ preventScroll: true })
}

function isLost(card: HTMLElement | null | undefined): boolean {
  const root = card?.getRootNode() as Document | ShadowRoot | undefined
  return !root?.activeElement || root.activeElement === card?.ownerDocument.body
}
