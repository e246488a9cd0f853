import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Where } from './Answering.js'
import { createLock, type Lock, type LockState } from './createLock.js'

/**
 * The lock of what `box` stands in. `shown` says what is shown: when it changes the lock shuts again. `mayPress` asks about one press: by
 * a person, and now.
 */
export function useLock(box: RefObject<HTMLElement | null>, shown: string, where: Where) {
  const [state, setState] = useState<LockState>('moment')
  const lock = useRef<Lock>(undefined)
  useEffect(() => {
    const element = box.current?.closest<HTMLElement>('.approval')
    if (!element) return undefined
    const one = createLock({ element, watches: where !== 'window', onChange: setState })
    lock.current = one
    return one.stop
  }, [box, where])
  const first = useRef(shown)
  useEffect(() => {
    if (first.current !== shown) lock.current?.restart()
    first.current = shown
  }, [shown])
  const mayPress = ({ nativeEvent }: MouseEvent) =>
    nativeEvent.isTrusted && where !== 'blindFrame' && lock.current?.isOpen() === true
  return { state, mayPress }
}
