import { abortedAfter } from '@foyer/protocol'
import * as v from 'valibot'
import { secondMs } from '../../bounds/times.js'
import { HttpError } from '../../errors/HttpError.js'
import { fetchAnswer, ServiceError } from '../fetchAnswer.js'

/** An answer that takes longer is none. */
const waitMs = 4 * secondMs
const bytesMax = 262_144

const sentences = {
  amount_too_small: 'The amount is less than this provider sells for.',
  amount_too_large: 'The amount is more than this provider sells for.',
  country_not_supported: 'This provider sells nothing in this country.',
} as const
/** Why a provider sells nothing now, as the contract names it. */
export type OnrampFault = keyof typeof sentences

/**
 * Calls a provider, by POST where there is a body. Its answers are checked: of another shape they are none. `undefined` for one that says that there is no
 * such thing (404).
 *
 * @throws `ServiceError`, without the URL and the answer, where keys and addresses are; `HttpError` 400 for what `faultOf` reads from its refusal
 */
export async function callProvider<schema extends v.GenericSchema>(
  url: string,
  shape: schema,
  { headers, body, faultOf }: callProvider.Options = {},
): Promise<v.InferOutput<schema> | undefined> {
  const { status, json } = await fetchAnswer(url, {
    ...{ bytesMax, signal: abortedAfter(waitMs), redirect: 'error' },
    ...{ body, ...(headers && { headers }) },
  })
  const isGood = status >= 200 && status <= 299
  const fault = isGood ? undefined : faultOf?.(json)
  if (fault) throw refuseFor(fault)
  if (status === 404) return undefined
  const checked = v.safeParse(shape, json)
  if (isGood && checked.success) return checked.output
  throw new ServiceError(isGood ? 'answered with another shape' : `answered ${status}`)
}

/** The refusal of a purchase that a provider does not take. */
export function refuseFor(fault: OnrampFault): HttpError {
  return new HttpError(400, fault, sentences[fault])
}

/** What a call gave that cannot be without: a 404 stands for a provider that is another than its documents. */
export function demand<value>(answer: value | undefined): value {
  if (answer === undefined) throw new ServiceError('answered 404')
  return answer
}

export declare namespace callProvider {
  type Options = {
    headers?: Readonly<Record<string, string>>
    /** JSON, where no header says otherwise. */
    body?: string | undefined
    /** What a refusal says of the purchase; `undefined` where it says nothing that the contract has a name for. */
    faultOf?(json: unknown): OnrampFault | undefined
  }
}
