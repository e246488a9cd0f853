/** Why nothing can be approved yet, or `open`. */
export type LockState = 'moment' | 'focus' | 'unseen' | 'open'

/** So long a screen stands unchanged, in full view and in use before it can be approved; milliseconds. */
const settleMs = 500

/** The least part of the screen that has to be in view: the rest is rounding. */
const ratioMin = 0.99

/**
 * Whether the browser can say that nothing lies over an element and nothing makes it see-through (Intersection Observer, version 2).
 */
export function seesCovers(window: Window & typeof globalThis): boolean {
  return 'isVisible' in window.IntersectionObserverEntry.prototype
}

/**
 * Keeps a screen from being approved before it could be read: for a while after it came, changed, came into view or came into use, and
 * while it is not all in view. The caller asks again at the press: what the browser told last may be old. A screen that is only on its
 * way in is told as a `moment`, so that nobody reads of a cover that never was.
 *
 * @param watches whether what lies over the screen is looked for; a window of its own has nothing over it
 */
export function createLock({ element, watches, onChange }: createLock.Parameters): Lock {
  const { ownerDocument: document } = element
  const window = document.defaultView as Window & typeof globalThis
  let isSeen = !watches
  let isArriving = true
  let state: LockState | undefined
  let timer: number | undefined
  let opensAt = Number.POSITIVE_INFINITY

  const isUsed = () => document.hasFocus() && document.visibilityState === 'visible'
  const tell = (next: LockState) => {
    if (next === state) return
    state = next
    onChange(next)
  }
  const restart = () => {
    window.clearTimeout(timer)
    opensAt = Number.POSITIVE_INFINITY
    if (!isSeen || !isUsed()) return tell(isArriving ? 'moment' : isSeen ? 'focus' : 'unseen')
    tell('moment')
    opensAt = window.performance.now() + settleMs
    timer = window.setTimeout(() => tell('open'), settleMs)
  }
  const see = (entries: readonly IntersectionObserverEntry[]) => {
    const last: SeenEntry | undefined = entries.at(-1)
    // Nothing new is no news: what was seen last still holds.
    if (!last) return
    const now = last.isVisible === true && last.intersectionRatio >= ratioMin
    if (now === isSeen) return
    isSeen = now
    restart()
  }
  const options: IntersectionObserverInit & { trackVisibility: boolean; delay: number } = {
    threshold: [0, 0.5, ratioMin, 1],
    trackVisibility: true,
    delay: 100,
  }
  const observer = watches ? new window.IntersectionObserver(see, options) : undefined
  observer?.observe(element)
  window.addEventListener('focus', restart)
  window.addEventListener('blur', restart)
  document.addEventListener('visibilitychange', restart)
  const arrival = window.setTimeout(() => {
    isArriving = false
    if (!isSeen || !isUsed()) restart()
  }, settleMs)
  restart()

  return {
    restart,
    isOpen() {
      if (observer) see(observer.takeRecords())
      return isSeen && isUsed() && window.performance.now() >= opensAt
    },
    stop() {
      window.clearTimeout(timer)
      window.clearTimeout(arrival)
      observer?.disconnect()
      window.removeEventListener('focus', restart)
      window.removeEventListener('blur', restart)
      document.removeEventListener('visibilitychange', restart)
    },
  }
}

/** The types of the browser know the first version alone. */
type SeenEntry = IntersectionObserverEntry & { readonly isVisible?: boolean }

export type Lock = {
  /** What is shown has changed. */
  restart(): void
  isOpen(): boolean
  stop(): void
}

export declare namespace createLock {
  type Parameters = {
    element: HTMLElement
    watches: boolean
    onChange(state: LockState): void
  }
}
