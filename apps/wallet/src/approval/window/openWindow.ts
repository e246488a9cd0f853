import { windowTimers } from '../../timers/windowTimers.js'
import type { Verdict } from '../Approval.js'
import type { Assertion } from '../verify/Passkey.js'
import { type FromWindow, type ToWindow, windowReady } from './ToWindow.js'

/** A window that does not speak in this time was cut off from the frame, or does not come; milliseconds. */
const readyWithinMs = 15_000
const lookMs = 300

export type ApprovalWindow = {
  show(drawn: ToWindow): void
  focus(): void
  close(): void
}

/**
 * Opens a window of the wallet's own origin, in a press. Only a window of this origin that this call opened is heard, over a port that it
 * hands over. `undefined` when the browser gave no window, or one that is cut off from here: nothing can be approved then.
 */
export function openWindow(parameters: openWindow.Parameters): ApprovalWindow | undefined {
  const { window, url, onVerdict, onClose, onGone } = parameters
  const opened = window.open(url, '_blank', `popup,width=400,height=680`)
  if (!opened) return undefined
  const { after, every } = windowTimers(window)
  let port: MessagePort | undefined
  let last: ToWindow | undefined
  let isOver = false

  const hear = ({ source, origin, data, ports }: MessageEvent) => {
    if (source !== opened || origin !== window.location.origin || data !== windowReady) return
    // A window that was loaded anew has a new port; the old one speaks no more.
    port?.close()
    port = ports[0]
    if (!port) return
    endWait()
    port.onmessage = ({ data }: MessageEvent<FromWindow>) => {
      if (data.is === 'verdict') onVerdict(data.id, data.verdict, data.said)
      else onClose()
    }
    if (last) port.postMessage(last)
  }
  const end = () => {
    isOver = true
    window.removeEventListener('message', hear)
    endLooks()
    endWait()
    port?.close()
  }
  const endWait = after(readyWithinMs, () => {
    end()
    // A window that loads later would find no listener, and stay empty.
    opened.close()
    onGone('cut')
  })
  // A window fires no event when it is closed.
  const endLooks = every(lookMs, () => {
    if (!opened.closed) return
    const why = port ? 'closed' : 'cut'
    end()
    onGone(why)
  })
  window.addEventListener('message', hear)

  return {
    show(drawn) {
      last = drawn
      port?.postMessage(drawn)
    },
    focus: () => opened.focus(),
    close() {
      if (isOver) return
      end()
      opened.close()
    },
  }
}

export declare namespace openWindow {
  type Parameters = {
    window: Window
    url: string
    onVerdict(id: string, verdict: Verdict, said: Assertion | undefined): void
    onClose(): void
    /** `closed` by the user, without a decision; `cut`: it never spoke. */
    onGone(why: 'closed' | 'cut'): void
  }
}
