import { fetchAheadAfterMs, whenIdle } from '@foyer/protocol'
import { windowTimers } from '../timers/windowTimers.js'

/** A page that does not say when it has connected is left alone for so long. */
const elseAfterMs = 1_000

/**
 * Fetches ahead what the first request needs, so that it is there within the second in which a user may press. It begins once a login is known:
 * the page may send further calls then, so each one restarts the wait, until the page says that it is connected.
 */
export function createWarming({ window, warm }: createWarming.Parameters): Warming {
  let callOff: (() => void) | undefined
  let isConnected = false
  const wait = (ms: number) => {
    callOff?.()
    callOff = windowTimers(window).after(ms, () => {
      callOff = whenIdle(window, warm, fetchAheadAfterMs)
    })
  }
  return (step) => {
    if (isConnected) return
    if (step === 'known') return wait(elseAfterMs)
    // No login is known: there is nothing to prepare.
    if (!callOff) return
    isConnected = true
    wait(fetchAheadAfterMs)
  }
}

type Warming = (step: 'known' | 'connected') => void

export declare namespace createWarming {
  type Parameters = { window: Window; warm(): void }
}
