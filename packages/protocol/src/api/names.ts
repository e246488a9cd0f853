import * as v from 'valibot'
import { messageMax, namesMax } from '../catalogue/limits.js'
import { endpoint } from './endpoint.js'
import { Address, Name, Text, text } from './fields.js'
import { Image } from './images.js'
import { Link } from './links.js'

/** When something was done: seconds since 1970, or as text. */
const Moment = v.nullish(v.union([v.pipe(v.number(), v.finite()), Text]))

/** What is registered under a name: its addresses by coin type (ENSIP-9, ENSIP-11). */
export const Profile = v.object({
  name: Name,
  registered: Moment,
  updated: Moment,
  addresses: v.pipe(
    v.record(
      v.pipe(v.string(), v.regex(/^\d{1,10}$/)),
      v.object({ address: Text, created: Moment }),
    ),
    v.maxEntries(namesMax),
  ),
  attributes: v.nullish(
    v.pipe(
      v.array(v.object({ avatar: v.nullish(Link), bio: v.nullish(text(messageMax)) })),
      v.maxLength(namesMax),
    ),
  ),
})
export type Profile = v.InferOutput<typeof Profile>

/** A name that could be registered, and whether it is taken already. */
export const NameSuggestion = v.object({ name: Name, registered: v.boolean() })
export type NameSuggestion = v.InferOutput<typeof NameSuggestion>

/** The second shape of these calls, the only one there is; as digits in a query. */
const ApiVersion = v.optional(v.pipe(v.picklist(['2', 2]), v.transform(Number)))

export const getProfile = endpoint({
  method: 'GET',
  path: '/v1/profile/account/:name',
  summary: 'Gives the addresses and attributes that are registered under a name.',
  input: { params: { name: Name }, query: { apiVersion: ApiVersion } },
  output: Profile,
  errors: { 404: 'The name is not registered.' },
})

export const getNames = endpoint({
  method: 'GET',
  path: '/v1/profile/reverse/:address',
  summary: 'Lists the names that lead to an address.',
  input: {
    params: { address: Address },
    query: { sender: v.optional(Address), apiVersion: ApiVersion },
  },
  output: v.pipe(v.array(Profile), v.maxLength(namesMax)),
})

/** What names end with, without the dot in front. */
const Zone = v.pipe(text(255), v.regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/))

export const getNameSuggestions = endpoint({
  method: 'GET',
  path: '/v1/profile/suggestions/:name',
  summary: 'Lists names like the one typed, and says which of them are free.',
  input: {
    params: { name: v.pipe(text(63), v.regex(/^[A-Za-z\d-]+$/)) },
    query: { zone: Zone },
  },
  output: v.object({
    suggestions: v.pipe(v.array(NameSuggestion), v.maxLength(namesMax)),
  }),
})

export const getNameZone = endpoint({
  method: 'GET',
  path: '/v1/profile/zone',
  summary: 'Says what the names end with that this server gives to accounts.',
  /** `null` where it gives none. `namesMax`: so many one account may hold. */
  output: v.object({ zone: v.nullable(Zone), namesMax: v.pipe(v.number(), v.integer()) }),
})

export const getNamePicture = endpoint({
  method: 'GET',
  path: '/v1/profile/picture/:hash',
  summary: 'Gives the picture that an account gave its name, painted anew.',
  projectId: 'none',
  media: 'image',
  input: { params: { hash: v.pipe(text(64), v.regex(/^[\da-f]{64}$/, 'Expected a hash')) } },
  output: Image,
  errors: { 404: 'No name has this picture.' },
})
