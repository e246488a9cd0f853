import { walletTakeoverMs } from '@foyer/protocol'
import type { Clock } from '../../Clock.js'

/**
 * Reports once whether an app took over from this page after a link was opened: the page was hidden, or lost the focus to
 * the system's prompt. Returns a function that ends the watch without a report.
 */
export function watchTakeover(
  { window, clock }: watchTakeover.Parameters,
  onSettled: (taken: boolean) => void,
): () => void {
  const { document } = window
  const settle = (taken: boolean) => {
    end()
    onSettled(taken)
  }
  const hidden = () => {
    if (document.visibilityState === 'hidden') settle(true)
  }
  const left = () => settle(true)
  const cancel = clock.after(walletTakeoverMs, () => settle(document.visibilityState === 'hidden'))
  const end = () => {
    cancel()
    document.removeEventListener('visibilitychange', hidden)
    window.removeEventListener('pagehide', left)
    window.removeEventListener('blur', left)
  }
  document.addEventListener('visibilitychange', hidden)
  window.addEventListener('pagehide', left)
  window.addEventListener('blur', left)
  return end
}

export declare namespace watchTakeover {
  type Parameters = { window: Window; clock: Clock }
}
