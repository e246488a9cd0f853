import * as v from 'valibot'
import type { Failure } from '../../../../errors/Failure.js'
import { invalid, refuseAccount } from '../../../refuseAccount.js'
import { theServer } from '../smart/completeOperation.js'
import type { Sponsor } from '../smart/requestPaymaster.js'

const Capability = v.looseObject({ optional: v.optional(v.boolean()) })
const Capabilities = v.optional(
  v.nullable(v.record(v.string(), v.union([Capability, v.unknown()]))),
)
/** ERC-7677. */
const Service = v.object({
  url: v.pipe(v.string(), v.maxLength(2_048), v.url(), v.regex(/^https?:/i)),
  context: v.optional(v.record(v.string(), v.unknown()), {}),
})

/**
 * What a page asks of the way its calls are sent (EIP-5792), of all and of each. The first version of the standard says nothing of
 * what is not known; from the second on that is refused unless it is marked as optional.
 *
 * @param options.isSmart whether the account is a contract, for which the server may be demanded to pay (`sponsoring`), and the most that it pays may be named (`operationFee`)
 * @param options.takesService whether a page may name who pays, of the account and on the network of the calls
 * @returns who is asked to pay; without a word of it, the server
 * @throws `Failure` 5700; -32602 for a service that has to pay and cannot be asked
 */
export function readCapabilities(
  all: readonly unknown[],
  version: 1 | 2,
  { isSmart, takesService }: { isSmart: boolean; takesService: boolean },
): Sponsor {
  const [demandedOfAll = [], ...ofEach] = all.map(demandedOf)
  const isServer = version === 2 && isSmart && demandedOfAll.includes('sponsoring')
  const known = [
    ...(takesService ? ['paymasterService'] : []),
    ...(isSmart ? ['sponsoring', 'operationFee'] : []),
  ]
  const others = demandedOfAll.filter((name) => !known.includes(name))
  const [first] = [...others, ...ofEach.flat()]
  if (version === 2 && first !== undefined) throw unsupported(first)
  const byServer = isServer ? { ...theServer, isRequired: true } : theServer
  return takesService ? (readService(all[0], version) ?? byServer) : byServer
}

/** The names of those without which the page does not want it at all. */
function demandedOf(given: unknown): readonly string[] {
  const read = v.safeParse(Capabilities, given)
  if (!read.success) throw invalid('capabilitiesNotObject')
  return Object.entries(read.output ?? {}).flatMap(([name, one]) => (isOptional(one) ? [] : [name]))
}

function readService(all: unknown, version: 1 | 2): Sponsor | undefined {
  const requested = v.safeParse(v.looseObject({ paymasterService: v.unknown() }), all)
  if (!requested.success) return undefined
  const { paymasterService } = requested.output
  const isRequired = version === 2 && !isOptional(paymasterService)
  const named = v.safeParse(Service, paymasterService)
  if (named.success) return { ...named.output, isRequired }
  if (!isRequired) return undefined
  throw invalid('paymasterService')
}

function unsupported(name: string): Failure {
  const data = { capability: name.slice(0, 100), reason: 'not_supported' }
  return refuseAccount('capabilityUnsupported', 5700, { data, given: { name } })
}

function isOptional(one: unknown): boolean {
  const read = v.safeParse(Capability, one)
  return read.success && read.output.optional === true
}
