/**
 * Ends this process as a signal would, when npm is gone. npm tells a signal to its shell, and the shell
 * dies of it without telling anyone; what it started would stay behind.
 */
export function endWithParent() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const look = () => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }
  const timer = setInterval(look, 500)
  timer.unref()
}
