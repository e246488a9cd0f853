import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { isWebhookFault } from './cards.js'
import type { createSales } from './createSales.js'
import { amountPage, bankPage, lookScript, payPage, refusalPage, salePage } from './pages.js'
import { priceOf, TillRefusal } from './priceOf.js'
import type { Sale, Ware } from './Sale.js'

const priceMs = 30_000
const policy =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; frame-ancestors 'none'"

/** The till: what the server calls, and the pages where one pays. */
export function createTillApp({ secret, wares, sales, now }: createTillApp.Parts): Hono {
  const app = new Hono()
  const wareOf = (network = '', asset = '') =>
    wares.find((ware) => ware.network === network && isSameAsset(ware, asset))
  app.use(async (context, next) => {
    await next()
    context.header('content-security-policy', policy)
    context.header('referrer-policy', 'no-referrer')
  })
  app.use('/api/*', async (context, next) => {
    if (isSame(context.req.header('authorization') ?? '', `Bearer ${secret}`)) return next()
    return context.json({ reason: 'unauthorized' }, 401)
  })
  app.get('/api/quote', ({ req, json }) => {
    const { network, asset, fiat = '', amount = '', country } = req.query()
    const ware = wareOf(network, asset)
    if (!ware) return json({ reason: 'not_sold' }, 404)
    try {
      const price = priceOf(ware, { fiat, amount, country })
      return json({ ...{ network, asset, fiat, amount }, ...price })
    } catch (error) {
      if (!(error instanceof TillRefusal)) throw error
      return json({ reason: error.reason, description: error.message }, 400)
    }
  })
  app.get('/api/orders/:reference', ({ req, json }) => {
    const sale = sales.find(req.param('reference'))
    if (!sale || sale.status === 'open') return json({}, 404)
    const { reference, id, status, hash, received, address, deliveredTo } = sale
    return json({ reference, id, status, hash, received, address: deliveredTo ?? address })
  })
  app.get('/look.js', ({ body }) => body(lookScript, 200, { 'content-type': 'text/javascript' }))
  app.get('/pay', (context) => {
    const query = new URL(context.req.url).search.slice(1)
    const [signed = '', signature = ''] = query.split('&signature=')
    const own = createHmac('sha256', secret).update(signed).digest('hex')
    if (!isSame(signature, own))
      return context.html(refusalPage('This address was not made by the server.'), 403)
    const { reference = '', network, asset, address = '', fiat = '' } = context.req.query()
    const { amount, country } = context.req.query()
    const ware = wareOf(network, asset)
    if (!ware) return context.html(refusalPage('The till does not sell this.'), 404)
    const sale = sales.begin({ reference, ware, address, fiat, country, amount })
    return context.redirect(`/sales/${sale.reference}`)
  })
  app.get('/sales/:reference', (context) => onSale(context, (sale) => show(context, sale)))
  app.post('/sales/:reference/amount', (context) =>
    onSale(context, async (sale) => {
      const { amount } = await context.req.parseBody()
      if (sale.status === 'open') sale.amount = String(amount).trim()
      return context.redirect(`/sales/${sale.reference}`, 303)
    }),
  )
  app.post('/sales/:reference', (context) =>
    onSale(context, async (sale) => {
      if (sale.status !== 'open') return context.redirect(`/sales/${sale.reference}`, 303)
      return pay(context, sale, readPayment(await context.req.parseBody()))
    }),
  )
  function pay(context: Context, sale: Sale, { until, ...payment }: FormPayment) {
    const { code, fault, received } = payment
    // The price of the page holds within its time; it is computed anew, so that the form decides nothing.
    if (!isPriceOf(sale, received) || until <= now() || until > now() + priceMs)
      return show(context, sale, 'The price has ended. This is the new one.')
    const paid = sales.pay(sale, payment)
    if (paid === 'paid') return context.redirect(`/sales/${sale.reference}`, 303)
    const bank = { sale, until, received, fault }
    if (paid === 'secondStep') return context.html(bankPage(bank))
    if (code !== undefined) return context.html(bankPage({ ...bank, note: paid.declined }))
    return show(context, sale, paid.declined)
  }
  function onSale(context: Context, answer: (sale: Sale) => Response | Promise<Response>) {
    const sale = sales.find(context.req.param('reference') ?? '')
    return sale ? answer(sale) : context.html(refusalPage('There is no such purchase.'), 404)
  }
  function show(context: Context, sale: Sale, note?: string): Response | Promise<Response> {
    if (sale.status !== 'open') return context.html(salePage(sale))
    if (sale.amount === undefined) return context.html(amountPage(sale, note))
    try {
      const price = priceOf(sale.ware, { ...sale, amount: sale.amount })
      return context.html(payPage({ sale, price, until: now() + priceMs, note }))
    } catch (error) {
      if (!(error instanceof TillRefusal)) throw error
      if (error.reason === 'country_not_supported') return context.html(refusalPage(error.message))
      return context.html(amountPage(sale, error.message))
    }
  }
  return app
}

export declare namespace createTillApp {
  type Parts = {
    secret: string
    wares: readonly Ware[]
    sales: ReturnType<typeof createSales>
    now(): number
  }
}

type FormPayment = createSales.Payment & { readonly until: number }

function readPayment(form: Readonly<Record<string, unknown>>): FormPayment {
  const fault = String(form.fault)
  return {
    card: String(form.card ?? ''),
    code: form.code === undefined ? undefined : String(form.code).trim(),
    fault: isWebhookFault(fault) ? fault : 'none',
    ...{ received: String(form.received), until: Number(form.until) },
  }
}

const isPriceOf = (sale: Sale, received: string) =>
  sale.amount !== undefined &&
  priceOf(sale.ware, { ...sale, amount: sale.amount }).received === received

const isSameAsset = ({ asset }: Ware, other: string) =>
  asset.startsWith('0x') ? asset.toLowerCase() === other.toLowerCase() : asset === other

/** Compares in a time that says nothing of where they differ. */
function isSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => createHash('sha256').update(text).digest())
  return first !== undefined && second !== undefined && timingSafeEqual(first, second)
}
