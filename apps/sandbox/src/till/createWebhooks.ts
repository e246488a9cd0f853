import { createHmac, randomBytes } from 'node:crypto'
import type { WebhookFault } from './cards.js'
import type { Sale } from './Sale.js'

const hourSeconds = 3_600
const waitMs = 5_000

/** A webhook, as it is sent. */
type SignedWebhook = { readonly headers: Readonly<Record<string, string>>; readonly body: string }

/** Writes a webhook about a purchase, signed as a vendor does it: hex HMAC-SHA256 of `time.body`. */
function writeWebhook(
  { secret, seconds }: { secret: string; seconds: number },
  sale: Pick<Sale, 'reference' | 'status'>,
): SignedWebhook {
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

/** Sends the server webhooks about purchases, with the faults that the purchase was given. */
export function createWebhooks({ secret, now, to }: createWebhooks.Parts) {
  const kept = new Map<string, SignedWebhook>()
  const send = async ({ headers, body }: SignedWebhook) => {
    const url = to()
    if (url === undefined) return
    // A server that is away hears nothing, as in the world: it looks up by itself.
    await fetch(url, {
      ...{ method: 'POST', headers, body, signal: AbortSignal.timeout(waitMs) },
    }).catch(() => undefined)
  }
  /** The webhook with what the fault does to its signature, its time or its purchase. */
  const write = (sale: Sale, fault: WebhookFault) => {
    const seconds = Math.floor(now() / 1_000) - (fault === 'oldTime' ? hourSeconds : 0)
    const key = fault === 'badSignature' ? `not ${secret}` : secret
    const other = fault === 'otherSale' && { reference: randomBytes(16).toString('hex') }
    return writeWebhook({ secret: key, seconds }, { ...sale, ...other })
  }
  return async (sale: Sale, fault: WebhookFault): Promise<void> => {
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

export declare namespace createWebhooks {
  type Parts = {
    secret: string
    now(): number
    /** Where webhooks go; `undefined`: nowhere. */
    to(): string | undefined
  }
}
