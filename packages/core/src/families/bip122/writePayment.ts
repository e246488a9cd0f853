import { bitcoinAddress, FoyerError, type Network } from '@foyer/protocol'
import { base64, hex } from '@scure/base'
import { Address, OutScript, selectUTXO } from '@scure/btc-signer'
import * as v from 'valibot'
import type { Rpc } from '../../FamilyFeatures.js'
import { readUtxos } from './readUtxos.js'
import type { Bip122Psbt } from './types.js'

/** In satoshi for a byte, by in how many blocks. */
const Estimates = v.record(v.string(), v.pipe(v.number(), v.minValue(0), v.maxValue(5_000)))
const blocks = ['6', '5', '4', '3', '2', '1']
/** Where the source estimates none, as on a network without traffic: what nodes ask at least. */
const leastRate = 1n

/**
 * Writes a payment for a wallet that only signs: the outputs that are spent, the receiver's, and what is left back to the payer.
 *
 * @throws `funds_insufficient`, `answer_invalid`; `action_not_allowed` for an account whose outputs cannot be spent by an address alone
 */
export async function writePayment(
  rpc: Rpc,
  { address, network, output }: writePayment.Parameters,
): Promise<Bip122Psbt> {
  const versions = bitcoinAddress.versionsOn(network.caipNetworkId)
  const own = Address(versions).decode(address)
  // Older outputs need their transactions and keys, which wallets that send by themselves have.
  if (own.type !== 'wpkh' && own.type !== 'tr') throw new FoyerError('action_not_allowed')
  const script = OutScript.encode(own)
  const [utxos, rate] = await Promise.all([
    readUtxos(rpc, { address, network }),
    readRate(rpc, network),
  ])
  const inputs = utxos.map(({ txid, vout, value }) => ({
    ...{ txid: hex.decode(txid), index: vout, witnessUtxo: { script, amount: value } },
    ...(own.type === 'tr' && { tapInternalKey: own.pubkey }),
  }))
  const selected = selectUTXO(inputs, [output], 'default', {
    ...{ changeAddress: address, feePerByte: rate, network: versions, createTx: true },
    ...{ bip69: true, allowLegacyWitnessUtxo: true },
  })
  if (!selected?.tx) throw new FoyerError('funds_insufficient')
  const { tx } = selected
  return {
    psbt: base64.encode(tx.toPSBT()),
    signInputs: Array.from({ length: tx.inputsLength }, (_, index) => ({ address, index })),
    broadcast: true,
  }
}

export declare namespace writePayment {
  type Parameters = {
    readonly address: string
    readonly network: Network
    readonly output: { readonly script: Uint8Array; readonly amount: bigint }
  }
}

async function readRate(rpc: Rpc, { caipNetworkId }: Network): Promise<bigint> {
  const read = v.safeParse(Estimates, await rpc(caipNetworkId, { method: '/fee-estimates' }))
  if (!read.success) throw new FoyerError('answer_invalid')
  const rate = blocks.map((name) => read.output[name]).find((one) => one !== undefined)
  return rate === undefined || rate < 1 ? leastRate : BigInt(Math.ceil(rate))
}
