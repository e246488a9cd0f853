import type { Page } from 'playwright-core'

type Colour = readonly [red: number, green: number, blue: number, alpha: number]

/** Words as they are painted: their colour, and the grounds of all that they stand in, from the nearest on. */
type Painted = { words: string; size: number; weight: number; grounds: Colour[]; colour: Colour }

const white: Colour = [255, 255, 255, 1]

/**
 * Words that stand on a ground too like their own colour: below 4.5 to 1, or 3 to 1 where they are large (WCAG 2.2, 1.4.3). axe leaves
 * words undecided wherever something is drawn before or behind them, as in every dialog.
 */
export async function findFaint(page: Page): Promise<string[]> {
  return faintOf(await page.evaluate(readWords, undefined))
}

/** Those of them that are too faint. */
export function faintOf(all: readonly Painted[]): string[] {
  return all.flatMap((one) => {
    const ratio = ratioOf(one)
    const isLarge = one.size >= 24 || (one.size >= 18.66 && one.weight >= 700)
    // To two digits, as colours are painted in whole steps.
    if (Math.round(ratio * 100) >= (isLarge ? 300 : 450)) return []
    return [`faint, ${ratio.toFixed(2)} to 1: ${one.words}`]
  })
}

function ratioOf({ colour, grounds }: Painted): number {
  const ground = grounds.reduceRight((below, above) => over(above, below), white)
  const [one, other] = [lightOf(over(colour, ground)), lightOf(ground)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

function over(above: Colour, below: Colour): Colour {
  const mix = (at: 0 | 1 | 2) => above[at] * above[3] + below[at] * (1 - above[3])
  return [mix(0), mix(1), mix(2), 1]
}

/** Relative luminance, as WCAG defines it. */
function lightOf([red, green, blue]: Colour): number {
  const [r, g, b] = [red, green, blue].map((byte) => {
    const value = byte / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)
}

/** In the page: all words that are shown, in shadow roots too. What is off, or only drawn, does not count. Uses nothing but itself. */
export function readWords(within: Document | ShadowRoot = document): Painted[] {
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('Nothing can be drawn here')
  // However a colour is written, as it is painted.
  const known = new Map<string, Colour>()
  const paint = (text: string): Colour => {
    const before = known.get(text)
    if (before) return before
    pen.clearRect(0, 0, 1, 1)
    pen.fillStyle = text
    pen.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data
    known.set(text, [red, green, blue, alpha / 255])
    return [red, green, blue, alpha / 255]
  }
  const aboveOf = (element: Element): Element | null => {
    const root = element.getRootNode()
    const host = root instanceof ShadowRoot ? root.host : null
    return element.assignedSlot ?? element.parentElement ?? host
  }
  const lineOf = (element: Element): Element[] => {
    const above = aboveOf(element)
    return above ? [element, ...lineOf(above)] : [element]
  }
  const off = ':disabled, [aria-disabled="true"], [aria-hidden="true"], [inert], svg, script, style'
  const isShown = (element: Element, line: readonly Element[]) => {
    const { width, height } = element.getBoundingClientRect()
    // Clipped is what is said to readers alone.
    const isOff = (one: Element) =>
      one.matches(off) || getComputedStyle(one).clipPath === 'inset(50%)'
    const isSeen = width > 1 && height > 1 && !line.some(isOff)
    return isSeen && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }
  const rootsIn = (root: Document | ShadowRoot): (Document | ShadowRoot)[] =>
    [...root.querySelectorAll('*')].reduce(
      (roots, { shadowRoot }) => (shadowRoot ? roots.concat(rootsIn(shadowRoot)) : roots),
      [root],
    )
  const wordsOf = ({ childNodes }: Element) =>
    [...childNodes]
      .map((one) => (one instanceof Text ? one.data.trim() : ''))
      .join(' ')
      .trim()
  return rootsIn(within)
    .flatMap((root) => [...root.querySelectorAll('*')])
    .flatMap((element) => {
      const words = wordsOf(element).slice(0, 60)
      if (words === '') return []
      const line = lineOf(element)
      if (!isShown(element, line)) return []
      const { color, fontSize, fontWeight } = getComputedStyle(element)
      return {
        words,
        ...{ size: Number.parseFloat(fontSize), weight: Number(fontWeight), colour: paint(color) },
        grounds: line.map((one) => paint(getComputedStyle(one).backgroundColor)),
      }
    })
}
