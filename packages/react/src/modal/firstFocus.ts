import { candidatesOf, isTabbable } from './tabbables.js'

/**
 * Where the focus goes in a view: its first choice, not the cross of the header. On a touch screen not
 * an input, which would bring up the keyboard unasked. The dialog itself when there is nothing.
 */
export function firstFocus(dialog: HTMLElement): HTMLElement {
  const touch = matchMedia('(pointer: coarse)').matches
  const view = dialog.querySelector<HTMLElement>('.view')
  const choices = view ? candidatesOf(view) : []
  // One after the other: to look at each costs more than all else that is done here.
  return (
    choices.find(
      (choice) => isTabbable(choice) && !(touch && choice instanceof HTMLInputElement),
    ) ?? dialog
  )
}
