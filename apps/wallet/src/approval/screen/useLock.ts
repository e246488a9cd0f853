import {
  type MouseEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Where } from './Answering.js'
import { createLock, type Lock, type LockState } from './createLock.js'

/**
 * The lock of what `box` stands in. `shown` says what is shown: when it changes the lock shuts again. `mayPress` asks about one press: by
 * a person, and now.
 */
export function useLock(box: RefObject<HTMLElement | null>, shown: string, where: Where) {
  const [told, setTold] = useState<{ state: LockState; of: string }>({ state: 'moment', of: shown })
  const lock = useRef<Lock>(undefined)
  const current = useRef(shown)
  // Both before the picture is painted: a button that looks as if it could be pressed, and cannot, takes presses and does nothing.
  useLayoutEffect(() => {
    if (current.current === shown) return
    current.current = shown
    lock.current?.restart()
  }, [shown])
  useEffect(() => {
    const element = box.current?.closest<HTMLElement>('.approval')
    if (!element) return undefined
    const one = createLock({
      element,
      watches: where !== 'window',
      onChange: (state) => setTold({ state, of: current.current }),
    })
    lock.current = one
    return one.stop
  }, [box, where])
  const mayPress = ({ nativeEvent }: MouseEvent) =>
    nativeEvent.isTrusted && where !== 'blindFrame' && lock.current?.isOpen() === true
  // That it was open is true of what was shown then, and of nothing that came after it.
  const state: LockState = told.state === 'open' && told.of !== shown ? 'moment' : told.state
  return { state, mayPress }
}
