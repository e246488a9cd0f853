import { utf8ToBytes } from '@noble/hashes/utils'
import * as v from 'valibot'
import { decodeBase64, decodeUtf8, encodeBase64 } from '../base64.js'
import { FoyerError } from '../FoyerError.js'

/** What a ReCap (ERC-5573) permits: limits by ability by resource. */
export type Recap = {
  readonly att: Readonly<Record<string, Abilities>>
  /** CIDs of what it is derived from. */
  readonly prf?: readonly string[]
}
export type Abilities = Readonly<Record<string, readonly RecapLimit[]>>
export type RecapLimit = Readonly<Record<string, unknown>>

const prefix = 'urn:recap:'
/** Characters; a longer one is not looked at. */
const recapMax = 65_536
const ability = /^[a-zA-Z0-9.*_+-]+\/[a-zA-Z0-9.*_+-]+$/

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The ReCap of a sign-in message, which is its last resource; `undefined` when that is none. */
export function recapOf(resources: readonly string[] | null | undefined): string | undefined {
  const last = resources?.at(-1)
  return last?.startsWith(prefix) ? last : undefined
}

/**
 * Writes a ReCap as a resource, its keys in the order of their bytes.
 *
 * @throws as `assertRecap` does
 */
export function encodeRecap(recap: Recap): string {
  assertRecap(recap)
  const att = sorted(recap.att, (abilities) => sorted(abilities, (limits) => limits))
  const prf = recap.prf?.length ? { prf: recap.prf } : {}
  const text = encodeBase64(utf8ToBytes(JSON.stringify({ att, ...prf })))
  return prefix + text.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

/**
 * Reads the resource of a ReCap, in either alphabet of base64, as wallets write both.
 *
 * @throws as `assertRecap` does; what cannot be read has no `att`
 */
export function decodeRecap(resource: string | undefined): Recap {
  if (!resource) throw new FoyerError('recap_undefined')
  const recap = parse(resource)
  assertRecap(recap)
  return { att: recap.att, ...(recap.prf && { prf: recap.prf }) }
}

/**
 * Checks that a value is a ReCap.
 *
 * @throws `recap_undefined`, `recap_att_missing`, `recap_resources_missing`, `recap_resource_invalid`,
 *   `recap_ability_invalid`
 */
export function assertRecap(recap: unknown): asserts recap is Recap {
  if (!recap) throw new FoyerError('recap_undefined')
  const { att, prf } = recap as { att?: unknown; prf?: unknown }
  if (!isObject(att) || !v.is(Proofs, prf)) throw new FoyerError('recap_att_missing')
  const resources = Object.entries(att)
  if (resources.length === 0) throw new FoyerError('recap_resources_missing')
  for (const [resource, abilities] of resources) {
    if (!isObject(abilities) || Object.keys(abilities).length === 0) {
      throw new FoyerError('recap_resource_invalid', { data: { resource } })
    }
    for (const [name, limits] of Object.entries(abilities)) assertAbility(name, limits)
  }
}

/** Both ReCaps in one: all resources, all abilities, and the limits of both. */
export function mergeRecaps(first: Recap, second: Recap): Recap {
  const att = joined(first.att, second.att, (one, other) =>
    joined(one, other, (limits, more) => unique([...limits, ...more], JSON.stringify)),
  )
  const prf = unique([...(first.prf ?? []), ...(second.prf ?? [])], String)
  return { att, ...(prf.length > 0 && { prf }) }
}

const Proofs = v.optional(v.array(v.string()))

function parse(resource: string): unknown {
  if (resource.length > recapMax || !resource.startsWith(prefix)) return {}
  const bytes = decodeBase64(resource.slice(prefix.length))
  try {
    return JSON.parse((bytes && decodeUtf8(bytes)) ?? '') ?? {}
  } catch {
    return {}
  }
}

function assertAbility(name: string, limits: unknown) {
  const isValid = ability.test(name) && Array.isArray(limits) && limits.length > 0
  if (!isValid || !limits.every(isObject)) {
    throw new FoyerError('recap_ability_invalid', { data: { ability: name } })
  }
}

/** By code unit, which is by byte for the characters that these keys are made of. */
function sorted<value>(entries: Readonly<Record<string, value>>, inner: (value: value) => value) {
  return Object.fromEntries(
    Object.entries(entries)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, value]) => [key, inner(value)] as const),
  )
}

function joined<value>(
  first: Readonly<Record<string, value>>,
  second: Readonly<Record<string, value>>,
  join: (one: value, other: value) => value,
): Record<string, value> {
  const all = new Map(Object.entries(first))
  for (const [key, value] of Object.entries(second)) {
    const known = all.get(key)
    all.set(key, known === undefined ? value : join(known, value))
  }
  return Object.fromEntries(all)
}

function unique<value>(list: readonly value[], keyOf: (value: value) => string): value[] {
  return [...new Map(list.map((value) => [keyOf(value), value])).values()]
}
