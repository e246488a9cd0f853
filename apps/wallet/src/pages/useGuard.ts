import { type RefObject, useEffect, useRef } from 'react'
import { useLock } from '../lock/useLock.js'
import { useVisit } from './VisitContext.js'

/** What is done by a press: a button, a link or a form, and no field. */
const pressed = ['BUTTON', 'A', 'FORM']

/** What a user does not do without seeing the page. */
const uses = ['beforeinput', 'paste', 'copy', 'cut'] as const

/**
 * The lock of a page, before all that is on it: a press or typing reaches nothing while the user could not have meant it, or does not see
 * it. What is marked as free is pressed at any time.
 */
export function useGuard(main: RefObject<HTMLElement | null>, page: string) {
  const { where } = useVisit()
  const { state, mayPress, isSeen } = useLock(main, page, where === 'frame')
  const now = useRef({ mayPress, isSeen })
  now.current = { mayPress, isSeen }
  useEffect(() => {
    const element = main.current
    if (!element) return undefined
    const end = new AbortController()
    // Before any other hears of it.
    const early = { capture: true, signal: end.signal }
    const stop = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
    }
    const press = (event: Event) => {
      const one = pressedOf(event)
      if (!one || one.closest('[data-free]')) return
      // What is done with what stands there needs what stands before it; what stands under all needs all.
      const part = one.closest('[data-read]') ? one : undefined
      if (!now.current.mayPress(event, part)) stop(event)
    }
    element.addEventListener('click', press, early)
    element.addEventListener('submit', press, early)
    for (const name of uses)
      element.addEventListener(name, (event) => now.current.isSeen() || stop(event), early)
    // Nothing is dragged out of it: not by a hand that thinks that it moves something else.
    element.addEventListener('dragstart', stop, early)
    return () => end.abort()
  }, [main])
  return state
}

function pressedOf(event: Event): Element | undefined {
  return event
    .composedPath()
    .find((one): one is Element => 'tagName' in one && pressed.includes(String(one.tagName)))
}
