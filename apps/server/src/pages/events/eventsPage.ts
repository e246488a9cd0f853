import { html } from 'hono/html'
import type { EventLine, EventSummary } from '../../events/createEventReader.js'
import type { Markup } from '../../html/Markup.js'
import { write } from '../../html/write.js'
import type { SpokenTexts } from '../../texts/createSpeak.js'
import type { Texts } from '../../texts/english.js'
import { shell } from '../layout/shell.js'
import { bar, dayChart, dayText } from './charts.js'
import { dayOf, daysOf, type Period } from './readPeriod.js'

type EventTexts = Texts['operator']['events']

/** How visitors of a project connect: from opened to connected, by day, wallet, network and error. */
export function eventsPage(speech: SpokenTexts, parts: eventsPage.Parts): Markup {
  const { summary, period, projectId, keptDays } = parts
  const { events: text, shell: names } = speech.texts.operator
  const title = projectId ? text.title({ project: projectId }) : text.noProject
  const from = text.day(period.from.getTime())
  const to = text.day(lastDay(period).getTime())
  const setting = html`<code>FOYER_EVENTS_KEPT_DAYS</code>`
  return shell(speech, {
    title: names.events,
    at: '/events',
    aside: html`<form method="post" action="/events/sign-out"><button>${text.signOut}</button></form>`,
    main: html`<h1>${title}</h1>
<p class="note">${text.period({ from, to })} ${text.kept(keptDays)} ${text.sets(write, { setting })}</p>
${choice(text, parts)}
${funnel(text, summary.days)}
<section aria-labelledby="days"><h2 id="days">${text.byDay}</h2>${dayChart(text, summary.days, daysOf(period))}
<details><summary>${text.numbers}</summary><div class="scroll">${dayTable(text, summary.days)}</div></details></section>
<div class="grid">
<section aria-labelledby="wallets"><h2 id="wallets">${text.byWallet}</h2>${walletTable(text, summary.wallets)}</section>
<section aria-labelledby="networks"><h2 id="networks">${text.byNetwork}</h2>${networkTable(text, summary.networks)}</section>
</div>
<section aria-labelledby="errors"><h2 id="errors">${text.errors}</h2>${errorTable(text, summary.errors)}</section>
<section aria-labelledby="recent"><h2 id="recent">${text.newest}</h2>${recent(text, parts)}</section>`,
  })
}

export declare namespace eventsPage {
  type Parts = {
    projectIds: readonly string[]
    projectId: string
    period: Period
    summary: EventSummary
    lines: readonly EventLine[]
    page: number
    more: boolean
    keptDays: number
  }
}

function choice(text: EventTexts, { projectIds, projectId, period }: eventsPage.Parts): Markup {
  const options = projectIds.map(
    (id) => html`<option ${id === projectId ? 'selected' : ''}>${id}</option>`,
  )
  const project = encodeURIComponent(projectId)
  return html`<form method="get" action="/events">
<label>${text.project}<select name="project">${options}</select></label>
<label>${text.from}<input type="date" name="from" value="${dayOf(period.from)}"></label>
<label>${text.to}<input type="date" name="to" value="${dayOf(lastDay(period))}"></label>
<button class="main">${text.show}</button></form>
<nav class="bar-of-links" aria-label="${text.links}">${[7, 30, 90].map((days) => html`<a href="/events?project=${project}&days=${days}">${text.last(days)}</a>`)}<a class="end" href="/events.csv?${linkOf(projectId, period)}">${text.csv}</a></nav>`
}

function funnel(text: EventTexts, days: EventSummary['days']): Markup {
  const sum = (name: 'opened' | 'chosen' | 'connected') =>
    days.reduce((all, one) => all + one[name], 0)
  const [opened, chosen, connected] = [sum('opened'), sum('chosen'), sum('connected')]
  const part = (value: number) => text.share(opened > 0 ? value / opened : undefined)
  const most = Math.max(opened, chosen, connected)
  return html`<dl class="funnel"><div><dt>${text.opened}</dt><dd>${text.number(opened)}<small>${text.times(opened)}</small></dd>${bar(opened, most, 'open')}</div>
<div><dt>${text.walletChosen}</dt><dd>${text.number(chosen)}<small>${part(chosen)}</small></dd>${bar(chosen, most, 'chosen')}</div>
<div><dt>${text.connected}</dt><dd>${text.number(connected)}<small>${part(connected)}</small></dd>${bar(connected, most, 'done')}</div></dl>`
}

