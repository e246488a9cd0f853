import { jwtVerify } from 'jose'
import * as v from 'valibot'
import { secondMs } from '../../bounds/times.js'
import { Reference } from './fields.js'
import { isTimely } from './isTimely.js'
import type { Webhook } from './OnrampProvider.js'

const Message = v.object({ data: v.pipe(v.string(), v.maxLength(60_000)) })
const Claims = v.object({
  iat: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
const Order = v.object({ webhookData: v.object({ partnerOrderId: Reference }) })

/**
 * Reads what Transak sent: a token that is signed (HS256) with one of the access tokens that it gave. `undefined` for anything else, and where it does not say
 * when it was made.
 */
export async function readTransakMessage(
  raw: Uint8Array,
  keys: readonly string[],
  now: number,
): Promise<Webhook | undefined> {
  const token = readToken(raw)
  if (token === undefined) return undefined
  for (const key of keys) {
    const claims = await verify(token, key, now)
    if (claims === undefined) continue
    const time = v.safeParse(Claims, claims)
    if (!time.success || !isTimely(time.output.iat * secondMs, now)) return undefined
    const sent = v.safeParse(Order, claims)
    const references = sent.success ? [sent.output.webhookData.partnerOrderId] : []
    return { id: token.slice(token.lastIndexOf('.') + 1), references }
  }
  return undefined
}

function readToken(raw: Uint8Array): string | undefined {
  try {
    const read = v.safeParse(Message, JSON.parse(Buffer.from(raw).toString()))
    if (!read.success) return undefined
    const { data } = read.output
    const signature = data.slice(data.lastIndexOf('.') + 1)
    // Other letters stand for the same bytes at its end: one message would count twice.
    const isExact = Buffer.from(signature, 'base64url').toString('base64url') === signature
    return isExact ? data : undefined
  } catch {
    return undefined
  }
}

async function verify(token: string, key: string, now: number): Promise<unknown> {
  try {
    const options = { algorithms: ['HS256'], currentDate: new Date(now) }
    return (await jwtVerify(token, Buffer.from(key), options)).payload
  } catch {
    return undefined
  }
}
