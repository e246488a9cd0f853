import { bitcoinAddress, FoyerError } from '@foyer/protocol'
import { base64, hex } from '@scure/base'
import type { Transaction } from '@scure/btc-signer'
import type { Request, Rpc } from '../../FamilyFeatures.js'
import type { SendParameters, SignPsbtParameters } from '../../FamilyTypes.js'
import { handOver } from '../handOver.js'
import { checkInputs } from './checkInputs.js'
import { readId } from './readId.js'
import { readPsbt } from './readPsbt.js'
import { readSpent } from './readSpent.js'
import { takeSignatures } from './takeSignatures.js'
import type { Bip122SignedPsbt, Bip122Types } from './types.js'

/** Longer ones are not kept: some hundred inputs, as hex. */
const keptMax = 100_000
/** Of a node that has it. */
const known = /already in (block chain|utxo set|mempool)|txn-already-(known|in-mempool)/i

/**
 * Has a wallet sign inputs of a transaction. What is returned is the transaction that was given, with those signatures; where it is to be sent and
 * the wallet did not send it, it is sent to the network.
 *
 * @param onSigned gets what is sent, in hex
 * @throws `psbt_invalid` for what cannot be signed so: the wallet is not asked then
 * @throws `answer_invalid` for signatures that do not hold
 */
export async function signPsbt(
  request: Request,
  { address, network, psbt, signInputs, broadcast = false }: SignPsbtParameters<Bip122Types>,
  rpc: Rpc,
  onSigned?: SendParameters['onSigned'],
): Promise<Bip122SignedPsbt> {
  const transaction = readGiven(psbt)
  const spent = readSpent(transaction)
  const versions = bitcoinAddress.versionsOn(network.caipNetworkId)
  const wanted = checkInputs(transaction, { inputs: signInputs, spent, versions })
  if (broadcast) demandOthers(transaction, new Set(wanted.map(({ index }) => index)))
  const answer = Object(
    await request('signPsbt', {
      ...{ account: address, psbt: base64.encode(transaction.toPSBT()), broadcast },
      signInputs: signInputs.map((one, at) => ({
        ...{ address: one.address, index: one.index },
        sighashTypes: wanted[at]?.kinds,
      })),
    }),
  )
  takeSignatures(transaction, readPsbt(answer.psbt), { wanted, spent })
  const signed = base64.encode(transaction.toPSBT())
  if (!broadcast) return { psbt: signed }
  const finished = finish(transaction)
  const raw = hex.encode(finished.extract())
  if (raw.length <= keptMax) onSigned?.(raw)
  if (answer.txid === undefined || answer.txid === null)
    return { psbt: signed, txid: await send(finished.id, raw, rpc, network.caipNetworkId) }
  const txid = readId(answer.txid)
  // What is sent is what was signed: the signatures are not a part of the id.
  if (txid !== finished.id) throw new FoyerError('answer_invalid')
  return { psbt: signed, txid }
}

function readGiven(psbt: string): Transaction {
  try {
    return readPsbt(psbt)
  } catch (cause) {
    throw new FoyerError('psbt_invalid', { data: { finding: 'form' }, cause })
  }
}

/** What is sent has to be signed by the others. @throws `psbt_invalid` */
function demandOthers(transaction: Transaction, wanted: ReadonlySet<number>) {
  for (let index = 0; index < transaction.inputsLength; index += 1) {
    const { finalScriptSig, finalScriptWitness, partialSig, tapKeySig, tapScriptSig } =
      transaction.getInput(index)
    const signed = [finalScriptSig, finalScriptWitness, partialSig, tapKeySig, tapScriptSig]
    if (!signed.some((one) => one?.length) && !wanted.has(index))
      throw new FoyerError('psbt_invalid', { data: { finding: 'unsigned' } })
  }
}

/** A copy, ready for the network. */
function finish(transaction: Transaction): Transaction {
  const copy = readPsbt(base64.encode(transaction.toPSBT()))
  copy.finalize()
  return copy
}

/** What goes out is known by its id, also where the network's answer is lost. */
async function send(txid: string, raw: string, rpc: Rpc, id: Parameters<Rpc>[0]): Promise<string> {
  await handOver(rpc, { id, call: { method: '/tx', params: [raw] }, known })
  return txid
}
