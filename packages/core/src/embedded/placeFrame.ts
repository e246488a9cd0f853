import { frameZoomMs, sheetMaxWidthPx } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { setEmbedded } from './engine/setEmbedded.js'
import { liveEmbedded } from './liveEmbedded.js'

/**
 * Shows the frame over an element of the modal and follows it, whatever moves it; over the full width on a phone. The element's
 * `aria-label` names the frame. Returns a function that hides it again. A frame that is not there yet is loaded, and shown then.
 */
export function placeFrame(client: Client, over: HTMLElement): () => void {
  const { environment, handles, signal } = client
  const { embedded } = handles
  const mine = {}
  const window = environment.window()
  let frame: HTMLIFrameElement | undefined
  let isOver = false
  let next: number | undefined

  const follow = () => {
    if (!window || !frame || embedded.place !== mine) return
    put(frame, over, window)
    // Its place moves with the dialog, the page, the keyboard and the zoom: it is looked at with every picture.
    next = window.requestAnimationFrame(follow)
  }
  const show = (element: HTMLIFrameElement) => {
    frame = element
    embedded.place = mine
    frame.title = over.getAttribute('aria-label') ?? frame.title
    if (!window) return
    put(frame, over, window)
    frame.style.display = 'block'
    zoomIn(frame, window)
    // Keyboard and screen reader continue in the frame's prompt.
    frame.focus({ preventScroll: true })
    setEmbedded(client, { isFrameShown: true })
    follow()
  }
  const hide = () => {
    if (isOver) return
    isOver = true
    signal.removeEventListener('abort', hide)
    if (next !== undefined) window?.cancelAnimationFrame(next)
    // Another place may have it by now.
    if (!frame || embedded.place !== mine) return
    embedded.place = undefined
    frame.style.display = 'none'
    setEmbedded(client, { isFrameShown: false })
  }

  signal.addEventListener('abort', hide)
  liveEmbedded(client)
    .then(async (live) => {
      await live.load()
      const element = live.element()
      if (element && !isOver) show(element)
    })
    .catch(() => {
      // The caller of the frame's request gets the error.
    })
  return hide
}

/** Within the window, whose height on a phone may be less than the place's. */
function put({ style }: HTMLIFrameElement, over: HTMLElement, window: Window) {
  const { top, left, width, height } = over.getBoundingClientRect()
  const isNarrow = window.innerWidth <= sheetMaxWidthPx
  const place = {
    top: `${top}px`,
    left: `${isNarrow ? 0 : left}px`,
    // A scroll bar is no place for it: nothing of the wallet's screen may be out of sight.
    width: isNarrow ? '100%' : `${width}px`,
    height: `${Math.max(Math.min(height, window.innerHeight - top), 0)}px`,
  }
  for (const [name, value] of Object.entries(place) as [keyof typeof place, string][])
    if (style[name] !== value) style[name] = value
}

function zoomIn(frame: HTMLIFrameElement, window: Window) {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  frame.animate([{ transform: 'scale(0.95)', opacity: 0 }, {}], {
    duration: frameZoomMs,
    easing: 'ease-out',
  })
}
