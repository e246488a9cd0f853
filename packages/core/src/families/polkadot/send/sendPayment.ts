import { FoyerError } from '@foyer/protocol'
import { readHex } from '@foyer/protocol/signed'
import type { Request } from '../../../FamilyFeatures.js'
import type { SendParameters } from '../../../FamilyTypes.js'
import type { Rpc } from '../../../Rpc.js'
import { handOver } from '../../handOver.js'
import type { PolkadotTypes } from '../types.js'
import { checkPayment } from './checkPayment.js'
import { preparePayment } from './preparePayment.js'
import { writeExtrinsic } from './writeTransfer.js'

/** Ed25519 and sr25519 with the byte for the kind, and ECDSA with it. */
const lengths = [65, 66]
const signatureMax = 66
/** Of Substrate's pool: it has this very one, or had it a moment ago. */
const known = /already imported|temporarily banned/i

/**
 * Has the wallet sign a payment, and sends it. What is signed is written here, so its hash is known, also where the node's answer is lost; no block takes it after
 * some minutes.
 *
 * @returns the extrinsic's hash
 * @throws `fee_risen` where it costs more than `feeMax`; `answer_invalid` for a signature of another key, or over something else
 */
export async function sendPayment(
  request: Request,
  { address: from, network, transaction }: SendParameters<PolkadotTypes>,
  rpc: Rpc,
): Promise<string> {
  const { to, value, feeMax } = checkPayment(transaction, network)
  const { payload, fee } = await preparePayment(rpc, { from, network, to, value })
  if (feeMax !== undefined && fee > feeMax) throw new FoyerError('fee_risen')
  const { demandSigned } = await import('../demandSigned.js')
  const text = await demandSigned.payload(request, { payload, address: from })
  const signature = readHex(text, signatureMax)
  if (!signature || !lengths.includes(signature.length)) throw new FoyerError('answer_invalid')
  const { extrinsic, hash } = writeExtrinsic(payload, signature)
  const call = { method: 'author_submitExtrinsic', params: [extrinsic] }
  try {
    await handOver(rpc, { id: network.caipNetworkId, call, known })
  } catch (error) {
    throw toFailure(error)
  }
  return hash
}

/** Of Substrate's pool: another one with this number came first; the rest is a refusal with the node's word. */
function toFailure(error: unknown): unknown {
  const { code, message, data } = Object(error)
  const text = [message, data].filter((one) => typeof one === 'string').join(': ')
  if (/outdated|stale|priority is too low/i.test(text)) return new FoyerError('send_changed')
  if (typeof code !== 'number') return error
  return new FoyerError('transaction_reverted', { data: { reason: text.slice(0, 200) } })
}
