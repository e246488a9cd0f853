import type { Environment } from './Environment.js'

/** Whether the page runs as an app that was installed: in a window of its own, without the browser's bars. */
export function isInstalled({ window }: Environment): boolean {
  const page = window()
  // iOS says it in a word of its own.
  const navigator: (Navigator & { standalone?: boolean }) | undefined = page?.navigator
  return (
    navigator?.standalone === true ||
    page?.matchMedia?.('(display-mode: standalone)').matches === true
  )
}
