import { windowReady } from '../approval/window/ToWindow.js'
import { windowTimers } from '../timers/windowTimers.js'

/** A window that does not speak in this time was cut off from the frame, or does not come; milliseconds. */
const readyWithinMs = 15_000
const lookMs = 300

/**
 * Opens a window of the wallet's own origin, in a press, and lends its document to what is shown there: what is drawn stays the frame's,
 * which has the session and the store. Returns what closes it; `undefined` when the browser gave none.
 */
export function openPageWindow(parameters: openPageWindow.Parameters): (() => void) | undefined {
  const { window, url, onDocument, onGone } = parameters
  const opened = window.open(url, '_blank', 'popup,width=400,height=680')
  if (!opened) return undefined
  const { after, every } = windowTimers(window)
  let leave: (() => void) | undefined
  const end = new AbortController()
  const close = () => {
    if (end.signal.aborted) return
    end.abort()
    endLooks()
    endWait()
    leave?.()
    opened.close()
  }
  const cut = () => {
    close()
    onGone('cut')
  }
  const onMessage = ({ source, origin, data }: MessageEvent) => {
    if (source !== opened || origin !== window.location.origin || data !== windowReady) return
    endWait()
    // A window that was loaded anew is another document.
    leave?.()
    try {
      leave = onDocument(opened.document)
    } catch {
      cut()
    }
  }
  const endWait = after(readyWithinMs, cut)
  // A window fires no event when it is closed.
  const endLooks = every(lookMs, () => {
    if (!opened.closed) return
    close()
    onGone(leave ? 'closed' : 'cut')
  })
  window.addEventListener('message', onMessage, { signal: end.signal })
  return close
}

export declare namespace openPageWindow {
  type Parameters = {
    window: Window
    url: string
    /** Draws into it, and returns what ends that. */
    onDocument(document: Document): () => void
    onGone(why: 'closed' | 'cut'): void
  }
}
