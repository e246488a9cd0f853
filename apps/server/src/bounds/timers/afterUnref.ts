/** As `after` of protocol, but a process with nothing else to do ends without waiting for it. */
export function afterUnref(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms).unref()
  return () => clearTimeout(timer)
}
