/** What was seen for less than this may have been covered meanwhile: the browser tells of covers that late. Milliseconds. */
const sureAfterMs = 250

/** So many pixels are rounding. */
const slack = 2

/** With less of it in view it cannot be read; pixels. */
const viewMin = 80

type Part = { readonly from: number; readonly to: number; readonly at: number }

/**
 * What of `body` was inside the visible part of `screen` so far: pieces of its height, and how far to the side. All of the body counts,
 * whatever is in it.
 */
export function createReading(screen: HTMLElement, body: HTMLElement): ScreenReading {
  const window = body.ownerDocument.defaultView as Window
  let parts: readonly Part[] = []
  let side = 0
  let height = 0
  let width = 0

  /** Where what stands at the body's beginning is, or would be, on the screen. */
  const start = () => body.getBoundingClientRect().top + body.clientTop - body.scrollTop
  const inView = () => {
    const own = body.getBoundingClientRect()
    const around = screen.getBoundingClientRect()
    const top = Math.max(own.top, around.top, 0)
    const bottom = Math.min(own.bottom, around.bottom, window.innerHeight)
    return { from: top - start(), to: bottom - start() }
  }
  const covers = (end: number) => {
    let reached = 0
    for (const { from, to } of byPlace(parts))
      if (from <= reached + slack) reached = Math.max(reached, to)
    return reached >= end - slack && side >= body.scrollWidth - slack
  }
  /** All that is left after a place was changed: what stands before it. */
  const forgetFrom = (place: number) => {
    parts = parts
      .filter(({ from }) => from < place)
      .map((one) => ({ ...one, to: Math.min(one.to, place) }))
  }
  const forget = () => {
    parts = []
    side = 0
    height = body.scrollHeight
    width = body.clientWidth
  }

  return {
    record(at) {
      // Its words run otherwise than they did.
      if (body.scrollHeight !== height || body.clientWidth !== width) forget()
      const { from, to } = inView()
      if (to - from < Math.min(viewMin, body.scrollHeight)) return
      side = Math.max(side, Math.abs(body.scrollLeft) + body.clientWidth)
      const isKnown = parts.some((one) => one.from <= from + 0.5 && one.to >= to - 0.5)
      if (!isKnown) parts = [...merged(parts, at - sureAfterMs), { from, to, at }]
    },
    isRead: () => covers(body.scrollHeight),
    isReadTo: (part) => covers(part.getBoundingClientRect().bottom - start()),
    doubt(at) {
      parts = parts.filter((one) => one.at <= at - sureAfterMs)
    },
    changed(nodes) {
      height = body.scrollHeight
      for (const node of nodes) forgetFrom(placeOf(node, body) - start())
    },
    forget,
  }
}

export type ScreenReading = {
  /** What is in view now is seen. */
  record(at: number): void
  /** All of it was. */
  isRead(): boolean
  /** All that stands before the end of a part of it was. */
  isReadTo(part: Element): boolean
  /** It came out of sight: what was seen just before may not have been. */
  doubt(at: number): void
  /** These are new, or stand beside what went. */
  changed(nodes: readonly Node[]): void
  forget(): void
}

/** Neighbours that are surely seen become one: a long scroll leaves few parts. */
function merged(parts: readonly Part[], sureAt: number): readonly Part[] {
  const all: Part[] = []
  for (const one of byPlace(parts)) {
    const before = all.at(-1)
    const isOne = before && before.at <= sureAt && one.at <= sureAt && one.from <= before.to + 0.5
    if (isOne) all[all.length - 1] = { ...before, to: Math.max(before.to, one.to) }
    else all.push(one)
  }
  return all
}

function byPlace(parts: readonly Part[]): readonly Part[] {
  return [...parts].sort((one, other) => one.from - other.from)
}

/** Where a node begins; what cannot be measured is as good as the beginning of all. */
function placeOf(node: Node, body: HTMLElement): number {
  const element = 'getBoundingClientRect' in node ? (node as Element) : node.parentElement
  if (!element || element === body || !body.contains(element)) return Number.NEGATIVE_INFINITY
  return element.getBoundingClientRect().top
}
