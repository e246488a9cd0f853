import { type CaipNetworkId, FoyerError } from '@foyer/protocol'
import { base64 } from '@scure/base'
import * as v from 'valibot'
import type { Rpc } from '../../../FamilyFeatures.js'

/** An account of Solana: its program and its data, as a node returned them. */
export type SolanaAccountData = {
  /** The program that may change it, base58. */
  readonly program: string
  readonly isProgram: boolean
  readonly data: Uint8Array
}

/** A node returns so many accounts at once. */
export const accountsMax = 100

export const AccountAnswer = v.object({
  owner: v.pipe(v.string(), v.maxLength(44)),
  executable: v.boolean(),
  data: v.tuple([v.string(), v.literal('base64')]),
})

const Answer = v.object({
  value: v.pipe(v.array(v.nullable(AccountAnswer)), v.maxLength(accountsMax)),
})

/**
 * Reads accounts of the network, in the order of their addresses; `undefined` where there is none.
 *
 * @param length how many bytes of each account's data; all by default
 * @throws `answer_invalid`
 */
export async function readAccounts(
  rpc: Rpc,
  { id, addresses, length }: readAccounts.Parameters,
): Promise<readonly (SolanaAccountData | undefined)[]> {
  const options = {
    ...{ encoding: 'base64', commitment: 'confirmed' },
    ...(length !== undefined && { dataSlice: { offset: 0, length } }),
  }
  const answer = await rpc(id, { method: 'getMultipleAccounts', params: [addresses, options] })
  const read = v.safeParse(Answer, answer)
  if (!read.success || read.output.value.length !== addresses.length)
    throw new FoyerError('answer_invalid')
  return read.output.value.map((one) => (one ? toAccountData(one) : undefined))
}

export declare namespace readAccounts {
  type Parameters = {
    readonly id: CaipNetworkId
    readonly addresses: readonly string[]
    readonly length?: number
  }
}

/** @throws `answer_invalid` */
export function toAccountData({
  owner,
  executable,
  data,
}: v.InferOutput<typeof AccountAnswer>): SolanaAccountData {
  try {
    return { program: owner, isProgram: executable, data: base64.decode(data[0]) }
  } catch {
    throw new FoyerError('answer_invalid')
  }
}