function dayTable(text: EventTexts, days: EventSummary['days']): Markup {
  return html`<table><thead><tr><th scope="col">${text.days}</th><th scope="col" class="n">${text.opened}</th><th scope="col" class="n">${text.chosen}</th><th scope="col" class="n">${text.connected}</th></tr></thead><tbody>${days.map(
    (one) =>
      html`<tr><th scope="row">${dayText(text, one.day)}</th><td class="n">${text.number(one.opened)}</td><td class="n">${text.number(one.chosen)}</td><td class="n">${text.number(one.connected)}</td></tr>`,
  )}</tbody></table>`
}

function walletTable(text: EventTexts, rows: EventSummary['wallets']): Markup {
  if (rows.length === 0) return nothing(text)
  const most = Math.max(...rows.map(({ chosen, connected }) => Math.max(chosen, connected)))
  return html`<table><thead><tr><th scope="col">${text.wallet}</th><td></td><th scope="col" class="n">${text.chosen}</th><th scope="col" class="n">${text.connected}</th></tr></thead><tbody>${rows.map(
    (one) =>
      html`<tr><th scope="row">${one.name}</th><td class="wide">${bar(one.chosen, most, 'chosen')}${bar(one.connected, most, 'done')}</td><td class="n">${text.number(one.chosen)}</td><td class="n">${text.number(one.connected)}</td></tr>`,
  )}</tbody></table>`
}

function networkTable(text: EventTexts, rows: EventSummary['networks']): Markup {
  if (rows.length === 0) return nothing(text)
  const most = Math.max(...rows.map(({ all }) => all))
  return html`<table><thead><tr><th scope="col">${text.network}</th><td></td><th scope="col" class="n">${text.count}</th></tr></thead><tbody>${rows.map(
    (one) =>
      html`<tr><th scope="row">${one.name}</th><td class="wide">${bar(one.all, most, 'done')}</td><td class="n">${text.number(one.all)}</td></tr>`,
  )}</tbody></table>`
}

function errorTable(text: EventTexts, rows: EventSummary['errors']): Markup {
  if (rows.length === 0) return nothing(text)
  return html`<table><thead><tr><th scope="col">${text.kind}</th><th scope="col" class="n">${text.count}</th><th scope="col" class="n">${text.latest}</th></tr></thead><tbody>${rows.map(
    (one) =>
      html`<tr><th scope="row">${one.name}</th><td class="n">${text.number(one.all)}</td><td class="n">${one.last ? time(text, one.last) : ''}</td></tr>`,
  )}</tbody></table>`
}

function recent(
  text: EventTexts,
  { lines, page, more, projectId, period }: eventsPage.Parts,
): Markup {
  if (lines.length === 0) return nothing(text)
  const link = (to: number, name: string) =>
    html`<a href="/events?${linkOf(projectId, period)}&page=${to}#recent">${name}</a>`
  return html`<table class="stack"><thead><tr><th scope="col">${text.time}</th><th scope="col">${text.event}</th><th scope="col">${text.page}</th><th scope="col">${text.details}</th></tr></thead><tbody>${lines.map(
    (one) =>
      html`<tr><td>${time(text, one.receivedAt)}</td><td class="event">${one.event}</td><td class="page">${one.url}</td><td class="small">${details(one)}</td></tr>`,
  )}</tbody></table><nav aria-label="${text.pages}">${page > 1 ? link(page - 1, text.newer) : ''}${more ? link(page + 1, text.older) : ''}</nav>`
}

const nothing = (text: EventTexts) => html`<p class="note">${text.nothing}</p>`

/** What an event told, as far as a line holds it. */
function details({ properties }: EventLine): Markup {
  const known = typeof properties === 'object' && properties !== null ? properties : {}
  return html`${Object.entries(known).map(([name, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    return html`<span><b>${name}</b> ${text.slice(0, 200)}</span> `
  })}`
}

function linkOf(projectId: string, period: Period): string {
  const to = dayOf(lastDay(period))
  return new URLSearchParams({ project: projectId, from: dayOf(period.from), to }).toString()
}

function lastDay({ until }: Period): Date {
  return new Date(until.getTime() - 1)
}

function time(text: EventTexts, date: Date): Markup {
  return html`<time datetime="${date.toISOString()}">${text.moment(date.getTime())}</time>`
}
