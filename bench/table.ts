import { type FigureName, type Figures, figureNames, median } from './figures.js'
import { type Goal, goals } from './goals.js'

type Measured = { readonly name: string; readonly figures: Figures }

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
  const figureOf = ({ figures }: Measured, name: FigureName) => {
    const value = median(figures[name])
    const base = overReact[name]
    return value === undefined || !base ? value : value - (median(reactOnly[base]) ?? 0)
  }
  const floor = pages.find(({ name }) => name === 'wagmi')
  const cell = (page: Measured, name: FigureName) => {
    const value = figureOf(page, name)
    if (value === undefined) return '–'
    if (page.name === 'react-only' || page === floor) return write(value, name)
    const least = floor && compared.has(name) ? figureOf(floor, name) : undefined
    return write(value, name) + beside(name, value, least ? value / least : undefined)
  }
  const rows = (Object.keys(figureNames) as FigureName[])
    .filter((name) => pages.some(({ figures }) => figures[name]))
    .map((name) => {
      const [title, unit] = figureNames[name]
      const cells = pages.map((page) => cell(page, name))
      return [unit ? `${title}, ${unit}` : title, ...cells, goalOf(name)]
    })
  const head = ['', ...pages.map(({ name }) => name), 'goal']
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
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

/** What stands behind a figure: how many times the floor's it is, and whether that is enough. */
function beside(name: FigureName, value: number, ratio: number | undefined): string {
  const isReached = reaches(goals[name], value, ratio)
  const mark = isReached === undefined ? '' : isReached ? ' ✓' : ' ✗'
  return (ratio === undefined ? '' : ` (${ratio.toFixed(2)}×)`) + mark
}

function reaches(goal: Goal | undefined, value: number, ratio: number | undefined) {
  if (!goal) return undefined
  if ('most' in goal) return value <= goal.most
  return ratio === undefined ? undefined : ratio <= goal.times
}

function goalOf(name: FigureName): string {
  const goal = goals[name]
  if (!goal) return ''
  return `<= ${'most' in goal ? write(goal.most, name) : `${goal.times}×`}`
}

function write(value: number, name: FigureName): string {
  const [, unit] = figureNames[name]
  if (unit === 'MB') return (value / 2 ** 20).toFixed(2)
  if (unit === 'kB gzip' || unit === 'kB' || unit === 's')
    return (value / 1000).toFixed(unit === 's' ? 2 : 1)
  return unit === '' ? String(Math.round(value * 100) / 100) : value.toFixed(1)
}
