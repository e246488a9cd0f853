import type { Context } from 'hono'
import type { Variables } from './App.js'
import { wholeAnswer } from './carry.js'
import type { PreparedAnswer } from './PreparedAnswer.js'

/** Sends a prepared answer as its client takes it: nothing but its name where the client has it, packed, or plain. */
export function respondPrepared(
  { bytes, packed, etag }: PreparedAnswer,
  context: Context<{ Variables: Variables }>,
): Response {
  const { req } = context
  // Asked again each time: whether a page is served may change, though the answer does not.
  const headers = { 'cache-control': 'no-cache', etag, vary: 'Origin, Accept-Encoding' }
  if (names(req.header('if-none-match'), etag)) return wholeAnswer(context, null, headers, 304)
  const type = { 'content-type': 'application/json' }
  if (!takesGzip(req.header('accept-encoding')))
    return wholeAnswer(context, bytes, { ...type, ...headers })
  return wholeAnswer(context, packed, { ...type, ...headers, 'content-encoding': 'gzip' })
}

/** Whether a list of entity tags has this one; by RFC 9110 weak and strong ones compare alike here. */
function names(list: string | undefined, etag: string): boolean {
  return list?.split(',').some((one) => one.trim().replace(/^(?!W\/)/, 'W/') === etag) === true
}

function takesGzip(encodings = ''): boolean {
  return encodings
    .split(',')
    .some((one) => /^\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*$).*)?$/i.test(one))
}
