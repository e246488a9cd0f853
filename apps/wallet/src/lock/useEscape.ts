import { useEffect } from 'react'

/**
 * Calls `leave` at a press of Escape, which closes a modal: the page around does not hear a key of its frame. What stands over another
 * screen (`isOver`) hears it first, and alone.
 */
export function useEscape(leave: (() => void) | undefined, { view, isOver }: useEscape.Options) {
  useEffect(() => {
    if (!view || !leave) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.repeat) return
      if (event.defaultPrevented || !event.isTrusted) return
      event.preventDefault()
      leave()
    }
    view.addEventListener('keydown', onKey, isOver)
    return () => view.removeEventListener('keydown', onKey, isOver)
  }, [leave, view, isOver])
}

export declare namespace useEscape {
  type Options = {
    /** The window that hears the keys. */
    readonly view: Window | null | undefined
    readonly isOver: boolean
  }
}
