import { FoyerError } from '@foyer/protocol'
import { base58 } from '@scure/base'
import * as v from 'valibot'
import type { Rpc } from '../../FamilyFeatures.js'
import type { SendParameters } from '../../FamilyTypes.js'
import type { SolanaTypes } from './types.js'

const Latest = v.object({
  value: v.object({ blockhash: v.pipe(v.string(), v.maxLength(64)) }),
})

const systemProgram = new Uint8Array(32)
/** What a page passes that its compiler did not check. */
type Given = Partial<SolanaTypes['transaction']> & { readonly data?: unknown }

const signatureLength = 64
/** The system program's number for a transfer. */
const transfer = 2

/**
 * Writes a payment of coin on Solana, for the payer's wallet to sign and send: a message of the first version, with one instruction of
 * the system program. The wallet shows what it reads in that message, not the parameters given here.
 *
 * @returns the transaction as base58, with room for the signature
 * @throws `amount_and_receiver_required`, `action_not_allowed` for what is more than a payment, `answer_invalid`
 */
export async function writePayment(
  rpc: Rpc,
  { address, network, transaction }: SendParameters<SolanaTypes>,
): Promise<string> {
  const { to, value, data }: Given = transaction
  if (to === undefined || value === undefined || value <= 0n || value >= 2n ** 64n)
    throw new FoyerError('amount_and_receiver_required')
  if (data !== undefined) throw new FoyerError('action_not_allowed')
  const [payer, receiver] = [readKey(address), readKey(to)]
  if (!payer || !receiver) throw new FoyerError('amount_and_receiver_required')
  const call = { method: 'getLatestBlockhash', params: [{ commitment: 'confirmed' }] }
  const latest = v.safeParse(Latest, await rpc(network.caipNetworkId, call))
  const blockhash = latest.success ? readKey(latest.output.value.blockhash) : undefined
  if (!blockhash) throw new FoyerError('answer_invalid')
  const isOwn = to === address
  const keys = isOwn ? [payer, systemProgram] : [payer, receiver, systemProgram]
  const said = new DataView(new ArrayBuffer(12))
  said.setUint32(0, transfer, true)
  said.setBigUint64(4, value, true)
  return base58.encode(
    Uint8Array.from([
      // Signatures; then how many sign, how many of those only read, and how many others only read.
      ...[1, ...new Uint8Array(signatureLength), 1, 0, 1],
      ...[keys.length, ...keys.flatMap((key) => [...key])],
      ...blockhash,
      // One instruction: its program, its accounts, its data.
      ...[1, keys.length - 1, 2, 0, isOwn ? 0 : 1],
      ...[said.byteLength, ...new Uint8Array(said.buffer)],
    ]),
  )
}

/** 32 bytes as base58; `undefined` for what is something else. */
function readKey(text: string): Uint8Array | undefined {
  if (text.length > 44) return undefined
  try {
    const bytes = base58.decode(text)
    return bytes.length === 32 ? bytes : undefined
  } catch {
    return undefined
  }
}
