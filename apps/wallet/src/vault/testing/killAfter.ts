import type { Cut } from './createServices.js'

/** The page, or the service that it asked, is gone. */
export class Killed extends Error {}

/** Lets a number of steps happen; of the next one either nothing or all but its answer. Nothing happens after. */
export function killAfter(steps: number, isAnswerLost: boolean): Cut & { isOver(): boolean } {
  let left = steps
  let isOver = false
  const cut: Cut = async (act) => {
    if (isOver) throw new Killed()
    if (left > 0) {
      left -= 1
      return act()
    }
    isOver = true
    if (isAnswerLost) await act()
    throw new Killed()
  }
  return Object.assign(cut, { isOver: () => isOver })
}
