import type { IncomingMessage } from 'node:http'
import { allowsOrigin } from '@foyer/protocol'
import type { Endpoint } from '@foyer/protocol/api'
import QuickLRU from 'quick-lru'
import * as v from 'valibot'
import type { Project } from '../projects/Project.js'
import { type QuickCaller, quickCaller } from './quickCaller.js'
import type { Serving } from './Serving.js'

/** A request of a page, before it is counted and its body is read. */
export type QuickCall<one extends Endpoint = Endpoint> = QuickCaller & {
  readonly query: v.InferOutput<one['input']['query']>
  readonly project: Project
}

/** A query that means one thing to every reader. */
const plainQuery = /^\w+=[\w.:,~%-]*(?:&\w+=[\w.:,~%-]*)*$/

/** Queries whose meaning is kept, up to twice as many for moments: pages ask in few ways, over and over. */
const keptMax = 500
/** Characters of one that is kept. */
const keptLengthMax = 1_000

/**
 * Recognises the ordinary request to a call: by its own path, of a project that is at hand and for a page that it lists; where it brings a body,
 * with one that says how long it is.
 *
 * @returns nothing for all others, which the routes answer or refuse
 */
export function quickCall<one extends Endpoint>(
  { config, projects }: Pick<Serving, 'config' | 'projects'>,
  { input, method, path }: one,
): (request: IncomingMessage) => QuickCall<one> | undefined {
  const readQuery = createQueryReader(input.query)
  const start = `${path}?`

  return (request) => {
    const { url = '' } = request
    if (request.method !== method || !url.startsWith(start)) return undefined
    const caller = quickCaller(config, request)
    const query = caller && readQuery(url.slice(start.length))
    const { projectId } = (query ?? {}) as { projectId?: unknown }
    const project = projects.known(String(projectId ?? ''))
    if (!caller || !project) return undefined
    const { address, origin } = caller
    if (origin !== undefined && !allowsOrigin(project.allowedOrigins, origin)) return undefined
    // It went through the schema of this very call.
    return { address, origin, query: query as QuickCall<one>['query'], project }
  }
}

/** Gives the values of a query; nothing of one that is not as the contract says, or names something twice. */
function createQueryReader<schema extends v.GenericSchema>(schema: schema) {
  const kept = new QuickLRU<string, Readonly<v.InferOutput<schema>>>({ maxSize: keptMax })
  return (query: string) => {
    const known = kept.get(query)
    if (known !== undefined) return known
    const read = readQuery(query, schema)
    if (read !== undefined && query.length <= keptLengthMax) kept.set(query, read)
    return read
  }
}

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
