import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createLock, type Lock, type LockState } from './createLock.js'

/**
 * The lock of the screen that `box` stands in: `[data-screen]`, of which `[data-read]` has to be read. `shown` says what is shown: when it
 * changes the lock shuts again. `mayPress` checks one press: by a user, and now; on a part of what is read, or under all of it.
 */
export function useLock(box: RefObject<HTMLElement | null>, shown: string, watches: boolean) {
  const [reported, setReported] = useState<{ state: LockState; of: string }>({
    state: 'moment',
    of: shown,
  })
  const lock = useRef<Lock>(undefined)
  const current = useRef(shown)
  // Both before the picture is painted: a button that looks as if it could be pressed, and cannot, takes presses and does nothing.
  useLayoutEffect(() => {
    if (current.current === shown) return
    current.current = shown
    lock.current?.restart()
  }, [shown])
  useEffect(() => {
    const screen = box.current?.closest<HTMLElement>('[data-screen]')
    const body = screen?.querySelector<HTMLElement>('[data-read]')
    if (!screen || !body) return undefined
    const one = createLock({
      ...{ screen, body, watches },
      onChange: (state) => setReported({ state, of: current.current }),
    })
    lock.current = one
    return one.stop
  }, [box, watches])
  const mayPress = (event: Event, part?: Element) => {
    if (event.isTrusted && lock.current?.isOpen(part)) return true
    // A listener outside sees that the press was for nothing.
    event.preventDefault()
    return false
  }
  const isSeen = () => lock.current?.isSeen() === true
  // That it was open is true of what was shown then, and of nothing that came after it.
  const state: LockState =
    reported.state === 'open' && reported.of !== shown ? 'moment' : reported.state
  return { state, mayPress, isSeen }
}
