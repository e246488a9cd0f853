import type { SyntheticEvent } from 'react'

const names =
  'Click DoubleClick KeyDown KeyUp PointerDown PointerUp MouseDown MouseUp TouchStart TouchEnd Focus Blur Input Change Submit Wheel'

/**
 * React hears an event twice when it crosses the border of a shadow root: once inside and once, with
 * the host element as its target, outside. The inner one ends at the border, so that the page's own
 * handlers run once, as for any custom element.
 */
export const contained = Object.fromEntries(names.split(' ').map((name) => [`on${name}`, end]))

function end(event: SyntheticEvent) {
  event.isPropagationStopped = () => true
}
