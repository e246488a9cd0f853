import { Transaction } from '@scure/btc-signer'
import { Hex } from 'ox'
import type { RestInterface } from '../../chains/ChainFamily.js'

/** The id of a transaction that the source has already. */
export const alreadySent: NonNullable<RestInterface['alreadySent']> = ({ params }, { message }) => {
  if (!/already in (block chain|utxo set|mempool)|txn-already-(known|in-mempool)/i.test(message))
    return undefined
  const [raw] = Array.isArray(params) ? (params as unknown[]) : []
  if (typeof raw !== 'string') return undefined
  try {
    return Transaction.fromRaw(Hex.toBytes(`0x${raw}`), {
      ...{ allowUnknownInputs: true, allowUnknownOutputs: true, disableScriptCheck: true },
    }).id
  } catch {
    return undefined
  }
}
