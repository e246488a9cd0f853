import { windowTimers } from '../timers/windowTimers.js'
import { createPresses } from './createPresses.js'
import { createReading } from './createReading.js'
import { createScale } from './createScale.js'
import { createSight } from './createSight.js'
import { hasRoom } from './hasRoom.js'

/** Why nothing can be decided yet, or `open`. */
export type LockState = 'moment' | 'focus' | 'unseen' | 'small' | 'unread' | 'open'

/** So long a screen stands unchanged, in full view, read and in use before it can be answered; milliseconds. */
const settleMs = 500

/** So often it is looked at what no event tells of: the size of a pixel, faces that came; milliseconds. */
const lookMs = 250

const never = Number.POSITIVE_INFINITY

/**
 * Keeps a screen from being answered before it could be read: for a while after it came, changed, came into view or came into use; while it
 * is not all in view, or too small; and until all that stands on it was in view, at this size and with these words. The caller checks again
 * at the press: the browser's last report may be old. The state of a screen on its way in is `moment`, so that the user reads of no cover
 * that was not there.
 *
 * @param watches whether what lies over the screen is looked for; a window of its own has nothing over it
 */
export function createLock({ screen, body, watches, onChange }: createLock.Parameters): Lock {
  const { ownerDocument: document } = screen
  const window = document.defaultView as Window & typeof globalThis
  const { after, every } = windowTimers(window)
  const now = () => window.performance.now()
  const sight = watches ? createSight(screen, () => look()) : undefined
  const reading = createReading(screen, body)
  // Before the scale, which what has moved would change.
  const presses = createPresses({
    window,
    epoch: () => (now() >= steadyAt ? epoch : undefined),
    scale: watches ? () => scale?.now() ?? 1 : undefined,
  })
  const scale = watches ? createScale(window) : undefined
  let isArriving = true
  let reported: LockState | undefined
  let callOff = () => {}
  let size = ''
  let epoch = 0
  /** What keeps it shut, but for what was not read. */
  let before: Reason | undefined
  let isRead = false
  /** From when on it is open: for what stands under all of it, and for what stands on it. */
  let opensAt = never
  let steadyAt = never

  const setState = (next: LockState) => {
    if (next === reported) return
    reported = next
    onChange(next)
  }
  const settle = (next: LockState) => {
    // A screen that stays `unread` shows no `moment` between.
    if (next !== 'unread' || reported !== next) setState('moment')
    callOff = after(settleMs, () => setState(next))
  }
  const why = (): Reason | undefined => {
    if (sight && !sight.isSeen()) return 'unseen'
    if (!hasRoom(window) || scale?.isWhole() === false) return 'small'
    return document.hasFocus() && document.visibilityState === 'visible' ? undefined : 'focus'
  }
  const wait = (reason: Reason | undefined) => {
    callOff()
    epoch += 1
    steadyAt = never
    opensAt = never
    if (reason) return setState(isArriving ? 'moment' : reason)
    steadyAt = now() + settleMs
    if (isRead) opensAt = steadyAt
    settle(isRead ? 'open' : 'unread')
  }
  const look = (isNew = false) => {
    const { innerWidth, innerHeight, devicePixelRatio } = window
    const sizeNow = `${innerWidth} ${innerHeight} ${screen.clientHeight} ${devicePixelRatio}`
    const isResized = sizeNow !== size
    size = sizeNow
    if (isResized) reading.forget()
    const reason = why()
    if (reason === 'unseen' && before !== 'unseen') reading.doubt(now())
    if (reason !== 'unseen' && reason !== 'small') reading.record(now())
    const isReadNow = reading.isRead()
    if (!isNew && !isResized && reason === before && isReadNow === isRead) return
    before = reason
    isRead = isReadNow
    wait(reason)
  }
  const renew = () => look(true)
  const changed = new window.MutationObserver((records) => {
    reading.changed(records.flatMap(placesOf))
    renew()
  })
  const scrolled = () => look()
  const end = new AbortController()
  const { signal } = end

  changed.observe(body, { childList: true, subtree: true, characterData: true })
  screen.addEventListener('scroll', scrolled, { capture: true, passive: true, signal })
  window.addEventListener('resize', scrolled, { signal })
  window.addEventListener('focus', renew, { signal })
  window.addEventListener('blur', renew, { signal })
  document.addEventListener('visibilitychange', renew, { signal })
  const endLooks = every(lookMs, scrolled)
  const endArrival = after(settleMs, () => {
    isArriving = false
    if (before) wait(before)
  })
  renew()

  return {
    restart: renew,
    isOpen(part) {
      look()
      const opens = part ? steadyAt : opensAt
      return now() >= opens && presses.isOwn() && (!part || reading.isReadTo(part))
    },
    isSeen() {
      const reason = why()
      return isArriving || (reason !== 'unseen' && reason !== 'small')
    },
    stop() {
      callOff()
      endArrival()
      endLooks()
      sight?.stop()
      scale?.stop()
      presses.stop()
      changed.disconnect()
      end.abort()
    },
  }
}

type Reason = 'unseen' | 'small' | 'focus'

export type Lock = {
  /** What is shown has changed. */
  restart(): void
  /** Whether what is pressed now counts: under all that is on the screen, or on a part of it, for which what stands before it was read. */
  isOpen(part?: Element): boolean
  /** Whether the user can see it, at a readable size, as far as the browser said. */
  isSeen(): boolean
  stop(): void
}

export declare namespace createLock {
  type Parameters = {
    /** All that belongs to the decision. */
    screen: HTMLElement
    /** What has to be read of it, however it scrolls. */
    body: HTMLElement
    watches: boolean
    onChange(state: LockState): void
  }
}

/** Where what changed begins: what was added, or what stands before what went. */
function placesOf({ addedNodes, previousSibling, target, type }: MutationRecord): readonly Node[] {
  if (type === 'characterData') return [target]
  return addedNodes.length > 0 ? [...addedNodes] : [previousSibling ?? target]
}
