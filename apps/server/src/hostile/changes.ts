import fc from 'fast-check'
import { bodies, headers, value, written } from './hostileValues.js'
import type { Parts } from './validRequests.js'

/** What is done to a good request. */
type Change = (request: Sent) => Sent
/** A request as it goes over the wire: its parts written already. */
export type Sent = {
  params: Record<string, string>
  query: [string, string][]
  headers: Record<string, string>
  body: string | undefined
}

/** How the good request goes over the wire. */
export function write({ params = {}, query = {}, headers = {}, body }: Partial<Parts>): Sent {
  const encoded = (values: Record<string, string>) =>
    Object.entries(values).map(([name, one]): [string, string] => [name, encodeURIComponent(one)])
  return {
    params: Object.fromEntries(encoded(params)),
    query: encoded({ projectId: 'shop', ...query }),
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  }
}

const nth = fc.nat({ max: 20 })
const at = <one>(list: readonly one[], index: number) => list[index % Math.max(1, list.length)]

const changeParameter = fc.tuple(nth, written).map(
  ([index, one]): Change =>
    (request) => {
      const name = at(Object.keys(request.params), index)
      // An empty part would be another path.
      return name ? { ...request, params: { ...request.params, [name]: one || '%20' } } : request
    },
)

const changeQuery = fc.tuple(nth, written).map(
  ([index, one]): Change =>
    (request) => {
      const chosen = at(request.query, index)
      const query = request.query.map((pair): [string, string] =>
        pair === chosen ? [pair[0], one] : pair,
      )
      return { ...request, query }
    },
)

const addQuery = fc
  .tuple(
    fc.constantFrom(
      'cursor',
      'chainId',
      'include',
      'forceUpdate',
      'onramp',
      'page',
      'extra',
      '__proto__',
    ),
    written,
  )
  .map(
    ([name, one]): Change =>
      (request) => ({ ...request, query: [...request.query, [name, one]] }),
  )

const repeatQuery = nth.map(
  (index): Change =>
    (request) => {
      const chosen = at(request.query, index)
      return chosen ? { ...request, query: [...request.query, chosen] } : request
    },
)

const dropQuery = nth.map(
  (index): Change =>
    (request) => {
      const chosen = at(request.query, index)
      return { ...request, query: request.query.filter((pair) => pair !== chosen) }
    },
)

const replaceBody = bodies.map(
  (body): Change =>
    (request) =>
      request.body === undefined ? request : { ...request, body },
)

/** One field of the body, at any depth, is something else, or one more is there. */
const changeBody = fc.tuple(nth, value, fc.boolean()).map(
  ([index, one, more]): Change =>
    (request) => {
      if (request.body === undefined) return request
      const body: unknown = JSON.parse(request.body)
      const places = fields(body)
      const place = at(places, index)
      if (place && !more) place.parent[place.key] = one
      else if (place) place.parent.extra = one
      return { ...request, body: JSON.stringify(body) }
    },
)

type Fields = Record<string, unknown>

function fields(body: unknown): { parent: Fields; key: string }[] {
  if (typeof body !== 'object' || body === null) return []
  const parent = body as Fields
  return Object.entries(parent).flatMap(([key, inner]) => [{ parent, key }, ...fields(inner)])
}

const changeHeader = fc
  .constantFrom(
    ...Object.entries(headers).flatMap(([name, all]) => all.map((one) => ({ name, one }))),
  )
  .map(
    ({ name, one }): Change =>
      (request) => ({ ...request, headers: { ...request.headers, [name]: one } }),
  )

/** One to three things that are wrong with a request. */
export const changes: fc.Arbitrary<readonly Change[]> = fc.array(
  fc.oneof(
    changeParameter,
    changeQuery,
    addQuery,
    repeatQuery,
    dropQuery,
    replaceBody,
    changeBody,
    changeHeader,
  ),
  { minLength: 1, maxLength: 3 },
)
