/** Runs every `ms` milliseconds, until the returned function is called. No process stays for it. */
export function everyUnref(ms: number, run: () => void): () => void {
  const timer = setInterval(run, ms).unref()
  return () => clearInterval(timer)
}
