import type { IncomingHttpHeaders } from 'node:http'
import type { PreparedAnswer } from './PreparedAnswer.js'

/** A prepared answer as its client takes it: nothing but its name where the client has it, packed, or plain. */
export function preparedParts(
  { bytes, packed, etag }: PreparedAnswer,
  wanted: preparedParts.Wanted,
) {
  // Asked for again each time: whether a page is served may change, though the answer does not.
  const headers = { 'cache-control': 'no-cache', etag, vary: 'Origin, Accept-Encoding' }
  if (names(wanted['if-none-match'], etag)) return { status: 304, headers, body: null }
  const typed = { ...headers, 'content-type': 'application/json' }
  if (!takesGzip(wanted['accept-encoding'])) return { status: 200, headers: typed, body: bytes }
  return { status: 200, headers: { ...typed, 'content-encoding': 'gzip' }, body: packed }
}

export declare namespace preparedParts {
  type Wanted = Pick<IncomingHttpHeaders, 'if-none-match' | 'accept-encoding'>
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
