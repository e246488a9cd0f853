import { FoyerError } from '@foyer/protocol'
import { base64 } from '@scure/base'
import type { Rpc } from '../../../FamilyFeatures.js'
import type { SendParameters } from '../../../FamilyTypes.js'
import { refuseTransaction } from '../../refuseTransaction.js'
import { readLatest } from '../nodes/readLatest.js'
import { readUnitPrice } from '../nodes/readUnitPrice.js'
import { simulate } from '../nodes/simulate.js'
import type { SolanaPrepared, SolanaTypes } from '../types.js'
import { bytesMax } from '../wire/readTransaction.js'
import { writeMessage } from '../wire/writeMessage.js'
import { writeUnsigned } from '../wire/writeUnsigned.js'
import { budgetOf } from './budgetOf.js'
import { checkReceiver } from './checkReceiver.js'
import { draftCoins } from './draftCoins.js'
import { draftTokens } from './draftTokens.js'
import { readPayment } from './readPayment.js'

/** Lamports for the one signature. */
const signatureFee = 5_000n

/**
 * Writes a payment of SOL or tokens as it would be signed: with the offer for computing that the network takes now, and a limit by a
 * simulation.
 *
 * @throws `amount_and_receiver_required`, `action_not_allowed` for what is no payment, `transaction_refused` with what is in the way,
 *   `transaction_reverted` with the reason where the network says that it would fail, `answer_invalid`
 */
export async function preparePayment(
  rpc: Rpc,
  { address, network, transaction }: SendParameters<SolanaTypes>,
): Promise<SolanaPrepared> {
  const { to, value, token, memo, unitPrice } = readPayment(transaction)
  const id = network.caipNetworkId
  const parties = { payer: address, to, value, memo }
  const [{ blockhash, lastValidBlockHeight }, draft] = await Promise.all([
    readLatest(rpc, id),
    token === undefined ? draftCoins(parties) : draftTokens({ rpc, id }, { ...parties, token }),
    checkReceiver(rpc, id, to),
  ])
  const { instructions, rent, receives, hook } = draft
  const write = (all: typeof instructions) =>
    writeWhole(writeMessage({ payer: address, instructions: all, blockhash }))
  const [{ units, failure }, price] = await Promise.all([
    simulate(rpc, id, write(instructions)),
    unitPrice === undefined ? readUnitPrice(rpc, id, writableOf(instructions)) : 0n,
  ])
  if (failure !== undefined)
    throw new FoyerError('transaction_reverted', { data: { reason: failure } })
  const budget = budgetOf({ units, price, ownPrice: unitPrice })
  const whole = budget ? [...budgetOf.instructions(budget), ...instructions] : instructions
  return {
    transaction: base64.encode(write(whole)),
    fee: signatureFee + (budget ? budgetOf.cost(budget) : 0n),
    ...{ rent, receives, lastValidBlockHeight },
    ...(hook !== undefined && { hook }),
  }
}

/** @throws `transaction_refused` where it is longer than a network takes */
function writeWhole(message: Uint8Array): Uint8Array {
  const wire = writeUnsigned(message)
  if (wire.length > bytesMax) throw refuseTransaction('too_large')
  return wire
}

function writableOf(instructions: Parameters<typeof writeMessage>[0]['instructions']) {
  const writable = instructions.flatMap(({ accounts }) => accounts).filter((one) => one.writable)
  return [...new Set(writable.map(({ address }) => address))]
}
