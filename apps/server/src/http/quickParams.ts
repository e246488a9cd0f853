import type { IncomingMessage } from 'node:http'
import type { Endpoint } from '@foyer/protocol/api'
import * as v from 'valibot'
import { type QuickCaller, quickCaller } from './quickCaller.js'
import type { Serving } from './Serving.js'

/** A request of any client to a call that is of no project, before it is counted. */
type QuickParams<one extends Endpoint = Endpoint> = QuickCaller & {
  readonly params: v.InferOutput<one['input']['params']>
}

/** What needs no decoding. */
const plainPart = /^[\w.]+$/

/**
 * Recognises the ordinary request to a call of no project by its path, which has no query.
 *
 * @returns nothing for all others, which the routes answer or refuse
 */
export function quickParams<one extends Endpoint>(
  { config }: Pick<Serving, 'config'>,
  { input, method, path }: one,
): (request: IncomingMessage) => QuickParams<one> | undefined {
  const pattern = path.split('/')
  const start = path.slice(0, path.indexOf(':'))

  return (request) => {
    const { url = '' } = request
    if (request.method !== method || !url.startsWith(start)) return undefined
    const caller = quickCaller(config, request)
    const params = caller && readParams(pattern, url.split('/'))
    const read = params && v.safeParse(input.params, params, { abortEarly: true })
    if (!caller || !read?.success) return undefined
    const { address, origin } = caller
    // It went through the schema of this very call.
    return { address, origin, params: read.output as QuickParams<one>['params'] }
  }
}

function readParams(
  pattern: readonly string[],
  parts: readonly string[],
): Record<string, string> | undefined {
  if (parts.length !== pattern.length) return undefined
  const params: Record<string, string> = {}
  for (const [at, name] of pattern.entries()) {
    const part = parts[at] ?? ''
    if (!name.startsWith(':') && part !== name) return undefined
    if (name.startsWith(':') && !plainPart.test(part)) return undefined
    if (name.startsWith(':')) params[name.slice(1)] = part
  }
  return params
}
