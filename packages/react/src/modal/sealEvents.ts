const names = [
  'click',
  'dblclick',
  'keydown',
  'keyup',
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'focusin',
  'focusout',
  'input',
  'change',
  'submit',
  'wheel',
] as const

/**
 * What happens in the modal is not the page's: its dialogs would take a press here for a press outside
 * of them and close, and its focus traps would take the focus back.
 */
export function sealEvents(host: HTMLElement | null): void {
  for (const name of names) host?.addEventListener(name, end, { passive: true })
}

function end(event: Event) {
  event.stopPropagation()
}
