import { calibrationOfGoals, type ServerFigure, type ServerGoal, serverGoals } from '../goals.js'

/** A line of a table of the server. */
export type Row = {
  readonly what: string
  /** Milliseconds of a time, how many a second of a rate, or any other number. */
  readonly value: number
  readonly unit: 'time' | 'rate' | 'other'
  write(value: number): string
  readonly goal: ServerGoal | undefined
}

/** @param msValue milliseconds */
export function timeRow(what: string, msValue: number, goal?: ServerFigure): Row {
  const write = (value: number) => (value < 1 ? us(value) : ms(value))
  return { what, value: msValue, unit: 'time', write, goal: goal && serverGoals[goal] }
}

export function rateRow(what: string, perSecond: number, goal?: ServerFigure): Row {
  const write = (value: number) => `${count(value)}/s`
  return { what, value: perSecond, unit: 'rate', write, goal: goal && serverGoals[goal] }
}

/** A figure that the speed of the machine does not change. */
export function plainRow(
  what: string,
  value: number,
  write: (value: number) => string = count,
  goal?: ServerFigure,
): Row {
  return { what, value, unit: 'other', write, goal: goal && serverGoals[goal] }
}

/** The value below which this share of all values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const ms = (value: number) => `${value.toFixed(1)} ms`
export const us = (msValue: number) => `${Math.round(msValue * 1_000)} µs`
export const mb = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`
export const kb = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`
export const count = (value: number) => Math.round(value).toLocaleString('en-US')

/** @param calibration milliseconds of the processor for the fixed piece of work, on this machine */
export function written(title: string, rows: readonly Row[], calibration: number): string {
  const head = [title, 'measured', 'in calibrations', 'goal here']
  const lines = rows.map((row) => {
    const { what, write, value } = row
    const { mark, wanted } = beside(row, calibration)
    return [what, write(value) + mark, unitsOf(row, calibration), wanted]
  })
  const table = [head, head.map(() => '---'), ...lines].map((line) => `| ${line.join(' | ')} |`)
  return `${table.join('\n')}\n\nCalibration ${ms(calibration)}; the goals are for ${ms(calibrationOfGoals)}.`
}

/** What stands beside a figure: whether it is what the goal wants, and what that is here. */
function beside({ goal, value, write }: Row, calibration: number) {
  if (!goal) return { mark: '', wanted: '' }
  const limit = limitOf(goal, calibration)
  const isReached = 'most' in limit ? value <= limit.most : value >= limit.least
  const wanted = 'most' in limit ? `<= ${write(limit.most)}` : `>= ${write(limit.least)}`
  return { mark: isReached ? ' ✓' : ' ✗', wanted }
}

/** A goal as it is on a machine of this calibration. */
function limitOf(goal: ServerGoal, calibration: number) {
  const slower = calibration / calibrationOfGoals
  if ('most' in goal) return { most: goal.most }
  if ('mostMs' in goal) return { most: goal.mostMs * slower }
  return { least: goal.leastPerSecond / slower }
}

/** A time is worth so many calibrations; of a rate, so many come in the time of one. */
function unitsOf({ unit, value }: Row, calibration: number): string {
  if (unit === 'other') return ''
  const units = unit === 'time' ? value / calibration : (value * calibration) / 1_000
  return units >= 100 ? count(units) : units.toPrecision(3)
}
