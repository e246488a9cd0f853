import type { ChainCall } from '../ChainCall.js'
import type { RestRoute } from '../RestRoute.js'

/** A call of a path that is on the list: written anew of its checked parts, so that a node gets nothing else. */
export type PathCall = {
  readonly route: RestRoute
  readonly call: ChainCall
  /** The parts of the path, in their order. */
  readonly parts: readonly string[]
}

/** The call of a path as its route has it; `undefined` when no route takes it. */
export function readPath(
  routes: readonly RestRoute[],
  { method, params }: ChainCall,
): PathCall | undefined {
  const [path = '', query, ...rest] = method.split('?')
  const sent = readSent(params)
  if (rest.length > 0 || !sent) return undefined
  for (const route of routes) {
    const parts = readParts(route, path)
    const written = parts && readQuery(route, query)
    const body = readBody(route, sent)
    if (!parts || written === undefined || !body) continue
    return { route, parts, call: { method: `${writePath(route, parts)}${written}`, ...body } }
  }
  return undefined
}

/** What is posted: one text, or nothing. */
function readSent(params: unknown): readonly string[] | undefined {
  if (params === undefined) return []
  if (!Array.isArray(params) || params.length > 1) return undefined
  return params.every((one) => typeof one === 'string') ? params : undefined
}

/** A route that is posted to takes a body and no other way, and one that is fetched none. */
function readBody({ body }: RestRoute, [text]: readonly string[]) {
  if (!body || text === undefined) return body === undefined && text === undefined ? {} : undefined
  const checked = body(text)
  return checked === undefined ? undefined : { params: [checked] }
}

function readParts({ path, parts = {} }: RestRoute, given: string): string[] | undefined {
  const names = path.split('/')
  const texts = given.split('/').map(decode)
  const fits = (name: string, text: string | undefined) =>
    text !== undefined && (name.startsWith(':') ? parts[name.slice(1)]?.(text) : text === name)
  if (names.length !== texts.length || !names.every((name, at) => fits(name, texts[at])))
    return undefined
  return texts.flatMap((text, at) => (names[at]?.startsWith(':') ? (text ?? []) : []))
}

function writePath({ path }: RestRoute, parts: readonly string[]): string {
  const left = [...parts]
  return path.replaceAll(/:\w+/g, () => encodeURIComponent(left.shift() ?? ''))
}

/** The query in the order of the route, each parameter once at most. */
function readQuery({ query = {} }: RestRoute, text: string | undefined): string | undefined {
  if (text === undefined) return ''
  const given = [...new URLSearchParams(text)]
  const values = new Map(given)
  const known = Object.entries(query).flatMap(([name, check]) => {
    const value = values.get(name)
    return value !== undefined && check(value)
      ? [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`]
      : []
  })
  // One that is unknown, wrong or there twice is missing now.
  if (known.length !== given.length || known.length === 0) return undefined
  return `?${known.join('&')}`
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
