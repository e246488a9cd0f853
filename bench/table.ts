import { type FigureName, type Figures, figureNames, median } from './figures.js'
import { type Goal, goals } from './goals.js'

export type Measured = { readonly name: string; readonly figures: Figures }

/** Figures over those of the page with React alone, by what is taken from them. */
const overReact: { readonly [name in FigureName]?: FigureName } = {
  eager: 'eager',
  shown: 'eager',
  opened: 'eager',
  heap: 'heap',
}

/**
 * One row per figure, one column per page; behind each figure how many times the wagmi page's it is, and whether that reaches the goal of the
 * last column.
 */
export function table(pages: readonly Measured[], reactOnly: Figures): string {
  const judge = createJudge(pages, reactOnly)
  const cell = (page: Measured, name: FigureName) => {
    const judged = judge(page, name)
    return judged ? write(judged.value, name) + beside(judged) : '–'
  }
  const rows = (Object.keys(figureNames) as FigureName[])
    .filter((name) => pages.some(({ figures }) => figures[name]))
    .map((name) => [titleOf(name), ...pages.map((page) => cell(page, name)), goalOf(name)])
  return inColumns(['', ...pages.map(({ name }) => name), 'goal'], rows)
}

export function inColumns(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

export function titleOf(name: FigureName): string {
  const [title, unit] = figureNames[name]
  return unit ? `${title}, ${unit}` : title
}

const compared = new Set<FigureName>([
  'eager',
  'opened',
  'interactive',
  'cold',
  'warm',
  'asked',
  'cpu',
  'cold500',
  'warm500',
  'cold5000',
  'warm5000',
  'cold50000',
  'warm50000',
  'phone',
  'phoneBusy',
  'heap',
  'kept',
])

/**
 * What a page's figure is: over React's where it is taken so, how many times the floor's, and whether that reaches its goal. The floor and
 * React alone have no goal.
 */
export function createJudge(pages: readonly Measured[], reactOnly: Figures) {
  const figureOf = ({ figures }: Measured, name: FigureName) => {
    const value = median(figures[name])
    const base = overReact[name]
    return value === undefined || !base ? value : value - (median(reactOnly[base]) ?? 0)
  }
  const floor = pages.find(({ name }) => name === 'wagmi')
  return (page: Measured, name: FigureName): Judged | undefined => {
    const value = figureOf(page, name)
    if (value === undefined) return undefined
    if (page.name === 'react-only' || page === floor) return { value }
    const least = floor && compared.has(name) ? figureOf(floor, name) : undefined
    const ratio = least ? value / least : undefined
    return { value, ratio, isReached: reaches(goals[name], value, ratio) }
  }
}

export type Judged = {
  readonly value: number
  readonly ratio?: number | undefined
  readonly isReached?: boolean | undefined
}

/** What stands behind a figure: how many times the floor's it is, and whether that is enough. */
function beside({ ratio, isReached }: Judged): string {
  const mark = isReached === undefined ? '' : isReached ? ' ✓' : ' ✗'
  return (ratio === undefined ? '' : ` (${ratio.toFixed(2)}×)`) + mark
}

function reaches(goal: Goal | undefined, value: number, ratio: number | undefined) {
  if (!goal) return undefined
  if ('most' in goal) return value <= goal.most
  return ratio === undefined ? undefined : ratio <= goal.times
}

export function goalOf(name: FigureName): string {
  const goal = goals[name]
  if (!goal) return ''
  return `<= ${'most' in goal ? write(goal.most, name) : `${goal.times}×`}`
}

export function write(value: number, name: FigureName): string {
  const [, unit] = figureNames[name]
  if (unit === 'MB') return (value / 2 ** 20).toFixed(2)
  if (unit === 'kB gzip' || unit === 'kB' || unit === 's')
    return (value / 1000).toFixed(unit === 's' ? 2 : 1)
  return unit === '' ? String(Math.round(value * 100) / 100) : value.toFixed(1)
}
