/**
 * Runs once the browser has nothing else to do, and never where bytes are dear: with Save-Data, or on a connection that is slower than
 * most. Meant for what is only fetched ahead. Returns what calls it off.
 *
 * @param latestMs runs after so many milliseconds in any case: a hidden frame becomes idle late
 */
export function whenIdle(window: Window, run: () => void, latestMs?: number): () => void {
  const { connection } = window.navigator as Navigator & { connection?: Connection }
  if (connection?.saveData || (connection?.effectiveType ?? fast) !== fast) return () => {}
  // Safari has no such call.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(run, latestMs ?? elseAfterMs)
    return () => window.clearTimeout(timer)
  }
  const turn = window.requestIdleCallback(() => run(), latestMs ? { timeout: latestMs } : undefined)
  return () => window.cancelIdleCallback(turn)
}

/** As the Network Information API says it; most browsers say nothing. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

const fast = '4g'
const elseAfterMs = 500
