/** Waits, or ends at once when aborted. Leaves no timer and no listener. */
export function pause(timeMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, timeMs)
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
  })
}
