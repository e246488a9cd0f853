import { frameZoomMs, sheetMaxWidthPx } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { bringFrame } from './bringFrame.js'
import { setEmbedded } from './engine/setEmbedded.js'
import { liveEmbedded } from './liveEmbedded.js'

/**
 * Shows the frame over an element of the modal and follows it, whatever moves it, also into a dialog of the page; over the full width on a
 * phone. The element's `aria-label` names the frame. Returns a function that hides it again. A frame that is not there yet is loaded, and
 * shown then.
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
    bringFrame(frame)
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

/** Where the modal is, and within the window, whose height on a phone may be less than the place's. */
function put(frame: HTMLIFrameElement, over: HTMLElement, window: Window) {
  const { host: modal } = over.getRootNode() as Partial<ShadowRoot>
  bringFrame(frame, modal)
  const { style } = frame
  const { top, left, width, height } = over.getBoundingClientRect()
  const isNarrow = window.innerWidth <= sheetMaxWidthPx
  const origin = originOf(modal, window)
  const place = {
    top: `${top - origin.top}px`,
    left: `${isNarrow ? 0 : left - origin.left}px`,
    // A scroll bar is no place for it: nothing of the wallet's screen may be out of sight.
    width: isNarrow ? '100%' : `${width}px`,
    height: `${Math.max(Math.min(height, window.innerHeight - top), 0)}px`,
  }
  for (const [name, value] of Object.entries(place) as [keyof typeof place, string][])
    if (style[name] !== value) style[name] = value
}

/** Where what is fixed begins: the modal's element covers all of that. In an element with a `transform` it is the beginning of that. */
function originOf(modal: Element | undefined, window: Window): { top: number; left: number } {
  const isFixed = modal && window.getComputedStyle(modal).position === 'fixed'
  return isFixed ? modal.getBoundingClientRect() : { top: 0, left: 0 }
}

function zoomIn(frame: HTMLIFrameElement, window: Window) {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  frame.animate([{ transform: 'scale(0.95)', opacity: 0 }, {}], {
    duration: frameZoomMs,
    easing: 'ease-out',
  })
}
