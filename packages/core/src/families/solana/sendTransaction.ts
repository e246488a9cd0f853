import { FoyerError } from '@foyer/protocol'
import { base64 } from '@scure/base'
import type { Request, Rpc, Sending } from '../../FamilyFeatures.js'
import type { SendParameters } from '../../FamilyTypes.js'
import { readField } from '../../ways/readField.js'
import { refuseTransaction } from '../refuseTransaction.js'
import { readHeight } from './nodes/readHeight.js'
import { readRefusal } from './nodes/readRefusal.js'
import { submit } from './nodes/submit.js'
import { preparePayment } from './payment/preparePayment.js'
import { programs } from './programs.js'
import { readSignature } from './signing/readSignature.js'
import { readUnsigned } from './signing/readUnsigned.js'
import { signWire } from './signing/signTransaction.js'
import type { SolanaSendOptions, SolanaTransaction, SolanaTypes } from './types.js'
import type { DecodedWire } from './wire/decodeWire.js'

/** A hash is good for so many blocks. */
const blocksOfHash = 150n
/** The system program's number for a step of a durable nonce, with which a transaction stays good. */
const advanceNonce = 4

/**
 * Has a wallet send a payment, or a transaction that is written already. One that only signs has what it signed sent to the network from here,
 * once it is the very transaction that was given to it.
 *
 * @returns the transaction's id
 * @throws what `preparePayment` throws, `transaction_refused`, `transaction_reverted`; `answer_invalid` for a signature of another key, or of
 *   another transaction
 */
export async function sendTransaction(
  request: Request,
  parameters: SendParameters<SolanaTypes>,
  rpc: Rpc,
  sending: Sending,
): Promise<string> {
  const { address, network, transaction: given } = parameters
  const id = network.caipNetworkId
  const { options, ...ready } = await toReady(rpc, parameters)
  const wire = readUnsigned(ready.transaction, address)
  const isComplete = wire.signatures.every(
    (one, index) => wire.signers[index] === address || one.some((byte) => byte !== 0),
  )
  if (!isComplete) throw refuseTransaction('incomplete')
  const expiry = 'transaction' in given ? await expiryOf(rpc, id, wire) : ready.lastValidBlockHeight
  const sent = (await sendBy(request, wire, options)) ?? (await sendSigned())
  if (expiry !== undefined) sending.expiresAt(expiry)
  return sent

  async function sendSigned() {
    const signed = await signWire(request, wire, address)
    await submit(rpc, id, { bytes: signed.bytes, options })
    return signed.id
  }
}

type Ready = SolanaTransaction & { readonly lastValidBlockHeight?: bigint }

async function toReady(rpc: Rpc, parameters: SendParameters<SolanaTypes>): Promise<Ready> {
  const { transaction: given } = parameters
  return 'transaction' in given ? given : preparePayment(rpc, parameters)
}

/** Has the wallet sign and send; `undefined` where it does not send. */
async function sendBy(
  request: Request,
  { bytes }: DecodedWire,
  options: SolanaSendOptions | undefined,
): Promise<string | undefined> {
  try {
    const transaction = base64.encode(bytes)
    const answer = await request('solana_signAndSendTransaction', {
      transaction,
      ...(options && { options }),
    })
    const sent = readField(answer, 'signature')
    readSignature(sent)
    return sent
  } catch (error) {
    if (!FoyerError.is(error, 'action_not_allowed')) throw readRefusal(error) ?? error
    return undefined
  }
}

/** The height from which on no block takes a transaction with a hash of now at the latest; `undefined` where it stays good. */
async function expiryOf(
  rpc: Rpc,
  id: SendParameters['network']['caipNetworkId'],
  { instructions: [first] }: DecodedWire,
): Promise<bigint | undefined> {
  if (first?.program === programs.system && first.data[0] === advanceNonce) return undefined
  const height = await readHeight(rpc, id)
  return height === undefined ? undefined : height + blocksOfHash
}
