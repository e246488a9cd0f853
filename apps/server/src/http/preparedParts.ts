import type { IncomingHttpHeaders } from 'node:http'
import type { PreparedAnswer } from './PreparedAnswer.js'

/** A prepared answer as its client takes it: nothing but its name where the client has it, packed, or plain. */
export function preparedParts(
  { etag, named, packed, plain }: PreparedAnswer,
  wanted: preparedParts.Wanted,
): PreparedAnswer.Form {
  if (names(wanted['if-none-match'], etag)) return named
  return takesGzip(wanted['accept-encoding']) ? packed : plain
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
