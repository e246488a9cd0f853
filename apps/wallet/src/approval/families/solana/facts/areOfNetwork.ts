import { getCompiledTransactionMessageDecoder, getTransactionDecoder } from '@solana/kit'
import * as v from 'valibot'
import type { SolanaLookup, SolanaTransactionsAction } from '../../../../actions/Action.js'
import type { RequestFn } from '../../../facts/Sources.js'
import { readSolanaTransaction } from '../read/readSolanaTransaction.js'
import { nonceOf, SolanaAccounts } from './solanaAccounts.js'

/** So many blocks and nonces are asked about. What is to be signed at once was written at once. */
const livesMax = 8

/**
 * A node that is one block behind the one that the page asked does not know yet what that one knew, and a service of many nodes asks another one each time. A block takes
 * 0.4 seconds: so it is looked again for some four seconds, or ten blocks. What is of another network stays unknown however often.
 */
const looks = { most: 6, everyMs: 700 } as const

const IsValid = v.object({ value: v.boolean() })

/** What bounds the life of a transaction: a block of its network, or in its place the nonce that an account there holds. */
type Life = { readonly block: string; readonly nonce: string | undefined }

/**
 * Whether a network knows what each transaction goes by. Nothing else in a transaction names its network: one that is made for another network, where the
 * same account holds more, is played on this one without harm, signed, and sent there.
 *
 * @throws when the network does not say
 */
export async function areOfNetwork(
  { transactions, lookups }: Pick<SolanaTransactionsAction, 'transactions' | 'lookups'>,
  request: RequestFn,
  pause: (ms: number) => Promise<void>,
): Promise<boolean> {
  const all = transactions.map((bytes, index) => lifeOf(bytes, lookups[index]))
  const lives = [...new Map(all.map((life) => [`${life.block} ${life.nonce}`, life])).values()]
  if (lives.length > livesMax) return false
  return (await Promise.all(lives.map((life) => isKnownSoon(life, request, pause)))).every(Boolean)
}

async function isKnownSoon(
  life: Life,
  request: RequestFn,
  pause: (ms: number) => Promise<void>,
): Promise<boolean> {
  for (let look = 1; !(await isKnown(life, request)); look++) {
    if (look === looks.most) return false
    await pause(looks.everyMs)
  }
  return true
}

function lifeOf(bytes: Uint8Array, lookup: SolanaLookup | undefined): Life {
  const { messageBytes } = getTransactionDecoder().decode(bytes)
  const { lifetimeToken } = getCompiledTransactionMessageDecoder().decode(messageBytes)
  // Only the first instruction counts: further behind it is one like any other.
  const [first] = readSolanaTransaction(bytes, lookup) ?? []
  return { block: lifetimeToken, nonce: first?.is === 'nonce' ? first.account : undefined }
}

async function isKnown({ block, nonce }: Life, request: RequestFn): Promise<boolean> {
  // The page may have asked another node for it, just now.
  const commitment = 'processed'
  if (nonce !== undefined) {
    const answer = await request('getMultipleAccounts', [
      [nonce],
      { encoding: 'base64', commitment },
    ])
    if (nonceOf(v.parse(SolanaAccounts, answer).value[0]) === block) return true
  }
  return v.parse(IsValid, await request('isBlockhashValid', [block, { commitment }])).value
}
