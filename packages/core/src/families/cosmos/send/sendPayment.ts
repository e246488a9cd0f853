import { bech32Address, FoyerError, type Network, readLine } from '@foyer/protocol'
import { sha256 } from '@noble/hashes/sha2'
import { base64, hex } from '@scure/base'
import * as v from 'valibot'
import type { Request, Sending } from '../../../FamilyFeatures.js'
import type { SendParameters } from '../../../FamilyTypes.js'
import type { Rpc } from '../../../Rpc.js'
import { handOver } from '../../handOver.js'
import { refuseTransaction } from '../../refuseTransaction.js'
import type { CosmosPayment, CosmosTypes } from '../types.js'
import { checkPayment } from './checkPayment.js'
import { quotePayment } from './quotePayment.js'
import { readAccount } from './readAccount.js'
import { readHeight } from './readHeight.js'
import { writePayment, writeRaw } from './writePayment.js'

/** No block takes a payment that is so many blocks old: about ten minutes, in which a user has answered. */
export const timeoutBlocks = 100n
const keyMax = 100
const reasonMax = 200

const Answer = v.object({
  tx_response: v.object({
    code: v.optional(v.number(), 0),
    codespace: v.nullish(v.string(), ''),
    raw_log: v.optional(v.string(), ''),
  }),
})
/** Of a node whose service does not turn this into a code. */
const known = /already (exists )?in (cache|mempool)/i
/** Whose codes those of `codes` are; each module has its own. A service that names none has an error of the SDK. */
const spaces = ['sdk', '']
/** Of the SDK: it is there already; the fee is too small; the account counts further by now. */
const codes = { known: 19, feeSmall: 13, sequence: 32 } as const

/**
 * Has the wallet sign a payment, and sends it. What is signed is written here, so its hash is known, also where the network's answer is lost, and no block takes
 * it once its time is over.
 *
 * @returns the hash, in capitals as networks write it
 * @throws `funds_insufficient`, `estimate_failed`, `answer_invalid`, `fee_risen`, `send_changed`; `transaction_reverted` with the network's reason
 */
export async function sendPayment(
  request: Request,
  { address: from, network, transaction }: SendParameters<CosmosTypes>,
  rpc: Rpc,
  sending: Sending,
): Promise<string> {
  const payment = await complete(rpc, { from, network, payment: transaction })
  const [account, height, publicKey] = await Promise.all([
    readAccount(rpc, { from, network }),
    readHeight(rpc, network),
    readKey(request, from),
  ])
  const { accountNumber, sequence } = account
  const timeoutHeight = height + timeoutBlocks
  const denom = String(network.custom?.denom)
  const parts = writePayment(payment, { from, denom, publicKey, sequence, timeoutHeight })
  const document = { chainId: String(network.id), accountNumber, ...parts }
  const { demandSigned } = await import('../demandSigned.js')
  const signature = await demandSigned.document(request, from, document)
  const raw = writeRaw(parts, base64.decode(signature))
  const hash = hex.encode(sha256(raw)).toUpperCase()
  await broadcast(rpc, network, raw)
  sending.expiresAt(timeoutHeight)
  return hash
}

/** With gas and fee: as given, else as the network has them now. */
async function complete(
  rpc: Rpc,
  { from, network, payment }: { from: string; network: Network; payment: CosmosPayment },
): Promise<CosmosPayment> {
  checkPayment(payment, network)
  const { to, value: amount, memo, gas, fee } = payment
  if (gas !== undefined && fee !== undefined) return payment
  const order = { from, to, network, asset: {}, amount, speed: 'normal', memo } as const
  const { transaction } = await quotePayment(rpc, order)
  return transaction as CosmosPayment
}

/** The account's public key, by its wallet: a chain knows it only after the first transaction. @throws `answer_invalid` */
async function readKey(request: Request, from: string): Promise<Uint8Array> {
  const answer = await request('cosmos_getAccounts')
  const found = (Array.isArray(answer) ? answer : [])
    .map((one) => Object(one))
    .find(({ address }) => address === from)
  const text = found?.pubkey
  if (found?.algo !== undefined && found.algo !== 'secp256k1')
    throw refuseTransaction('account_kind')
  const key = typeof text === 'string' && text.length <= keyMax ? decode(text) : undefined
  if (!key || !bech32Address.isOf(from, key)) throw new FoyerError('answer_invalid')
  return key
}

/** Wallets write it in base64, and some in hex. */
function decode(text: string): Uint8Array | undefined {
  try {
    return /^[\da-f]{66}$/i.test(text) ? hex.decode(text.toLowerCase()) : base64.decode(text)
  } catch {
    return undefined
  }
}

/** Throws where the network refuses it by its own check, and nowhere else. */
async function broadcast(rpc: Rpc, network: Network, raw: Uint8Array): Promise<void> {
  const body = { tx_bytes: base64.encode(raw), mode: 'BROADCAST_MODE_SYNC' }
  const call = { method: '/cosmos/tx/v1beta1/txs', params: [JSON.stringify(body)] }
  const id = network.caipNetworkId
  const read = v.safeParse(Answer, await handOver(rpc, { id, call, known }))
  // Signed and sent: what cannot be read is no refusal.
  if (!read.success) return
  const { code, codespace, raw_log: log } = read.output.tx_response
  const own = spaces.includes(codespace) ? code : undefined
  if (own === codes.known) return
  if (own === codes.feeSmall) throw new FoyerError('fee_risen')
  if (own === codes.sequence) throw new FoyerError('send_changed')
  const reason = readLine(log, reasonMax)
  if (code !== 0) throw new FoyerError('transaction_reverted', { data: { reason } })
}
