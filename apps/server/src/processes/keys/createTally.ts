import { type Step, steps, type Tally } from './runUser.js'
import type { Service } from './startHouse.js'

type Row = {
  /** By a killed service. */
  cut: number
  /** With a call on its way to it when it died. */
  onItsWay: number
  page: number
}

/** Counts who was cut off in which step. */
export function createTally(ended: () => void) {
  const rows = new Map<Step, Row>(steps.map((step) => [step, { cut: 0, onItsWay: 0, page: 0 }]))
  const count = (step: Step, what: keyof Row) => {
    const row = rows.get(step)
    if (row) row[what] += 1
  }
  const tally: Tally = {
    ...{ ended, lives: new Set() },
    cut: (step, by) => count(step, by === 'page' ? 'page' : 'cut'),
  }
  return {
    tally,
    rows: () => [...rows.values()],
    /** Notes whose calls are lost with these services. */
    dies(services: readonly Service[]) {
      for (const { call, step } of tally.lives)
        if (call && services.includes(call)) count(step, 'onItsWay')
    },
    lines: () =>
      [...rows].map(
        ([step, { cut, onItsWay, page }]) =>
          `${step}: ${cut} by a killed service (${onItsWay} with a call on its way), ${page} by a closed page`,
      ),
  }
}
