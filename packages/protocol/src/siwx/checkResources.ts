import type { AuthPayload } from './authPayload.js'
import { type Abilities, decodeRecap, type Recap, type RecapLimit, recapOf } from './recap.js'

/**
 * Whether the resources that were signed are those asked for. A wallet may narrow the ReCap: leave it or some
 * of its abilities out, and limit those of a session to some of the networks. Never throws.
 */
export function checkResources(
  signed: readonly string[] | undefined,
  { resources: requested, chains }: Pick<AuthPayload, 'resources' | 'chains'>,
): boolean {
  const [one, other] = [splitRecap(signed), splitRecap(requested)]
  if (!one || !other || one.plain.length !== other.plain.length) return false
  if (!one.plain.every((resource, at) => resource === other.plain[at])) return false
  if (!one.recap) return true
  try {
    return other.recap !== undefined && isNarrowed(one.recap, other.recap, chains)
  } catch {
    // Nested deeper than the writer of JSON goes: it is no limit that was requested.
    return false
  }
}

/** The ReCap apart from the other resources; `undefined` when it is none. */
function splitRecap(resources: readonly string[] | undefined) {
  const last = recapOf(resources)
  if (last === undefined) return { plain: resources ?? [], recap: undefined }
  try {
    return { plain: resources?.slice(0, -1) ?? [], recap: decodeRecap(last) }
  } catch {
    return undefined
  }
}

function isNarrowed(signed: Recap, requested: Recap, chains: readonly string[]): boolean {
  return Object.entries(signed.att).every(([resource, abilities]) =>
    Object.entries(abilities).every(([name, limits]) => {
      const known = own<readonly RecapLimit[]>(own<Abilities>(requested.att, resource), name)
      return known?.length && limits.every((limit) => isLimitWithin(limit, known, chains))
    }),
  )
}

/** A limit that was asked for, or networks out of those asked for. */
function isLimitWithin(
  limit: RecapLimit,
  requested: readonly RecapLimit[],
  chains: readonly string[],
): boolean {
  return requested.some((known) => {
    const { chains: some, ...rest } = limit
    if (JSON.stringify(limit) === JSON.stringify(known)) return true
    if (JSON.stringify(rest) !== JSON.stringify(known)) return false
    return Array.isArray(some) && some.every((chain) => chains.includes(chain))
  })
}

function own<value>(record: Readonly<Record<string, value>> | undefined, key: string) {
  return record && Object.hasOwn(record, key) ? record[key] : undefined
}
