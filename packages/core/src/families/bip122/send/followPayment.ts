import { FoyerError } from '@foyer/protocol'
import { hex } from '@scure/base'
import type { Transaction } from '@scure/btc-signer'
import { equalBytes } from '@scure/btc-signer/utils'
import * as v from 'valibot'
import type { SendFeatures, SentFate } from '../../../SendFeatures.js'
import { readSigned } from './readSigned.js'

/** Blocks of so many are not exchanged for others any more: what they hold stays. */
const depth = 3

const Spend = v.object({
  spent: v.literal(true),
  txid: v.string(),
  status: v.object({ confirmed: v.boolean(), block_height: v.nullish(v.number()) }),
})
type Query = (path: string, text?: string) => Promise<unknown>

/**
 * Looks after a payment that is in no block. A source that does not have it is handed the very same bytes again: that never pays twice, however often it is done. It is
 * over only when another transaction spent one of its coins in a block that stays, because until then some node may still bring it into one. While another one
 * waits for a block with its coins nothing is handed over, which could push that one aside.
 */
export const followPayment: NonNullable<SendFeatures['follow']> = async (
  rpc,
  { network, hash, from, signed },
) => {
  const query: Query = (path, text) =>
    rpc(network.caipNetworkId, {
      method: path,
      ...(text !== undefined && { params: [text] as never }),
    })
  if (await isKnown(query, hash)) return signed ? { is: 'waiting' } : note(query, hash)
  const own = readSigned(signed, hash)
  if (!own) return { is: 'waiting' }
  const other = await findOther(query, own)
  if (other?.txid === hash) return { is: 'waiting' }
  if (other) return judgeOther(query, { own, other, from, network })
  // Whether it is taken shows at the next look, also where this answer is lost.
  await query('/tx', signed).catch(() => {})
  return { is: 'absent' }
}

/** Where it was not signed here, it is kept once a source has it. */
async function note(query: Query, hash: string): Promise<SentFate> {
  const signed = await query(`/tx/${hash}/hex`)
  return readSigned(signed, hash) ? { is: 'noted', signed: String(signed) } : { is: 'waiting' }
}

/** @throws where the source does not say */
async function isKnown(query: Query, hash: string): Promise<boolean> {
  try {
    await query(`/tx/${hash}`)
    return true
  } catch (error) {
    const { status } = FoyerError.is(error, 'http_status') ? error.data : Object(Object(error).data)
    if (status === 400 || status === 404) return false
    throw error
  }
}

type Other = { readonly txid: string; readonly height: number | undefined }

/** What spent a coin of the transaction. */
async function findOther(query: Query, own: Transaction): Promise<Other | undefined> {
  for (let at = 0; at < own.inputsLength; at += 1) {
    const { txid = new Uint8Array(), index } = own.getInput(at)
    const path = `/tx/${hex.encode(txid)}/outspend/${index}`
    const read = v.safeParse(Spend, await query(path))
    if (!read.success) continue
    const { status } = read.output
    const height = status.confirmed ? (status.block_height ?? undefined) : undefined
    return { txid: read.output.txid, height }
  }
  return undefined
}

type Judged = Pick<Parameters<NonNullable<SendFeatures['follow']>>[1], 'from' | 'network'> & {
  readonly own: Transaction
  readonly other: Other
}

async function judgeOther(
  query: Query,
  { own, other: { txid, height }, from, network }: Judged,
): Promise<SentFate> {
  if (height === undefined) return { is: 'waiting' }
  const instead = readSigned(await query(`/tx/${txid}/hex`), txid)
  const kind = instead ? kindOf(own, instead, readSigned.scriptOf(from, network)) : 'other'
  const tip = Number(await query('/blocks/tip/height'))
  const isDeep = tip - height + 1 >= depth
  // The same payment is followed at once: it pays whichever of the two stays.
  if (kind !== 'same' && !isDeep) return { is: 'waiting' }
  return { is: 'replaced', by: txid, kind }
}

/** The same where it pays all that this one pays to others, and cancelled where it pays the account alone. */
function kindOf(own: Transaction, instead: Transaction, script: Uint8Array) {
  const [wanted, paid] = [paidTo(own, script), paidTo(instead, script)]
  if (paid.length === 0) return wanted.length === 0 ? 'same' : 'cancelled'
  const isPaid = wanted.every((one) =>
    paid.some((other) => one.amount === other.amount && equalBytes(one.script, other.script)),
  )
  return isPaid && wanted.length > 0 ? 'same' : 'other'
}

function paidTo(transaction: Transaction, own: Uint8Array) {
  return Array.from({ length: transaction.outputsLength }, (_, at) => {
    const { amount = 0n, script = new Uint8Array() } = transaction.getOutput(at)
    return { amount, script }
  }).filter(({ script }) => !equalBytes(script, own))
}
