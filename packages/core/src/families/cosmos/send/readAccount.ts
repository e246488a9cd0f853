import { FoyerError, type Network } from '@foyer/protocol'
import { base64 } from '@scure/base'
import * as v from 'valibot'
import type { Rpc } from '../../../Rpc.js'
import { refuseTransaction } from '../../refuseTransaction.js'

const Count = v.pipe(
  v.string(),
  v.regex(/^\d{1,19}$/),
  v.transform((digits) => BigInt(digits)),
)
const Base = v.object({
  address: v.string(),
  account_number: v.optional(Count, '0'),
  sequence: v.optional(Count, '0'),
  pub_key: v.nullish(v.object({ '@type': v.optional(v.string()), key: v.optional(v.string()) })),
})

export type ChainAccount = {
  readonly accountNumber: bigint
  readonly sequence: bigint
  /** Compressed, on secp256k1; absent before the account's first transaction. */
  readonly publicKey: Uint8Array | undefined
}

/**
 * An account as its chain counts it.
 *
 * @throws `funds_insufficient` for one that the chain does not know, and so has nothing; `transaction_refused` for one of another kind of key;
 *   `answer_invalid`
 */
export async function readAccount(
  rpc: Rpc,
  { from, network }: { from: string; network: Network },
): Promise<ChainAccount> {
  const method = `/cosmos/auth/v1beta1/accounts/${encodeURIComponent(from)}`
  const answer = await rpc(network.caipNetworkId, { method }).catch((error: unknown) => {
    if (FoyerError.is(error, 'http_status') && error.data.status === 404)
      throw new FoyerError('funds_insufficient')
    throw error
  })
  const read = v.safeParse(Base, baseOf(Object(answer).account))
  if (!read.success || read.output.address !== from) throw new FoyerError('answer_invalid')
  const { account_number: accountNumber, sequence, pub_key: key } = read.output
  if (key?.key && key['@type'] !== '/cosmos.crypto.secp256k1.PubKey')
    throw refuseTransaction('account_kind')
  return { accountNumber, sequence, publicKey: key?.key ? base64.decode(key.key) : undefined }
}

/** Accounts that hold coins back until later have a plain one within them. */
function baseOf(account: unknown, depth = 0): unknown {
  const fields: Readonly<Record<string, unknown>> = Object(account)
  if (typeof fields.address === 'string' || depth > 2) return account
  return baseOf(fields.base_account ?? fields.base_vesting_account, depth + 1)
}
