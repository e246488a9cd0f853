import { createHmac, randomBytes } from 'node:crypto'
import type { NewsFault } from './cards.js'
import type { Sale } from './Sale.js'

const hourSeconds = 3_600
const waitMs = 5_000

/** A piece of news, as it is sent. */
type News = { readonly headers: Readonly<Record<string, string>>; readonly body: string }

/** Writes news of a purchase, signed as a vendor does it: hex HMAC-SHA256 of `time.body`. */
function writeNews(
  { secret, seconds }: { secret: string; seconds: number },
  sale: Pick<Sale, 'reference' | 'status'>,
): News {
  const { reference, status } = sale
  const id = randomBytes(12).toString('hex')
  const body = JSON.stringify({ id, type: `purchase.${status}`, reference })
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return {
    headers: {
      'content-type': 'application/json',
      'x-till-signature': `t=${seconds},v0=${signature}`,
    },
    body,
  }
}

/** Sends the server news of purchases, with the faults that the purchase was given. */
export function createNews({ secret, now, to }: createNews.Parts) {
  const kept = new Map<string, News>()
  const send = async ({ headers, body }: News) => {
    const url = to()
    if (url === undefined) return
    // A server that is away hears nothing, as in the world: it looks up by itself.
    await fetch(url, {
      ...{ method: 'POST', headers, body, signal: AbortSignal.timeout(waitMs) },
    }).catch(() => undefined)
  }
  /** The news with what the fault does to its signature, its time or its purchase. */
  const write = (sale: Sale, fault: NewsFault) => {
    const seconds = Math.floor(now() / 1_000) - (fault === 'oldTime' ? hourSeconds : 0)
    const key = fault === 'badSignature' ? `not ${secret}` : secret
    const other = fault === 'otherSale' && { reference: randomBytes(16).toString('hex') }
    return writeNews({ secret: key, seconds }, { ...sale, ...other })
  }
  return async (sale: Sale, fault: NewsFault): Promise<void> => {
    if (fault === 'silent') return
    const { reference } = sale
    const written = write(sale, fault)
    if (fault === 'reordered' && sale.status === 'paid') {
      kept.set(reference, written)
      return
    }
    const former = fault === 'twice' ? written : kept.get(reference)
    kept.delete(reference)
    await send(written)
    if (former) await send(former)
  }
}

export declare namespace createNews {
  type Parts = {
    secret: string
    now(): number
    /** Where news goes; `undefined`: nowhere. */
    to(): string | undefined
  }
}
