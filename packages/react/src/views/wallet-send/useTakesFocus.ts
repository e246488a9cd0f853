import { type RefObject, useEffect } from 'react'

/** A part that takes the place of another one takes the focus as well, and leaves it to the first button of its card when it goes. */
export function useTakesFocus(part: RefObject<HTMLElement | null>, selector: string): void {
  useEffect(() => {
    const card = part.current?.closest<HTMLElement>('.send-card')
    part.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
    return () => {
      // What comes in its place is drawn by then.
      queueMicrotask(() => {
        const root = card?.getRootNode() as Document | ShadowRoot | undefined
        if (!root?.activeElement) card?.querySelector('button')?.focus({ preventScroll: true })
      })
    }
  }, [part, selector])
}
