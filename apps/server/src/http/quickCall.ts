import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { allowsOrigin } from '@foyer/protocol'
import type { Endpoint } from '@foyer/protocol/api'
import * as v from 'valibot'
import type { Project } from '../projects/Project.js'
import { addressBehind } from './clientAddress.js'
import type { Serving } from './Serving.js'

/** A request of a page, before it is counted and its body is read. */
export type QuickCall = {
  readonly project: Project
  readonly origin: string | undefined
  readonly address: string
}

/** A query that means one thing to every reader. */
const plainQuery = /^\w+=[\w.-]*(?:&\w+=[\w.-]*)*$/
const plainHost = /^[\w.-]+(?::\d+)?$/

/**
 * Recognises the ordinary request to a call: by its own path, of a project that is at hand and for a page that it lists, with a body that says how
 * long it is.
 *
 * @returns nothing for all others, which the routes answer or refuse
 */
export function quickCall(
  { config, projects }: Pick<Serving, 'config' | 'projects'>,
  { input, method, path }: Endpoint,
  request: IncomingMessage,
): QuickCall | undefined {
  const { headers, url = '' } = request
  const query = url.slice(path.length + 1)
  if (request.method !== method || url !== `${path}?${query}`) return undefined
  if (!plainHost.test(headers.host ?? '') || !isWhole(headers, config.bodyBytes)) return undefined
  const { origin } = headers
  const project = projects.known(projectOf(query, input.query))
  if (!project || !(origin === undefined || allowsOrigin(project.allowedOrigins, origin)))
    return undefined
  const forwarded = headers['x-forwarded-for']
  const claimed = Array.isArray(forwarded) ? forwarded.join(',') : forwarded
  const address = addressBehind(config.proxies, claimed, request.socket.remoteAddress ?? '')
  return { project, origin, address }
}

/** The id in a query; none in one that is not as the contract says, or names something twice. */
function projectOf(query: string, schema: Endpoint['input']['query']): string {
  if (!plainQuery.test(query)) return ''
  const pairs = query.split('&').map((pair): [string, string] => {
    const at = pair.indexOf('=')
    return [pair.slice(0, at), pair.slice(at + 1)]
  })
  const values = Object.fromEntries(pairs)
  const read = v.safeParse(schema, values)
  if (!read.success || Object.keys(values).length < pairs.length) return ''
  return String(read.output.projectId ?? '')
}

/** Whether the body says how long it is, and is not too long. */
function isWhole(headers: IncomingHttpHeaders, bytesMax: number): boolean {
  const length = headers['content-length'] ?? ''
  return (
    /^\d{1,9}$/.test(length) &&
    Number(length) <= bytesMax &&
    headers['transfer-encoding'] === undefined
  )
}
