import { randomBytes } from 'node:crypto'
import { parseUnits } from 'viem'
import { type CardOutcome, outcomeOf, type WebhookFault } from './cards.js'
import type { Sale, Ware } from './Sale.js'

export type Begun = Pick<Sale, 'reference' | 'ware' | 'address' | 'fiat' | 'country' | 'amount'>
/** What became of a payment: it is through, it wants the bank's code, or it was declined with these words. */
export type Paid = 'paid' | 'secondStep' | { readonly declined: string }

const bankCode = '123456'

/** The purchases of the till, while it runs. */
export function createSales({ deliver, thief, notify, wait, slowMs }: createSales.Parts) {
  const sales = new Map<string, Sale>()
  const running = new Set<Promise<void>>()
  let turn: Promise<unknown> = Promise.resolve()

  /** One after another: the till's account counts its transactions. */
  const inTurn = (ware: Ware, to: string, units: bigint): Promise<string> => {
    const next = turn.then(() => deliver(ware, { to, units }))
    turn = next.catch(() => undefined)
    return next
  }
  async function fulfil(sale: Sale, received: string, outcome: CardOutcome, fault: WebhookFault) {
    await notify(sale, fault)
    if (outcome === 'slow') await wait(slowMs)
    if (outcome === 'refunded') {
      Object.assign(sale, { status: 'failed', says: 'Your money was paid back.' })
      return notify(sale, fault)
    }
    const { decimals, network } = sale.ware
    const whole = parseUnits(received, decimals)
    // What it says that it delivered is all of it, whatever it delivers.
    const units = outcome === 'halfAmount' ? whole / 2n : whole
    const to = outcome === 'otherAddress' ? thief(network) : sale.address
    const hash =
      outcome === 'noHash'
        ? `0x${randomBytes(32).toString('hex')}`
        : await inTurn(sale.ware, to, units)
    Object.assign(sale, {
      ...{ status: 'delivered', hash, received },
      deliveredTo: to,
    })
    await notify(sale, fault)
  }
  return {
    find: (reference: string) => sales.get(reference),
    /** The purchase of a page's address: the same one, however often the page is opened. */
    begin(begun: Begun): Sale {
      const { reference } = begun
      const sale: Sale = sales.get(reference) ?? {
        ...begun,
        ...{ id: `till-${randomBytes(8).toString('hex')}`, status: 'open' },
        ...{ says: undefined, hash: undefined, received: undefined },
        ...{ deliveredTo: undefined, card: undefined },
      }
      sales.set(reference, sale)
      return sale
    },
    /** Takes the money, once. What follows goes on by itself. */
    pay(sale: Sale, { card, code, fault, received }: createSales.Payment): Paid {
      if (sale.status !== 'open') return 'paid'
      const number = code === undefined ? card : (sale.card ?? '')
      const outcome = outcomeOf(number)
      const refusal = refusalOf(outcome, code)
      if (outcome === undefined || refusal !== undefined) return { declined: refusal ?? '' }
      if (outcome === 'secondStep' && code === undefined) {
        sale.card = number
        return 'secondStep'
      }
      sale.status = 'paid'
      const done = fulfil(sale, received, outcome, fault)
        .catch(() => {
          Object.assign(sale, { status: 'failed', says: 'The till could not deliver.' })
          return notify(sale, fault)
        })
        .finally(() => running.delete(done))
      running.add(done)
      return 'paid'
    },
    /** Resolves once nothing is being delivered. */
    settled: async () => void (await Promise.all(running)),
  }
}

export declare namespace createSales {
  type Parts = {
    /** Sends what was bought, and gives the hash. */
    deliver(ware: Ware, delivery: { to: string; units: bigint }): Promise<string>
    /** An address of the network that is not the buyer's. */
    thief(network: string): string
    notify(sale: Sale, fault: WebhookFault): Promise<void>
    wait(ms: number): Promise<void>
    slowMs: number
  }
  type Payment = {
    card: string
    /** Of the bank, in the second step. */
    code: string | undefined
    fault: WebhookFault
    /** What was bought, as a decimal. */
    received: string
  }
}

/** What the bank says against a card. */
function refusalOf(outcome: CardOutcome | undefined, code: string | undefined): string | undefined {
  if (outcome === undefined) return 'There is no such card.'
  if (outcome === 'declined') return 'The bank declined this card.'
  if (outcome === 'secondStep' && code !== undefined && code !== bankCode)
    return 'The bank does not know this code.'
  return undefined
}
