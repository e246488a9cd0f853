import { bitcoinAddress, FoyerError, type Network } from '@foyer/protocol'
import { base64, hex } from '@scure/base'
import { Address, OutScript, selectUTXO, type Transaction } from '@scure/btc-signer'
import type { Rpc } from '../../FamilyFeatures.js'
import { refuseTransaction } from '../refuseTransaction.js'
import { readUtxos, type Utxo } from './readUtxos.js'
import { readRates } from './send/readRates.js'
import type { Bip122Psbt } from './types.js'

/**
 * Inscriptions and runes lie on outputs of so many satoshi at most (10,000 is what `ord` puts below one), nearly all at addresses of this kind. A payment
 * that spends one loses what it carries, and only an index of their own tells which does.
 */
const postageMax = 10_000n

/** A payment to be signed, its fee, and what is paid of the coins that it spends, change included, both in satoshi. */
export type WrittenPayment = Bip122Psbt & { readonly fee: bigint; readonly paid: bigint }

/**
 * Writes a payment for a wallet that only signs: the outputs that are spent, the receiver's, and what is left back to the payer.
 *
 * @throws `funds_insufficient`, `answer_invalid`; `transaction_refused` where it takes outputs that are left alone; `action_not_allowed` for an account whose outputs cannot be spent by an address alone
 */
export async function writePayment(
  rpc: Rpc,
  { address, network, output, feeRate, sweepTo }: writePayment.Parameters,
): Promise<WrittenPayment> {
  const versions = bitcoinAddress.versionsOn(network.caipNetworkId)
  const own = Address(versions).decode(address)
  // Older outputs need their transactions and keys, which wallets that send by themselves have.
  if (own.type !== 'wpkh' && own.type !== 'tr') throw new FoyerError('action_not_allowed')
  const script = OutScript.encode(own)
  const [utxos, rate] = await Promise.all([
    readUtxos(rpc, { address, network }),
    feeRate ?? readRates(rpc, network).then(({ normal }) => normal),
  ])
  const coins = utxos.settled.filter(({ value }) => own.type !== 'tr' || value > postageMax)
  const inputs = coins.map(({ txid, vout, value }) => ({
    ...{ txid: hex.decode(txid), index: vout, witnessUtxo: { script, amount: value } },
    // The size is counted by it alone.
    ...(own.type === 'tr' && { tapInternalKey: own.pubkey }),
  }))
  const [outputs, strategy] = sweepTo ? [[], 'all' as const] : [[output], 'default' as const]
  const selected = selectUTXO(inputs, outputs, strategy, {
    ...{ changeAddress: sweepTo ?? address, feePerByte: rate, network: versions, createTx: true },
    ...{ bip69: true, allowLegacyWitnessUtxo: true },
  })
  if (!selected?.tx?.outputsLength)
    throw explainMissing(sweepTo ? 1n : output.amount, { utxos, coins })
  const { tx } = selected
  if (own.type === 'tr') leaveKeyOpen(tx)
  return {
    psbt: base64.encode(tx.toPSBT()),
    signInputs: Array.from({ length: tx.inputsLength }, (_, index) => ({ address, index })),
    broadcast: true,
    fee: tx.fee,
    paid: outputsOf(tx),
  }
}

/** Whether what is left alone would pay an amount, or nothing would. */
function explainMissing(
  amount: bigint,
  { utxos, coins }: { utxos: readUtxos.Utxos; coins: readonly Utxo[] },
): FoyerError {
  const held = sumOf([...utxos.settled, ...utxos.waiting])
  const isThere = sumOf(coins) < held && held >= amount
  return isThere ? refuseTransaction('held_back') : new FoyerError('funds_insufficient')
}

/** An address tells the key that signs, and not the one that it was made of: wallets add theirs where none is named. */
function leaveKeyOpen(tx: Transaction): void {
  // The library takes a field away by this, and its types do not say so.
  const without = { tapInternalKey: undefined as never }
  for (let at = 0; at < tx.inputsLength; at += 1) tx.updateInput(at, without)
}

function sumOf(utxos: readonly Utxo[]): bigint {
  return utxos.reduce((sum, { value }) => sum + value, 0n)
}

function outputsOf(tx: Transaction): bigint {
  const amounts = Array.from({ length: tx.outputsLength }, (_, at) => tx.getOutput(at).amount ?? 0n)
  return amounts.reduce((sum, amount) => sum + amount, 0n)
}

export declare namespace writePayment {
  type Parameters = {
    readonly address: string
    readonly network: Network
    readonly output: { readonly script: Uint8Array; readonly amount: bigint }
    /** Satoshi for a byte. Default: what the network takes within an hour. */
    readonly feeRate?: bigint | undefined
    /** All that the payer has goes there, less the fee, in place of `output`. What costs more to spend than it holds stays. */
    readonly sweepTo?: string | undefined
  }
}
