import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { addressBehind } from './clientAddress.js'
import type { Serving } from './Serving.js'

/** Where a request comes from. */
export type QuickCaller = {
  readonly origin: string | undefined
  readonly address: string
}

const plainHost = /^[\w.-]+(?::\d+)?$/

/** Where an ordinary request comes from; nothing of one whose host or body is not plain, which the routes answer or refuse. */
export function quickCaller(
  { bodyBytes, proxies }: Serving['config'],
  { headers, method, socket }: IncomingMessage,
): QuickCaller | undefined {
  if (!plainHost.test(headers.host ?? '') || !hasBody(headers, bodyBytes, method)) return undefined
  const forwarded = headers['x-forwarded-for']
  const claimed = Array.isArray(forwarded) ? forwarded.join(',') : forwarded
  const address = addressBehind(proxies, claimed, socket.remoteAddress ?? '')
  return { origin: headers.origin, address }
}

/** Whether there is a body where one has to be, which says how long it is and is not too long, and none elsewhere. */
function hasBody(
  headers: IncomingHttpHeaders,
  bytesMax: number,
  method: string | undefined,
): boolean {
  const { 'content-length': length, 'transfer-encoding': parts } = headers
  if (parts !== undefined) return false
  if (method === 'GET') return length === undefined
  return length !== undefined && /^\d{1,9}$/.test(length) && Number(length) <= bytesMax
}
