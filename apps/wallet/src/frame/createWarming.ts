import { fetchAheadAfterMs, whenIdle } from '@foyer/protocol'

/** A page that does not say when it has connected is left alone for so long. */
const elseAfterMs = 1_000

/**
 * Fetches ahead what the first request needs, so that it is there within the second in which a person may press. Nothing of it comes
 * before somebody is connected: of one who is known the page may have more to ask, so that each call waits anew, until it says that it
 * has done so.
 */
export function createWarming({ window, warm }: createWarming.Parameters): Warming {
  let callOff: (() => void) | undefined
  let isConnected = false
  const wait = (ms: number) => {
    callOff?.()
    const timer = window.setTimeout(() => {
      callOff = whenIdle(window, warm, fetchAheadAfterMs)
    }, ms)
    callOff = () => window.clearTimeout(timer)
  }
  return (step) => {
    if (isConnected) return
    if (step === 'known') return wait(elseAfterMs)
    // Nobody is known: there is nothing to be ready for.
    if (!callOff) return
    isConnected = true
    wait(fetchAheadAfterMs)
  }
}

type Warming = (step: 'known' | 'connected') => void

export declare namespace createWarming {
  type Parameters = { window: Window; warm(): void }
}
