import { html } from 'hono/html'
import type { EventLine, EventSummary } from '../../events/createEventReader.js'
import type { Markup } from '../../html/Markup.js'
import { write } from '../../html/write.js'
import type { SpokenTexts } from '../../texts/createSpeak.js'
import type { Texts } from '../../texts/english.js'
import { shell } from '../layout/shell.js'
import { bar, dayChart, dayText } from './charts.js'
import type { EventsQuery } from './enterPage.js'
import {
  chooseRange,
  dayLinks,
  linkOf,
  nothing,
  pageLinks,
  periodText,
  signOut,
  time,
} from './parts.js'
import type { ListPage } from './readPage.js'
import { daysOf } from './readPeriod.js'

type EventTexts = Texts['operator']['events']

/** How visitors of a project connect: from opened to connected, by day, wallet, network and error. */
export function eventsPage(speech: SpokenTexts, parts: eventsPage.Parts): Markup {
  const { summary, period, projectId, keptDays } = parts
  const { events: text, shell: names } = speech.texts.operator
  const title = projectId ? text.title({ project: projectId }) : text.noProject
  const setting = html`<code>FOYER_EVENTS_KEPT_DAYS</code>`
  return shell(speech, {
    title: names.events,
    at: '/events',
    aside: signOut(text),
    main: html`<h1>${title}</h1>
<p class="note">${periodText(text, period)} ${text.kept(keptDays)} ${text.sets(write, { setting })}</p>
${chooseRange(text, '/events', parts)}
<nav class="bar-of-links" aria-label="${text.links}">${dayLinks(text, '/events', parts)}<a class="end" href="/events.csv?${linkOf(parts)}">${text.csv}</a></nav>
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
  type Parts = EventsQuery & ListPage<EventLine> & { summary: EventSummary; keptDays: number }
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

function recent(text: EventTexts, parts: eventsPage.Parts): Markup {
  const { lines } = parts
  if (lines.length === 0) return nothing(text)
  return html`<table class="stack"><thead><tr><th scope="col">${text.time}</th><th scope="col">${text.event}</th><th scope="col">${text.page}</th><th scope="col">${text.details}</th></tr></thead><tbody>${lines.map(
    (one) =>
      html`<tr><td>${time(text, one.receivedAt)}</td><td class="event">${one.event}</td><td class="page">${one.url}</td><td class="small">${details(one)}</td></tr>`,
  )}</tbody></table>${pageLinks(text, parts, (page) => `/events?${linkOf(parts)}&page=${page}#recent`)}`
}

/** What an event told, as far as a line holds it. */
function details({ properties }: EventLine): Markup {
  const known = typeof properties === 'object' && properties !== null ? properties : {}
  return html`${Object.entries(known).map(([name, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    return html`<span><b>${name}</b> ${text.slice(0, 200)}</span> `
  })}`
}
