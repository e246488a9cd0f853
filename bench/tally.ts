import { type FigureName, type Figures, median } from './figures.js'
import { goals } from './goals.js'
import {
  createJudge,
  goalOf,
  inColumns,
  type Judged,
  type Measured,
  titleOf,
  write,
} from './table.js'

/** One whole run. */
export type Measurement = { readonly pages: readonly Measured[]; readonly reactOnly: Figures }

/**
 * One row per goal, one column per page: in how many of the runs it was reached, the median of what they saw, and the least and the most of
 * it. A ratio is to the floor of the same run.
 */
export function tally(runs: readonly Measurement[], names: readonly string[]): string {
  const rows = (Object.keys(goals) as FigureName[]).flatMap((name) => {
    const cells = names.map((page) => cell(seen(runs, page, name), name))
    return cells.some(Boolean) ? [[titleOf(name), ...cells, goalOf(name)]] : []
  })
  return inColumns([`of ${runs.length} runs`, ...names, 'goal'], rows)
}

function seen(runs: readonly Measurement[], name: string, figure: FigureName): Judged[] {
  return runs.flatMap(({ pages, reactOnly }) => {
    const page = pages.find((each) => each.name === name)
    const judged = page && createJudge(pages, reactOnly)(page, figure)
    return judged ? [judged] : []
  })
}

function cell(judged: readonly Judged[], name: FigureName): string {
  if (judged.length === 0) return ''
  const reached = judged.filter(({ isReached }) => isReached).length
  const ratios = judged.flatMap(({ ratio }) => (ratio === undefined ? [] : [ratio]))
  const isRatio = 'times' in (goals[name] ?? {})
  const values = isRatio ? ratios : judged.map(({ value }) => value)
  const say = (value: number) => (isRatio ? `${value.toFixed(2)}×` : write(value, name))
  const middle = say(median(values) ?? Number.NaN)
  return `${reached}: ${middle} (${say(Math.min(...values))} to ${say(Math.max(...values))})`
}
