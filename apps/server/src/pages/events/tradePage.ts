import { html } from 'hono/html'
import type { Markup } from '../../html/Markup.js'
import type { NameLine, OrderLine, TradeSummary } from '../../services/trade/createTradeReader.js'
import type { SpokenTexts } from '../../texts/createSpeak.js'
import type { Texts } from '../../texts/english.js'
import { shell } from '../layout/shell.js'
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

/** What visitors of a project bought, swapped and registered, and how often which provider failed. It changes nothing. */
export function tradePage(speech: SpokenTexts, parts: tradePage.Parts): Markup {
  const { summary, projectId, period } = parts
  const { events, trade, shell: names } = speech.texts.operator
  const title = projectId ? trade.title({ project: projectId }) : trade.noProject
  const texts = { events, trade }
  return shell(speech, {
    title: names.trade,
    at: path,
    aside: signOut(events),
    main: html`<h1>${title}</h1>
<p class="note">${periodText(events, period)}</p>
${chooseRange(events, path, parts)}
<nav class="bar-of-links" aria-label="${events.links}">${dayLinks(events, path, parts)}</nav>
<div class="grid">
<section aria-labelledby="bought"><h2 id="bought">${trade.bought}</h2>${boughtTable(texts, summary.bought)}</section>
<section aria-labelledby="swaps"><h2 id="swaps">${trade.swaps}</h2>${swapTable(texts, summary.swaps)}</section>
</div>
<section aria-labelledby="providers"><h2 id="providers">${trade.providers}</h2>${providerTable(texts, summary.providers)}</section>
<section aria-labelledby="orders"><h2 id="orders">${trade.newest}</h2>${orderTable(texts, parts)}</section>
<section aria-labelledby="names"><h2 id="names">${trade.names({ count: summary.registered })}</h2>${nameTable(texts, parts)}</section>`,
  })
}

export declare namespace tradePage {
  type Parts = EventsQuery & {
    summary: TradeSummary
    orders: ListPage<OrderLine>
    names: ListPage<NameLine>
  }
}

const path = '/events/trade'

type TradeTexts = Pick<Texts['operator'], 'events' | 'trade'>

function boughtTable({ events, trade }: TradeTexts, rows: TradeSummary['bought']): Markup {
  if (rows.length === 0) return nothing(events)
  return html`<table class="stack"><thead><tr>${heads(trade.provider, trade.status)}${counts(events.count, trade.money)}</tr></thead><tbody>${rows.map(
    ({ provider, status, times, amount, fiat }) =>
      html`<tr><th scope="row"><bdi>${provider}</bdi></th>${cell(trade.status, trade.statuses[status])}${cell(events.count, events.number(times), 'n')}${cell(trade.money, money(amount, fiat), 'n')}</tr>`,
  )}</tbody></table>`
}

function swapTable({ events, trade }: TradeTexts, rows: TradeSummary['swaps']): Markup {
  if (rows.length === 0) return nothing(events)
  return html`<table class="stack"><thead><tr>${heads(events.network)}${counts(trade.begun, trade.done, trade.failed)}</tr></thead><tbody>${rows.map(
    ({ name, begun, done, failed }) =>
      html`<tr><th scope="row"><bdi>${name}</bdi></th>${cell(trade.begun, events.number(begun), 'n')}${cell(trade.done, events.number(done), 'n')}${cell(trade.failed, events.number(failed), 'n')}</tr>`,
  )}</tbody></table>`
}

function providerTable({ events, trade }: TradeTexts, rows: TradeSummary['providers']): Markup {
  if (rows.length === 0) return nothing(events)
  return html`<table class="stack"><thead><tr>${heads(trade.provider, trade.service)}${counts(trade.offered, trade.taken)}${heads(trade.faults, trade.lastFault)}</tr></thead><tbody>${rows.map(
    ({ provider, service, offered, taken, faults, lastFault }) =>
      html`<tr><th scope="row"><bdi>${provider}</bdi></th>${cell(trade.service, trade.services[service])}${cell(trade.offered, events.number(offered), 'n')}${cell(trade.taken, events.number(taken), 'n')}${cell(
        trade.faults,
        faults.map(
          ({ outcome, times }) =>
            html`<span><code>${outcome}</code> ${events.number(times)}</span> `,
        ),
        'small',
      )}${cell(trade.lastFault, lastFault ? time(events, lastFault) : '')}</tr>`,
  )}</tbody></table>`
}

function orderTable({ events, trade }: TradeTexts, parts: tradePage.Parts): Markup {
  const { lines } = parts.orders
  if (lines.length === 0) return nothing(events)
  const href = (page: number) =>
    `${path}?${linkOf(parts)}&orders=${page}&names=${parts.names.page}#orders`
  return html`<table class="stack"><thead><tr>${heads(events.time, trade.status)}${counts(trade.money, trade.coin)}${heads(trade.account, trade.provider)}</tr></thead><tbody>${lines.map(
    (one) =>
      html`<tr><th scope="row">${time(events, new Date(one.createdAt))}</th>${cell(trade.status, trade.statuses[one.status])}${cell(trade.money, money(one.amount, one.fiat), 'n')}${cell(trade.coin, html`<bdi>${one.received ?? ''} ${one.symbol}</bdi>`, 'n')}${cell(trade.account, account(one.account), 'small')}${cell(trade.provider, html`<b>${one.provider}</b> <bdi>${one.vendorId ?? ''}</bdi>`, 'small')}</tr>`,
  )}</tbody></table>${pageLinks(events, parts.orders, href)}`
}

function nameTable({ events, trade }: TradeTexts, parts: tradePage.Parts): Markup {
  const { lines } = parts.names
  if (lines.length === 0) return nothing(events)
  const href = (page: number) =>
    `${path}?${linkOf(parts)}&orders=${parts.orders.page}&names=${page}#names`
  return html`<table class="stack"><thead><tr>${heads(trade.name, trade.holder, events.time)}</tr></thead><tbody>${lines.map(
    ({ name, holder, registeredAt }) =>
      html`<tr><th scope="row"><bdi>${name}</bdi></th>${cell(trade.holder, holder === null ? '' : account(holder), 'small')}${cell(events.time, time(events, registeredAt))}</tr>`,
  )}</tbody></table>${pageLinks(events, parts.names, href)}`
}

const heads = (...names: readonly string[]) =>
  names.map((name) => html`<th scope="col">${name}</th>`)
const counts = (...names: readonly string[]) =>
  names.map((name) => html`<th scope="col" class="n">${name}</th>`)

/** A cell that says what it is where a narrow page puts rows apart, which is where the heads are gone. */
function cell(name: string, value: Markup | readonly Markup[] | string, kind = ''): Markup {
  return html`<td class="${kind}" data-name="${name}">${value}</td>`
}

/** The decimal as it stands in the database: a sum of money is not rounded. */
function money(amount: string | null, fiat: string): Markup {
  return html`<bdi>${amount === null ? fiat : `${amount} ${fiat}`}</bdi>`
}

/** Network and both ends of an address: enough to recognise one that is known already. */
function account(id: string): Markup {
  const [address = '', ...network] = id.split(':').reverse()
  const short = address.length > 16 ? `${address.slice(0, 8)}…${address.slice(-6)}` : address
  return html`<bdi>${[...network.reverse(), short].join(':')}</bdi>`
}
