const key = 'foyerModal'

type Frame = {
  readonly history: Pick<History, 'state' | 'pushState' | 'back'>
  addEventListener(name: 'popstate', listener: (event: Event) => void, capture: true): void
  removeEventListener(name: 'popstate', listener: (event: Event) => void, capture: true): void
}

/**
 * One mark in a window's history, for all modals that are open there: back closes the one opened last. Steps that only put or take the
 * mark are hidden from the page's own router: nothing was navigated.
 */
export function createBackGuard(window: Frame): createBackGuard.Guard {
  const { history } = window
  const closers: (() => boolean)[] = []
  // Taking the mark away is a step back that the browser makes later.
  let leaving = false

  const marked = () => Boolean((history.state as Record<string, unknown> | null)?.[key])
  const mark = () => {
    // A mark that a reload has left is as good as a new one.
    if (!marked()) history.pushState({ ...history.state, [key]: true }, '')
  }
  const forget = (close: () => boolean) => {
    const at = closers.indexOf(close)
    if (at >= 0) closers.splice(at, 1)
    return at >= 0
  }
  const onPop = (event: Event) => {
    const top = closers.at(-1)
    if (!leaving && (!top || marked())) return
    event.stopImmediatePropagation()
    if (!leaving && top?.()) forget(top)
    leaving = false
    // One that was not closed stays, and so does one below it.
    if (closers.length > 0) mark()
    else window.removeEventListener('popstate', onPop, true)
  }
  return {
    enter(close) {
      closers.push(close)
      window.addEventListener('popstate', onPop, true)
      if (!leaving) mark()
      return () => {
        if (!forget(close) || leaving || closers.length > 0) return
        // Not ours any more when the page has navigated since.
        leaving = marked()
        if (leaving) history.back()
        else window.removeEventListener('popstate', onPop, true)
      }
    },
  }
}

export declare namespace createBackGuard {
  type Guard = {
    /** Puts the mark; returns a function that takes it away. `close` says whether it did. */
    enter(close: () => boolean): () => void
  }
}
