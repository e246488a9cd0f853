import { getBase64Decoder } from '@solana/kit'
import * as v from 'valibot'
import type { RequestFn } from '../../../facts/Sources.js'
import { SolanaAccountInfo } from './solanaAccounts.js'

/** What became of transactions that were played one after the other. */
export type PlayedTransaction =
  | { readonly is: 'fails'; readonly error: unknown; readonly at: number }
  /** The accounts that were asked for, after so many of them. */
  | {
      readonly is: 'after'
      readonly accounts: readonly SolanaAccountInfo[]
      readonly count: number
    }

/** So many are played as one at most. */
const bundleMax = 5

const Accounts = v.array(SolanaAccountInfo)
const One = v.object({ value: v.object({ err: v.unknown(), accounts: Accounts }) })
const Failed = v.object({ value: v.object({ err: v.custom((value) => (value ?? null) !== null) }) })
const Several = v.object({
  value: v.object({
    summary: v.unknown(),
    transactionResults: v.pipe(
      v.array(v.object({ err: v.unknown(), postExecutionAccounts: v.nullish(Accounts) })),
      v.maxLength(bundleMax),
    ),
  }),
})

/**
 * Has a node play transactions. Several stand on each other: that is what `simulateBundle` of Jito's nodes is for; where a node has it not,
 * the first alone is played.
 *
 * @throws when the node plays nothing, or answers something else
 */
export async function playSolana(
  transactions: readonly Uint8Array[],
  addresses: readonly string[],
  request: RequestFn,
): Promise<PlayedTransaction> {
  if (transactions.length > 1) {
    const several = await playBundle(transactions.slice(0, bundleMax), addresses, request)
    if (several) return several
  }
  const [first] = transactions
  if (!first) return { is: 'after', accounts: [], count: 0 }
  const answer = await request('simulateTransaction', [
    getBase64Decoder().decode(first),
    {
      ...{ encoding: 'base64', commitment: 'confirmed', sigVerify: false },
      ...{ replaceRecentBlockhash: true, accounts: { encoding: 'base64', addresses } },
    },
  ])
  const failed = v.safeParse(Failed, answer)
  if (failed.success) return { is: 'fails', error: failed.output.value.err, at: 1 }
  const { accounts } = v.parse(One, answer).value
  return { is: 'after', accounts, count: 1 }
}

async function playBundle(
  transactions: readonly Uint8Array[],
  addresses: readonly string[],
  request: RequestFn,
): Promise<PlayedTransaction | undefined> {
  const none = transactions.map(() => null)
  const pending = request('simulateBundle', [
    { encodedTransactions: transactions.map((bytes) => getBase64Decoder().decode(bytes)) },
    {
      ...{ transactionEncoding: 'base64', skipSigVerify: true, replaceRecentBlockhash: true },
      preExecutionAccountsConfigs: none,
      postExecutionAccountsConfigs: none.map((_, index) =>
        index === none.length - 1 ? { encoding: 'base64', addresses } : null,
      ),
    },
  ])
  const answer = v.safeParse(Several, await pending.catch(() => undefined))
  if (!answer.success) return undefined
  const { summary, transactionResults } = answer.output.value
  const index = transactionResults.findIndex(({ err }) => err !== null && err !== undefined)
  if (index >= 0) return { is: 'fails', error: transactionResults[index]?.err, at: index + 1 }
  const last = transactionResults.at(-1)?.postExecutionAccounts
  if (summary !== 'succeeded' || transactionResults.length !== transactions.length || !last)
    return undefined
  return { is: 'after', accounts: last, count: transactions.length }
}
