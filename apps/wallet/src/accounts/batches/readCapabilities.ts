import * as v from 'valibot'
import { Failure } from '../../frame/Failure.js'
import { invalid } from '../failures.js'
import type { Sponsor } from '../smart/askPaymaster.js'

const Capability = v.looseObject({ optional: v.optional(v.boolean()) })
const Capabilities = v.optional(
  v.nullable(v.record(v.string(), v.union([Capability, v.unknown()]))),
)
const Service = v.looseObject({
  url: v.pipe(v.string(), v.maxLength(2_048), v.url()),
  context: v.optional(v.record(v.string(), v.unknown()), {}),
  optional: v.optional(v.boolean(), false),
})

/**
 * What a page asks of the way its calls are sent (EIP-5792), of all and of each. The first version of the standard says nothing of
 * what is not known; from the second on that is refused unless it is marked as optional.
 *
 * @returns who is asked to pay; without a word of it, the server
 * @throws `Failure` 5700
 */
export function readCapabilities(
  all: readonly unknown[],
  version: 1 | 2,
  isSmart: boolean,
): Sponsor {
  for (const [index, given] of all.entries()) {
    const read = v.safeParse(Capabilities, given)
    if (!read.success) throw invalid('The capabilities are no object.')
    for (const [name, one] of Object.entries(read.output ?? {})) {
      const isKnown = isSmart && index === 0 && name === 'paymasterService'
      if (!isKnown && version === 2 && !isOptional(one))
        throw new Failure(`The wallet does not support the capability ${name}.`.slice(0, 200), 5700)
    }
  }
  return readService(all[0], version)
}

function readService(given: unknown, version: 1 | 2): Sponsor {
  const named = v.safeParse(v.looseObject({ paymasterService: Service }), given)
  if (!named.success) return { context: {}, isRequired: false }
  const { url, context, optional } = named.output.paymasterService
  return { url, context, isRequired: version === 2 && !optional }
}

function isOptional(one: unknown): boolean {
  const read = v.safeParse(Capability, one)
  return read.success && read.output.optional === true
}
