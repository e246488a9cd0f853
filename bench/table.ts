import { type FigureName, type Figures, figureNames, median } from './figures.js'

type Measured = { readonly name: string; readonly figures: Figures }

/** Bytes over the page with React alone. */
const overReact = new Set<FigureName>(['eager', 'shown', 'opened'])

/** One row per figure, one column per page; behind each figure how many times the wagmi page's it is. */
export function table(pages: readonly Measured[], reactOnly: Figures): string {
  const react = median(reactOnly.eager) ?? 0
  const figureOf = ({ figures }: Measured, name: FigureName) => {
    const value = median(figures[name])
    return value === undefined || !overReact.has(name) ? value : value - react
  }
  const floor = pages.find(({ name }) => name === 'wagmi')
  const cell = (page: Measured, name: FigureName) => {
    const value = figureOf(page, name)
    if (value === undefined) return '–'
    const least =
      floor &&
      ![floor.name, 'react-only'].includes(page.name) &&
      compared.has(name) &&
      figureOf(floor, name)
    return write(value, name) + (least ? ` (${(value / least).toFixed(2)}×)` : '')
  }
  const rows = (Object.keys(figureNames) as FigureName[])
    .filter((name) => pages.some(({ figures }) => figures[name]))
    .map((name) => {
      const [title, unit] = figureNames[name]
      return [unit ? `${title}, ${unit}` : title, ...pages.map((page) => cell(page, name))]
    })
  const head = ['', ...pages.map(({ name }) => name)]
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

const compared = new Set<FigureName>([
  'eager',
  'opened',
  'cold',
  'warm',
  'asked',
  'cpu',
  'phone',
  'heap',
])

function write(value: number, name: FigureName): string {
  const [, unit] = figureNames[name]
  if (unit === 'MB') return (value / 2 ** 20).toFixed(2)
  if (unit === 'kB gzip' || unit === 's') return (value / 1000).toFixed(unit === 's' ? 2 : 1)
  return unit === '' ? String(Math.round(value * 100) / 100) : value.toFixed(1)
}
