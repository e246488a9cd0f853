import { readExact } from '../../exactJson.js'
import type { ChainCall } from '../ChainCall.js'
import { ChainError } from '../ChainError.js'
import { exchangeInTime } from './exchangeInTime.js'
import { isShallow } from './isShallow.js'
import { NodeFault } from './NodeFault.js'
import type { NodeAddress } from './toAddress.js'

/** What a call is answered with that the node refuses; the status stands in `data`. */
const refusedCode = -32_000
/** Statuses that speak of the call and not of the node. */
const ofTheCall = [400, 404, 422]
const messageMax = 300
/** An id, a number, a transaction as hex. A page of HTML is none of them. */
const plainText = /^[\w+/=.-]*$/

/**
 * Asks one node for a path, or posts a text to it. An answer that is no object and no list of JSON is a short text: an id, a number, a transaction.
 *
 * @throws as `exchangeInTime`
 */
export function requestPath(
  node: NodeAddress,
  { method, params }: ChainCall,
  limits: exchangeInTime.Limits,
): Promise<unknown> {
  const [body] = Array.isArray(params) ? (params as readonly unknown[]) : []
  return exchangeInTime(node, {
    url: placeOf(node, method),
    init: body === undefined ? { method: 'GET' } : { method: 'POST', body: String(body) },
    async read({ status, text, hide }) {
      if (status !== 200 && status !== 500 && !ofTheCall.includes(status))
        throw new NodeFault('refused')
      const answer = read(await text(), hide)
      if (status !== 200) throw refusal(status, answer)
      if (typeof answer === 'string' && !plainText.test(answer)) throw new NodeFault('malformed')
      return answer
    },
    limits,
  })
}

/** The path stands behind that of the node's URL, and before the URL's own query, which may hold its key. */
function placeOf({ url }: NodeAddress, path: string): string {
  const place = new URL(url)
  const [own = '', query = ''] = path.split('?')
  place.pathname = `${place.pathname.replace(/\/$/, '')}${own}`
  for (const [name, value] of new URLSearchParams(query)) place.searchParams.set(name, value)
  return place.href
}

function read(text: string, hide: NodeAddress['hide']): unknown {
  if (/^\s*[[{]/.test(text)) {
    const answer = readExact(hide(text))
    if (!isShallow(answer)) throw new NodeFault('malformed')
    return answer
  }
  return JSON.parse(hide(JSON.stringify(text.trim())))
}

/** A page of HTML comes from something before the node. */
function refusal(status: number, answer: unknown): ChainError | NodeFault {
  const { message } = Object(answer)
  const said = typeof answer === 'string' && status !== 500 ? answer : message
  if (typeof said !== 'string' || said.startsWith('<')) return new NodeFault('refused')
  return new ChainError(refusedCode, said.slice(0, messageMax).replaceAll(/[\0\p{Cs}]/gu, ''), {
    status,
  })
}
