/** Runs once after `ms` milliseconds, unless the returned function is called before. The `after` of every real clock. */
export function after(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}
