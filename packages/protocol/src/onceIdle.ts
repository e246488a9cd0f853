/**
 * Runs once the browser has nothing else to do. Returns what calls it off.
 *
 * @param latestMs runs after so many milliseconds in any case: a hidden frame becomes idle late
 */
export function onceIdle(window: Window, run: () => void, latestMs?: number): () => void {
  // Safari has no such call.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(run, latestMs ?? elseAfterMs)
    return () => window.clearTimeout(timer)
  }
  const turn = window.requestIdleCallback(() => run(), latestMs ? { timeout: latestMs } : undefined)
  return () => window.cancelIdleCallback(turn)
}

const elseAfterMs = 500
