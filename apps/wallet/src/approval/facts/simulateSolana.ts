import {
  getAddressDecoder,
  getBase64Decoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
} from '@solana/kit'
import * as v from 'valibot'
import type { Change, Outcome } from './Facts.js'
import { bytesOf, SolanaAccount } from './mintFacts.js'
import type { AskNetwork } from './simulateCalls.js'

const Accounts = v.array(SolanaAccount)
const Before = v.object({ value: Accounts })
const Simulation = v.object({
  value: v.object({ err: v.unknown(), accounts: v.nullish(Accounts) }),
})
type Held = v.InferOutput<typeof SolanaAccount>

const accountsMax = 60
const tokenPrograms: ReadonlySet<string> = new Set([
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
])

/**
 * Has the network play a transaction through, and compares what the account holds before and after. Several stand on each other, which
 * no network plays: unknown. Never rejects.
 */
export async function simulateSolana(
  transactions: readonly Uint8Array[],
  account: string,
  ask: AskNetwork,
): Promise<Outcome> {
  const [bytes] = transactions
  if (!bytes || transactions.length > 1) return { is: 'unknown' }
  try {
    const addresses = accountsOf(bytes)
    const config = { encoding: 'base64', commitment: 'confirmed' }
    const [before, after] = await Promise.all([
      ask('getMultipleAccounts', [addresses, config]),
      ask('simulateTransaction', [
        getBase64Decoder().decode(bytes),
        {
          ...{ ...config, sigVerify: false, replaceRecentBlockhash: true },
          accounts: { encoding: 'base64', addresses },
        },
      ]),
    ])
    const { err, accounts } = v.parse(Simulation, after).value
    if (err !== null && err !== undefined) return { is: 'fails', reason: wordsOf(err) }
    if (!accounts) return { is: 'unknown' }
    return {
      is: 'changes',
      changes: compare(v.parse(Before, before).value, accounts),
      gas: undefined,
    }
  } catch {
    return { is: 'unknown' }
  }

  function compare(before: readonly Held[], after: readonly Held[]): readonly Change[] {
    const sums = new Map<string | undefined, bigint>()
    const add = (held: Held | undefined, at: string, sign: bigint) => {
      for (const { token, amount } of holdingsOf(held, at === account, account))
        sums.set(token, (sums.get(token) ?? 0n) + sign * amount)
    }
    for (const [index, address] of accountsOf(bytes as Uint8Array).entries()) {
      add(before[index], address, -1n)
      add(after[index], address, 1n)
    }
    return [...sums]
      .map(([token, amount]) => ({ token, amount }))
      .filter(({ amount }) => amount !== 0n)
  }
}

function accountsOf(bytes: Uint8Array): readonly string[] {
  const { messageBytes } = getTransactionDecoder().decode(bytes)
  const { staticAccounts } = getCompiledTransactionMessageDecoder().decode(messageBytes)
  return staticAccounts.slice(0, accountsMax)
}

/** What an account holds for the person: its coin when it is the person's own, its tokens when they are owned by the person. */
function holdingsOf(held: Held | undefined, isOwn: boolean, owner: string) {
  if (!held) return []
  if (isOwn) return [{ token: undefined, amount: BigInt(held.lamports) }]
  const data = bytesOf(held.data[0])
  if (!tokenPrograms.has(held.owner) || data.length < 72) return []
  const address = (from: number) => getAddressDecoder().decode(data.subarray(from, from + 32))
  if (address(32) !== owner) return []
  const amount = new DataView(data.buffer, data.byteOffset).getBigUint64(64, true)
  return [{ token: address(0) as string, amount }]
}

function wordsOf(error: unknown): string | undefined {
  const text = typeof error === 'string' ? error : JSON.stringify(error)
  return (
    text
      .replace(/[^\w .,:()-]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 160) || undefined
  )
}
