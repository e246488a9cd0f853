import { html } from 'hono/html'
import type { EventSummary } from '../../events/createEventReader.js'
import type { Markup } from '../../html/Markup.js'
import type { Texts } from '../../texts/english.js'

/** A bar beside a number that is in the table already. */
export function bar(value: number, most: number, kind: string): Markup {
  const width = most > 0 ? Math.round((value / most) * 1_000) / 10 : 0
  return html`<svg class="bar" aria-hidden="true"><rect class="${kind}" width="${width}%" height="100%" rx="3"></rect></svg>`
}

type Day = EventSummary['days'][number]

/** For each day a column in a column, those without events included: the funnel of the day. */
export function dayChart(text: EventTexts, days: readonly Day[], all: readonly string[]): Markup {
  const known = new Map(days.map((one) => [one.day, one]))
  const most = roundUp(
    Math.max(...days.flatMap(({ opened, chosen, connected }) => [opened, chosen, connected]), 1),
  )
  const columns = all.map((day, index) => column(text, known.get(day), index, most))
  const end = (day = '') => html`<span>${dayText(text, day)}</span>`
  // Time goes from left to right in the picture, and so in what stands beside it.
  return html`<div class="key" aria-hidden="true">${key('open', text.opened)}${key('chosen', text.walletChosen)}${key('done', text.connected)}</div>
<div class="chart" dir="ltr"><span class="scale" aria-hidden="true">${[most, most / 2, 0].map((value) => html`<span>${text.number(value)}</span>`)}</span>
<svg class="days" role="img" aria-label="${text.chart}" viewBox="0 0 ${all.length} 100" preserveAspectRatio="none">${columns}</svg>
<span class="ends" aria-hidden="true">${end(all[0])}${all.length > 2 ? end(all[Math.floor(all.length / 2)]) : ''}${all.length > 1 ? end(all.at(-1)) : ''}</span></div>`
}

/** A day of the counts (`2026-01-31`) as its reader writes it. */
export function dayText(text: EventTexts, day: string): string {
  return text.day(Date.parse(`${day}T00:00:00Z`))
}

type EventTexts = Texts['operator']['events']

function column(
  text: EventTexts,
  one: Day | undefined,
  index: number,
  most: number,
): Markup | string {
  if (!one) return ''
  const { opened, chosen, connected } = one
  const parts = [
    { kind: 'open', value: opened },
    { kind: 'chosen', value: chosen },
    { kind: 'done', value: connected },
  ].sort((a, b) => b.value - a.value)
  return html`<g><title>${text.column({ ...one, day: dayText(text, one.day) })}</title>${parts.map(
    ({ kind, value }) => {
      const height = (value / most) * 100
      return html`<rect class="${kind}" x="${index + 0.12}" y="${100 - height}" width="0.76" height="${height}"></rect>`
    },
  )}</g>`
}

/** The next number that is easy to halve: 2, 4, 10, 20, 40, 100 and so on. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  return [2, 4, 6, 8, 10].map((step) => step * power).find((step) => step >= value) ?? value
}

function key(kind: string, text: string): Markup {
  return html`<span><svg><rect class="${kind}" width="100%" height="100%" rx="2"></rect></svg>${text}</span>`
}
