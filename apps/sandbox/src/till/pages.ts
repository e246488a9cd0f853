import { html } from 'hono/html'
import { placeholderPage } from '../placeholderPage.js'
import { cards, webhookFaults } from './cards.js'
import type { Price, Sale } from './Sale.js'

/** Cents always as two digits. */
const money = (amount: string) => {
  const [whole, part = ''] = amount.split('.')
  return `${whole}.${part.padEnd(2, '0')}`
}
const spaced = (number: string) => number.replace(/(.{4})(?=.)/g, '$1 ')

/** The page where a card is typed in. `until` is when its price ends. */
export function payPage({ sale, price, until, note }: payPage.Parts) {
  const { reference, fiat, ware, address } = sale
  return placeholderPage({
    title: 'Till',
    main: html`<p class="note">This page plays a shop for coins. No card exists, no money moves, and the coins are worth nothing.</p>
${note === undefined ? '' : html`<p role="alert"><strong>${note}</strong></p>`}
<article><h2>You get ${price.received} ${ware.symbol}</h2>
<p>Delivered to <bdi>${address}</bdi></p>
<p class="note">${money(price.subtotal)} ${fiat} for the coins, ${money(price.fee)} ${fiat} for the till, ${money(price.networkFee)} ${fiat} for the network. The price holds for 30 seconds.</p></article>
<form method="post" action="/sales/${reference}"><input type="hidden" name="until" value="${until}"><input type="hidden" name="received" value="${price.received}">
<fieldset><label>Card number<input name="card" inputmode="numeric" autocomplete="off" value="4242 4242 4242 4242" required></label>
<label>Webhooks to the server<select name="fault">${Object.entries(webhookFaults).map(
      ([name, says]) => html`<option value="${name}">${says}</option>`,
    )}</select></label>
<button class="main">Pay ${money(price.total)} ${fiat}</button></fieldset></form>
<article><h2>Cards</h2>${Object.entries(cards).map(
      ([number, { says }]) =>
        html`<p><bdi>${spaced(number)}</bdi><br><span class="note">${says}</span></p>`,
    )}</article>`,
  })
}

export declare namespace payPage {
  type Parts = { sale: Sale; price: Price; until: number; note?: string | undefined }
}

/** The page that wants the amount, where the server named none. */
export const amountPage = ({ reference, fiat, ware }: Sale, note?: string) =>
  placeholderPage({
    title: 'Till',
    main: html`${note === undefined ? '' : html`<p role="alert"><strong>${note}</strong></p>`}
<form method="post" action="/sales/${reference}/amount"><fieldset><label>How much ${fiat} do you spend on ${ware.symbol}?<input name="amount" inputmode="decimal" autocomplete="off" required></label>
<button class="main">Go on</button></fieldset></form>`,
  })

/** The bank's page. */
export const bankPage = ({ sale, until, received, fault, note }: bankPage.Parts) =>
  placeholderPage({
    title: 'Bank',
    main: html`<p>The bank wants to know that it is you. Its code is 123456.</p>
${note === undefined ? '' : html`<p role="alert"><strong>${note}</strong></p>`}
<form method="post" action="/sales/${sale.reference}"><input type="hidden" name="until" value="${until}"><input type="hidden" name="received" value="${received}"><input type="hidden" name="fault" value="${fault}">
<fieldset><label>Code<input name="code" inputmode="numeric" autocomplete="one-time-code" required></label><button class="main">Confirm</button></fieldset></form>`,
  })

export declare namespace bankPage {
  type Parts = { sale: Sale; until: number; received: string; fault: string; note?: string }
}

/** What became of a purchase. */
export function salePage({ status, ware, received, says, hash }: Sale) {
  const title = { open: 'Not paid yet', paid: 'Paid', delivered: 'Delivered', failed: 'Not bought' }
  return placeholderPage({
    title: title[status],
    ...(status === 'paid' && { script: '/look.js' }),
    main: html`${status === 'paid' ? html`<p role="status">${ware.symbol} is on the way. You can close this page.</p>` : ''}
${status === 'delivered' ? html`<p role="status">${received} ${ware.symbol} arrived. You can close this page.</p><p class="note"><bdi>${hash}</bdi></p>` : ''}
${says === undefined ? '' : html`<p role="alert">${says}</p>`}`,
  })
}

/** Why a page cannot be opened. */
export const refusalPage = (says: string) =>
  placeholderPage({ title: 'Till', main: html`<p role="alert">${says}</p>` })

/** Looks again every second. */
export const lookScript = 'setTimeout(() => location.reload(), 1000)'
