/** The same, but rejected at once with the signal's reason when it is aborted before. Leaves no listener. */
export function orAborted<value>(
  promise: Promise<value>,
  signal: AbortSignal | undefined,
): Promise<value> {
  if (!signal) return promise
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop)
    promise.finally(() => signal.removeEventListener('abort', stop)).then(resolve, reject)
  })
}
