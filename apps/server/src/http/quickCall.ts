import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { allowsOrigin } from '@foyer/protocol'
import type { Endpoint } from '@foyer/protocol/api'
import * as v from 'valibot'
import type { Project } from '../projects/Project.js'
import { addressBehind } from './clientAddress.js'
import type { Serving } from './Serving.js'

/** A request of a page, before it is counted and its body is read. */
export type QuickCall<one extends Endpoint = Endpoint> = {
  readonly query: v.InferOutput<one['input']['query']>
  readonly project: Project
  readonly origin: string | undefined
  readonly address: string
}

/** A query that means one thing to every reader. */
const plainQuery = /^\w+=[\w.:,~%-]*(?:&\w+=[\w.:,~%-]*)*$/
const plainHost = /^[\w.-]+(?::\d+)?$/

/**
 * Recognises the ordinary request to a call: by its own path, of a project that is at hand and for a page that it lists; where it brings a body,
 * with one that says how long it is.
 *
 * @returns nothing for all others, which the routes answer or refuse
 */
export function quickCall<one extends Endpoint>(
  { config, projects }: Pick<Serving, 'config' | 'projects'>,
  { input, method, path }: one,
  request: IncomingMessage,
): QuickCall<one> | undefined {
  const { headers, url = '' } = request
  const text = url.slice(path.length + 1)
  if (request.method !== method || url !== `${path}?${text}`) return undefined
  const isPlain = plainHost.test(headers.host ?? '') && hasBody(headers, config.bodyBytes, method)
  const query = isPlain ? readQuery(text, input.query) : undefined
  const { projectId } = (query ?? {}) as { projectId?: unknown }
  const project = projects.known(String(projectId ?? ''))
  const { origin } = headers
  if (!project || !(origin === undefined || allowsOrigin(project.allowedOrigins, origin)))
    return undefined
  const forwarded = headers['x-forwarded-for']
  const claimed = Array.isArray(forwarded) ? forwarded.join(',') : forwarded
  const address = addressBehind(config.proxies, claimed, request.socket.remoteAddress ?? '')
  // It went through the schema of this very call.
  return { query: query as QuickCall<one>['query'], project, origin, address }
}

/** The values of a query; nothing of one that is not as the contract says, or names something twice. */
function readQuery<schema extends v.GenericSchema>(
  query: string,
  schema: schema,
): v.InferOutput<schema> | undefined {
  if (!plainQuery.test(query)) return undefined
  try {
    const pairs = query.split('&').map((pair): [string, string] => {
      const at = pair.indexOf('=')
      return [pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))]
    })
    const values = Object.fromEntries(pairs)
    const read = v.safeParse(schema, values)
    return read.success && Object.keys(values).length === pairs.length ? read.output : undefined
  } catch {
    // What is encoded wrongly.
    return undefined
  }
}

/** Whether there is a body where one has to be, which says how long it is and is not too long, and none elsewhere. */
function hasBody(headers: IncomingHttpHeaders, bytesMax: number, method: string): boolean {
  const { 'content-length': length, 'transfer-encoding': parts } = headers
  if (parts !== undefined) return false
  if (method === 'GET') return length === undefined
  return length !== undefined && /^\d{1,9}$/.test(length) && Number(length) <= bytesMax
}
