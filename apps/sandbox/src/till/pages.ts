import { html } from 'hono/html'
import { placeholderPage } from '../placeholderPage.js'
import { cards, webhookFaults } from './cards.js'
import type { Price, Sale } from './Sale.js'
import { tillLook } from './tillLook.js'

type Markup = ReturnType<typeof html>

/** Cents always as two digits. */
const money = (amount: string) => {
  const [whole, part = ''] = amount.split('.')
  return `${whole}.${part.padEnd(2, '0')}`
}
const spaced = (number: string) => number.replace(/(.{4})(?=.)/g, '$1 ')
const tillPage = (parts: Omit<placeholderPage.Parts, 'style'>) =>
  placeholderPage({ ...parts, style: tillLook })
const sum = (amount: string, symbol: string) =>
  html`<p class="sum">${amount} <small>${symbol}</small></p>`
const row = (name: string, value: string, kind = '') =>
  html`<div class="${kind}"><dt>${name}</dt><dd><bdi>${value}</bdi></dd></div>`
const alert = (note: string | undefined) =>
  note === undefined ? '' : html`<p role="alert"><strong>${note}</strong></p>`

/** The page where a card is typed in. `until` is when its price ends. */
export function payPage({ sale, price, until, note }: payPage.Parts): Markup {
  const { reference, fiat, ware, address } = sale
  const paid = (amount: string) => `${money(amount)} ${fiat}`
  return tillPage({
    title: 'You get',
    main: html`${sum(price.received, ware.symbol)}${alert(note)}
<dl>${row('Coins', paid(price.subtotal))}${row('Fee of the till', paid(price.fee))}${row('Fee of the network', paid(price.networkFee))}${row('Total', paid(price.total), 'total')}${row('Delivered to', address, 'whole')}</dl>
<form method="post" action="/sales/${reference}"><input type="hidden" name="until" value="${until}"><input type="hidden" name="received" value="${price.received}">
<label>Card number<input name="card" inputmode="numeric" autocomplete="off" list="cards" value="4242 4242 4242 4242" required></label>
<datalist id="cards">${Object.entries(cards).map(
      ([number, { says }]) => html`<option value="${spaced(number)}">${says}</option>`,
    )}</datalist>
<button class="main">Pay ${paid(price.total)}</button>
<p class="note">The price holds for 30 seconds. This page plays a shop for coins: no card exists, no money moves, and the coins are worth nothing.</p>
<details><summary>Cards and webhooks for tests</summary>
<ul>${Object.entries(cards).map(
      ([number, { says }]) =>
        html`<li><bdi>${spaced(number)}</bdi><br><span class="note">${says}</span></li>`,
    )}</ul>
<label>Webhooks to the server<select name="fault">${Object.entries(webhookFaults).map(
      ([name, says]) => html`<option value="${name}">${says}</option>`,
    )}</select></label></details></form>`,
  })
}

export declare namespace payPage {
  type Parts = { sale: Sale; price: Price; until: number; note?: string | undefined }
}

/** The page that wants the amount, where the server named none. */
export const amountPage = ({ reference, fiat, ware }: Sale, note?: string): Markup =>
  tillPage({
    title: `Buy ${ware.symbol}`,
    main: html`${alert(note)}
<form method="post" action="/sales/${reference}/amount"><label>How much ${fiat} do you spend on ${ware.symbol}?<input name="amount" inputmode="decimal" autocomplete="off" required></label>
<button class="main">Go on</button></form>`,
  })

/** The bank's page. */
export const bankPage = ({ sale, until, received, fault, note }: bankPage.Parts): Markup =>
  tillPage({
    title: 'Your bank',
    main: html`<p>The bank wants to know that it is you. Its code is 123456.</p>${alert(note)}
<form method="post" action="/sales/${sale.reference}"><input type="hidden" name="until" value="${until}"><input type="hidden" name="received" value="${received}"><input type="hidden" name="fault" value="${fault}">
<label>Code<input name="code" inputmode="numeric" autocomplete="one-time-code" required></label><button class="main">Confirm</button></form>`,
  })

export declare namespace bankPage {
  type Parts = { sale: Sale; until: number; received: string; fault: string; note?: string }
}

const titles = { open: 'Not paid yet', paid: 'Paid', delivered: 'Delivered', failed: 'Not bought' }
const marks: { readonly [status in Sale['status']]: Markup } = {
  open: html`<div class="mark" aria-hidden="true">…</div>`,
  paid: html`<div class="mark" aria-hidden="true"><span class="wait"></span></div>`,
  delivered: html`<div class="mark good" aria-hidden="true">✓</div>`,
  failed: html`<div class="mark bad" aria-hidden="true">✕</div>`,
}

/** What became of a purchase. */
export function salePage({ status, ware, received, says, hash, address }: Sale): Markup {
  const { symbol } = ware
  return tillPage({
    title: titles[status],
    ...(status === 'paid' && { script: '/look.js' }),
    main: html`${marks[status]}
${status === 'paid' ? html`<p role="status">${symbol} is on the way. You can close this page.</p>` : ''}
${status === 'delivered' ? html`${sum(received ?? '', symbol)}<p role="status">${received} ${symbol} arrived. You can close this page.</p>` : ''}
${says === undefined ? '' : alert(says)}
${status === 'failed' ? '' : html`<dl>${row('Goes to', address, 'whole')}${hash === undefined ? '' : row('Transaction', hash, 'whole')}</dl>`}`,
  })
}

/** Why a page cannot be opened. */
export const refusalPage = (says: string): Markup =>
  tillPage({ title: 'Till', main: html`${marks.failed}${alert(says)}` })

/** Looks again every second. */
export const lookScript = 'setTimeout(() => location.reload(), 1000)'
