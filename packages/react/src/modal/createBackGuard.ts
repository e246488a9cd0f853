const key = 'foyerModal'

type Frame = {
  readonly history: Pick<History, 'state' | 'pushState' | 'back'>
  addEventListener(name: 'popstate', listener: (event: Event) => void, capture: true): void
  removeEventListener(name: 'popstate', listener: (event: Event) => void, capture: true): void
}

/**
 * One mark in a window's history. Steps that only put or take the mark are hidden from the page's own
 * router: nothing was navigated.
 */
export function createBackGuard(window: Frame): createBackGuard.Guard {
  const { history } = window
  let onBack: (() => boolean) | undefined
  // Taking the mark away is a step back that the browser makes later.
  let leaving = false

  const marked = () => Boolean((history.state as Record<string, unknown> | null)?.[key])
  const mark = () => {
    // A mark that a reload has left is as good as a new one.
    if (!marked()) history.pushState({ ...history.state, [key]: true }, '')
  }
  const onPop = (event: Event) => {
    if (!leaving && (!onBack || marked())) return
    event.stopImmediatePropagation()
    const stays = leaving ? onBack !== undefined : onBack?.() === false
    leaving = false
    if (stays) mark()
    else if (!leaving) window.removeEventListener('popstate', onPop, true)
  }
  return {
    enter(close) {
      onBack = close
      window.addEventListener('popstate', onPop, true)
      if (!leaving) mark()
      return () => {
        if (onBack !== close) return
        onBack = undefined
        if (leaving) return
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
