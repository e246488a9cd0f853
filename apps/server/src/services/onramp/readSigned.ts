import { createHmac, timingSafeEqual } from 'node:crypto'
import { minuteMs } from '../../bounds/times.js'

/** How far the clock of a provider may be off, and how long what it sent counts. */
const toleranceMs = 5 * minuteMs

/**
 * Reads what a provider sent, where it is signed as `t=…,<field>=…`: hex HMAC-SHA256 of `t.body` over the bytes as they came. `undefined` for
 * anything else: another signature, another time, or no JSON. Its id is the same however the header is written.
 */
export function readSigned({
  header,
  field,
  secret,
  raw,
  now,
}: readSigned.Question): { readonly id: string; readonly json: unknown } | undefined {
  if (header === undefined || header.length > 1_000) return undefined
  const parts = new Map(header.split(',').map(toPart))
  const time = parts.get('t') ?? ''
  const given = parts.get(field) ?? ''
  if (!/^\d{1,12}$/.test(time) || !/^[\da-f]{64}$/.test(given)) return undefined
  const own = createHmac('sha256', secret).update(`${time}.`).update(raw).digest()
  if (!timingSafeEqual(own, Buffer.from(given, 'hex'))) return undefined
  if (Math.abs(now - Number(time) * 1_000) > toleranceMs) return undefined
  try {
    return { id: given, json: JSON.parse(Buffer.from(raw).toString()) }
  } catch {
    return undefined
  }
}

export declare namespace readSigned {
  type Question = {
    header: string | undefined
    /** The name of the signature in the header. */
    field: string
    secret: string
    /** The body as it came. */
    raw: Uint8Array
    /** Milliseconds since 1970. */
    now: number
  }
}

function toPart(text: string): [string, string] {
  const at = text.indexOf('=')
  return [text.slice(0, Math.max(at, 0)).trim(), text.slice(at + 1).trim()]
}
