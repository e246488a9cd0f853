import { countMoving } from '../world/countMoving.js'

/** Whether the dialog stands: it has its title, nothing moves, nothing fades, nothing is being loaded. */
export function isSettled(): boolean {
  const root = document.querySelector('foyer-modal:not([data-shut])')?.shadowRoot
  const dialog = root?.querySelector('[role="dialog"]')
  if (!dialog?.querySelector(':is(h1, h2)')?.textContent) return false
  return countMoving(dialog) === 0 && !root?.querySelector('.skeleton')
}
