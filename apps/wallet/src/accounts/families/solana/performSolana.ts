import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import type { SolanaMessageAction, SolanaTransactionsAction } from '../../../actions/Action.js'
import type { Keys } from '../../../vault/Vault.js'
import { notOurs } from '../../failures.js'
import { notSent } from '../../refuseAccount.js'
import type { WalletEnvironment } from '../../WalletEnvironment.js'
import { readLookups } from './readLookups.js'
import { sendTransaction } from './sendTransaction.js'
import { addSignature, readTransaction, writeWire } from './wire.js'

/** Signs a message or transactions of Solana (RFC 8032), and sends the transaction where that was asked for. */
export async function performSolana(
  action: SolanaMessageAction | SolanaTransactionsAction,
  { solana: seed }: Keys,
  world: WalletEnvironment,
): Promise<unknown> {
  const { address } = action.account
  if (base58.encode(ed25519.getPublicKey(seed)) !== address) throw notOurs()
  const sign = (bytes: Uint8Array) => ed25519.sign(bytes, seed)
  if (action.kind === 'solanaMessage') return { signature: base58.encode(sign(action.bytes)) }

  await checkLookups(action, world)
  const signed = action.transactions.map((bytes) => addSignature(bytes, address, sign))
  const texts = signed.map((bytes) => writeWire(bytes, action.encoding))
  if (action.isList) return { transactions: texts }
  const [transaction] = signed
  if (!transaction) throw notOurs()
  if (action.send)
    return {
      signature: await sendTransaction(world, action.network, transaction, action.send.options),
    }
  return { signature: signatureOf(transaction, address), transaction: texts[0] }
}

/** The signature covers the names of tables and not what stands in them: they have to be as they were when they were shown. */
async function checkLookups(action: SolanaTransactionsAction, world: WalletEnvironment) {
  const now = await readLookups(world, action)
  if (JSON.stringify(now) !== JSON.stringify(action.lookups)) throw notSent('transactionChanged')
}

function signatureOf(bytes: Uint8Array, address: string): string {
  const found = Object.entries(readTransaction(bytes).signatures).find(
    ([signer]) => signer === address,
  )
  return found?.[1] ? base58.encode(Uint8Array.from(found[1])) : ''
}
