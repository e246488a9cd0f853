import { createHmac } from 'node:crypto'
import { sameSecret } from '../../secrets/sameSecret.js'
import { isTimely } from './isTimely.js'

/** Of each kind of part, such as signatures by the key of now and by the next. */
const partsMax = 20

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
  bound,
}: readSigned.Question): { readonly id: string; readonly json: unknown } | undefined {
  if (header === undefined || header.length > 1_000) return undefined
  const given = header.split(',', partsMax).map(toPart)
  const parts = new Map(given)
  const time = parts.get('t') ?? ''
  if (!/^\d{1,12}$/.test(time)) return undefined
  const own = createHmac('sha256', secret)
    .update(`${time}.${bound?.(parts) ?? ''}`)
    .update(raw)
    .digest('hex')
  if (!given.some(([name, text]) => name === field && sameSecret(text, own))) return undefined
  if (!isTimely(Number(time) * 1_000, now)) return undefined
  try {
    return { id: own, json: JSON.parse(Buffer.from(raw).toString()) }
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
    /** What is signed between the time and the body, by the other parts of the header. */
    bound?: ((parts: ReadonlyMap<string, string>) => string) | undefined
  }
}

function toPart(text: string): [string, string] {
  const at = text.indexOf('=')
  return [text.slice(0, Math.max(at, 0)).trim(), text.slice(at + 1).trim()]
}
