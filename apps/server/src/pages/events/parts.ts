import { html } from 'hono/html'
import type { Markup } from '../../html/Markup.js'
import type { Texts } from '../../texts/english.js'
import type { EventsQuery } from './enterPage.js'
import type { ListPage } from './readPage.js'
import { dayOf, type Period } from './readPeriod.js'

type EventTexts = Texts['operator']['events']

/** Ends the operator's session. */
export function signOut(text: EventTexts): Markup {
  return html`<form method="post" action="/events/sign-out"><button>${text.signOut}</button></form>`
}

/** Says from when to when. */
export function periodText(text: EventTexts, period: Period): string {
  return text.period({ from: text.day(period.from.getTime()), to: text.day(lastDay(period)) })
}

/** Where project and period are chosen, on the page of this path. */
export function chooseRange(text: EventTexts, path: string, parts: EventsQuery): Markup {
  const { projectIds, projectId, period } = parts
  const options = projectIds.map(
    (id) => html`<option ${id === projectId ? 'selected' : ''}>${id}</option>`,
  )
  return html`<form method="get" action="${path}">
<label>${text.project}<select name="project">${options}</select></label>
<label>${text.from}<input type="date" name="from" value="${dayOf(period.from)}"></label>
<label>${text.to}<input type="date" name="to" value="${dayOf(new Date(lastDay(period)))}"></label>
<button class="main">${text.show}</button></form>`
}

/** The links to the last days, on the page of this path. */
export function dayLinks(text: EventTexts, path: string, { projectId }: EventsQuery) {
  const project = encodeURIComponent(projectId)
  return [7, 30, 90].map(
    (days) => html`<a href="${path}?project=${project}&days=${days}">${text.last(days)}</a>`,
  )
}

/** The query of an address that shows the same project and period. */
export function linkOf({ projectId, period }: EventsQuery): string {
  const to = dayOf(new Date(lastDay(period)))
  return new URLSearchParams({ project: projectId, from: dayOf(period.from), to }).toString()
}

/** The links to the pages before and after this one of a list. */
export function pageLinks(
  text: EventTexts,
  { page, more }: Pick<ListPage<never>, 'page' | 'more'>,
  toHref: (page: number) => string,
): Markup {
  const link = (to: number, name: string) => html`<a href="${toHref(to)}">${name}</a>`
  return html`<nav aria-label="${text.pages}">${page > 1 ? link(page - 1, text.newer) : ''}${more ? link(page + 1, text.older) : ''}</nav>`
}

/** Stands where there is nothing to list. */
export function nothing(text: EventTexts): Markup {
  return html`<p class="note">${text.nothing}</p>`
}

/** A moment, in UTC. */
export function time(text: EventTexts, date: Date): Markup {
  return html`<time datetime="${date.toISOString()}">${text.moment(date.getTime())}</time>`
}

function lastDay({ until }: Period): number {
  return until.getTime() - 1
}
