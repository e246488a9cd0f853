import { html } from 'hono/html'
import type { EventLine, EventSummary } from '../../events/createEventReader.js'
import { type Markup, shell } from '../../html/shell.js'
import { bar, dayChart } from './charts.js'
import { dayOf, daysOf, type Period } from './readPeriod.js'

/** How visitors of a project connect: from opened to connected, by day, wallet, network and error. */
export function eventsPage(parts: eventsPage.Parts): Markup {
  const { summary, period, projectId, keptDays } = parts
  const kept = keptDays > 0 ? `Events are kept for ${keptDays} days.` : 'Events are kept for ever.'
  return shell({
    title: 'Events',
    at: '/events',
    aside: html`<form method="post" action="/events/sign-out"><button>Sign out</button></form>`,
    main: html`<h1>Events of ${projectId || 'no project'}</h1>
<p class="note">${dayOf(period.from)} to ${dayOf(lastDay(period))}, days in UTC. ${kept} <code>FOYER_EVENTS_KEPT_DAYS</code> sets this.</p>
${choice(parts)}
${funnel(summary.days)}
<section aria-labelledby="days"><h2 id="days">By day</h2>${dayChart(summary.days, daysOf(period))}
<details><summary>Numbers</summary><div class="scroll">${dayTable(summary.days)}</div></details></section>
<div class="grid">
<section aria-labelledby="wallets"><h2 id="wallets">By wallet</h2>${walletTable(summary.wallets)}</section>
<section aria-labelledby="networks"><h2 id="networks">By network, connected or switched to</h2>${networkTable(summary.networks)}</section>
</div>
<section aria-labelledby="errors"><h2 id="errors">Errors</h2>${errorTable(summary.errors)}</section>
<section aria-labelledby="recent"><h2 id="recent">Newest events</h2>${recent(parts)}</section>`,
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

function choice({ projectIds, projectId, period }: eventsPage.Parts): Markup {
  const options = projectIds.map(
    (id) => html`<option ${id === projectId ? 'selected' : ''}>${id}</option>`,
  )
  const project = encodeURIComponent(projectId)
  return html`<form method="get" action="/events">
<label>Project<select name="project">${options}</select></label>
<label>From<input type="date" name="from" value="${dayOf(period.from)}"></label>
<label>To<input type="date" name="to" value="${dayOf(lastDay(period))}"></label>
<button class="main">Show</button></form>
<nav class="bar-of-links" aria-label="Period and export">${[7, 30, 90].map((days) => html`<a href="/events?project=${project}&days=${days}">Last ${days} days</a>`)}<a class="end" href="/events.csv?${linkOf(projectId, period)}">Export as CSV</a></nav>`
}

function funnel(days: EventSummary['days']): Markup {
  const sum = (name: 'opened' | 'chosen' | 'connected') =>
    days.reduce((all, one) => all + one[name], 0)
  const [opened, chosen, connected] = [sum('opened'), sum('chosen'), sum('connected')]
  const part = (value: number) =>
    opened > 0 ? `${Math.round((value / opened) * 100)} % of opens` : 'of no opens'
  const most = Math.max(opened, chosen, connected)
  return html`<dl class="funnel"><div><dt>Opened</dt><dd>${number(opened)}<small>times</small></dd>${bar(opened, most, 'open')}</div>
<div><dt>Wallet chosen</dt><dd>${number(chosen)}<small>${part(chosen)}</small></dd>${bar(chosen, most, 'chosen')}</div>
<div><dt>Connected</dt><dd>${number(connected)}<small>${part(connected)}</small></dd>${bar(connected, most, 'done')}</div></dl>`
}

function dayTable(days: EventSummary['days']): Markup {
  return html`<table><thead><tr><th scope="col">Day</th><th scope="col" class="n">Opened</th><th scope="col" class="n">Chosen</th><th scope="col" class="n">Connected</th></tr></thead><tbody>${days.map(
    (one) =>
      html`<tr><th scope="row">${one.day}</th><td class="n">${number(one.opened)}</td><td class="n">${number(one.chosen)}</td><td class="n">${number(one.connected)}</td></tr>`,
  )}</tbody></table>`
}

function walletTable(rows: EventSummary['wallets']): Markup {
  if (rows.length === 0) return nothing
  const most = Math.max(...rows.map(({ chosen, connected }) => Math.max(chosen, connected)))
  return html`<table><thead><tr><th scope="col">Wallet</th><td></td><th scope="col" class="n">Chosen</th><th scope="col" class="n">Connected</th></tr></thead><tbody>${rows.map(
    (one) =>
      html`<tr><th scope="row">${one.name}</th><td class="wide">${bar(one.chosen, most, 'chosen')}${bar(one.connected, most, 'done')}</td><td class="n">${number(one.chosen)}</td><td class="n">${number(one.connected)}</td></tr>`,
  )}</tbody></table>`
}

function networkTable(rows: EventSummary['networks']): Markup {
  if (rows.length === 0) return nothing
  const most = Math.max(...rows.map(({ all }) => all))
  return html`<table><thead><tr><th scope="col">Network</th><td></td><th scope="col" class="n">Count</th></tr></thead><tbody>${rows.map(
    (one) =>
      html`<tr><th scope="row">${one.name}</th><td class="wide">${bar(one.all, most, 'done')}</td><td class="n">${number(one.all)}</td></tr>`,
  )}</tbody></table>`
}

function errorTable(rows: EventSummary['errors']): Markup {
  if (rows.length === 0) return nothing
  return html`<table><thead><tr><th scope="col">Kind</th><th scope="col" class="n">Count</th><th scope="col" class="n">Last</th></tr></thead><tbody>${rows.map(
    (one) =>
      html`<tr><th scope="row">${one.name}</th><td class="n">${number(one.all)}</td><td class="n">${one.last ? time(one.last) : ''}</td></tr>`,
  )}</tbody></table>`
}

function recent({ lines, page, more, projectId, period }: eventsPage.Parts): Markup {
  if (lines.length === 0) return nothing
  const link = (to: number, text: string) =>
    html`<a href="/events?${linkOf(projectId, period)}&page=${to}#recent">${text}</a>`
  return html`<table class="stack"><thead><tr><th scope="col">Time</th><th scope="col">Event</th><th scope="col">Page</th><th scope="col">Details</th></tr></thead><tbody>${lines.map(
    (one) =>
      html`<tr><td>${time(one.receivedAt)}</td><td class="event">${one.event}</td><td class="page">${one.url}</td><td class="small">${details(one)}</td></tr>`,
  )}</tbody></table><nav aria-label="Pages of events">${page > 1 ? link(page - 1, 'Newer') : ''}${more ? link(page + 1, 'Older') : ''}</nav>`
}

const nothing = html`<p class="note">Nothing in this period.</p>`

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

function number(value: number): string {
  return value.toLocaleString('en')
}

function time(date: Date): Markup {
  const text = date.toISOString()
  return html`<time datetime="${text}">${text.slice(0, 16).replace('T', ' ')}</time>`
}
