import type { SyntheticEvent } from 'react'

const names = [
  'onClick',
  'onDoubleClick',
  'onKeyDown',
  'onKeyUp',
  'onPointerDown',
  'onPointerUp',
  'onMouseDown',
  'onMouseUp',
  'onTouchStart',
  'onTouchEnd',
  'onFocus',
  'onBlur',
  'onInput',
  'onChange',
  'onSubmit',
  'onWheel',
] as const

/**
 * React hears an event twice when it crosses the border of a shadow root: once inside and once, with
 * the host element as its target, outside. The inner one ends at the border, so that the page's own
 * handlers run once, as for any custom element.
 */
export const contained = Object.fromEntries(names.map((name) => [name, end]))

function end(event: SyntheticEvent) {
  event.isPropagationStopped = () => true
}
