import { fetchAheadAfterMs, whenIdle } from '@foyer/protocol'

/**
 * Fetches ahead what the first request needs, once the page knows who is logged in: each call waits anew until nothing was asked for a
 * while and the browser is idle. Nothing of it counts before somebody is connected.
 */
export function createWarming({ window, warm }: createWarming.Parameters): () => void {
  let callOff = () => {}
  return () => {
    callOff()
    const timer = window.setTimeout(() => {
      callOff = whenIdle(window, warm)
    }, fetchAheadAfterMs)
    callOff = () => window.clearTimeout(timer)
  }
}

export declare namespace createWarming {
  type Parameters = { window: Window; warm(): void }
}
