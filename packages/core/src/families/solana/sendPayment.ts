import { FoyerError } from '@foyer/protocol'
import { base58, base64 } from '@scure/base'
import type { Request, Rpc } from '../../FamilyFeatures.js'
import type { SendParameters } from '../../FamilyTypes.js'
import { readField } from '../../ways/readField.js'
import { demandSignature } from './demandSignature.js'
import { readSignature } from './readSignature.js'
import type { SolanaTypes } from './types.js'
import { writePayment } from './writePayment.js'

/** A payment has one signature: a count of one, then its bytes. */
const signaturesLength = 65

/**
 * Has a wallet send a payment. One that only signs has its signature put into the very transaction that was written here, which is then sent
 * to the network: what else it answers is not read.
 *
 * @returns the transaction's id
 * @throws what `writePayment` throws; `answer_invalid` for a signature of another key, or of another transaction
 */
export async function sendPayment(
  request: Request,
  parameters: SendParameters<SolanaTypes>,
  rpc: Rpc,
): Promise<string> {
  const transaction = await writePayment(rpc, parameters)
  const signedBy = async (method: string) =>
    readField(await request(method, { transaction }), 'signature')
  try {
    const sent = await signedBy('solana_signAndSendTransaction')
    readSignature(sent)
    return sent
  } catch (error) {
    if (!FoyerError.is(error, 'action_not_allowed')) throw error
  }
  const { address, network } = parameters
  const written = base58.decode(transaction)
  const bytes = written.subarray(signaturesLength)
  const signature = demandSignature(await signedBy('solana_signTransaction'), {
    bytes,
    address,
  })
  written.set(readSignature(signature), 1)
  await rpc(network.caipNetworkId, {
    method: 'sendTransaction',
    params: [base64.encode(written), { encoding: 'base64', preflightCommitment: 'confirmed' }],
  })
  return signature
}
