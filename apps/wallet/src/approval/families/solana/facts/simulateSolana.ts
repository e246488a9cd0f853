import * as v from 'valibot'
import type { SolanaTransactionsAction } from '../../../../actions/Action.js'
import type { Outcome } from '../../../facts/Facts.js'
import type { RequestFn } from '../../../facts/Sources.js'
import { changesOfSolana, handedOfSolana } from './changesOfSolana.js'
import { playSolana } from './playSolana.js'
import { SolanaAccounts } from './solanaAccounts.js'
import { writableOf } from './writableOf.js'

/** A node tells of so many accounts at once. What goes beyond is not looked at in part. */
const accountsMax = 100

/**
 * Has the network play transactions one after the other, and compares what the account holds before the first and after the last. Those
 * that it cannot play on the ones before are said to be unknown. Never rejects.
 */
export async function simulateSolana(
  { transactions, lookups, account }: SimulateSolana,
  request: RequestFn,
): Promise<Outcome> {
  try {
    const all = transactions.map((bytes, index) => writableOf(bytes, lookups[index]))
    const unread = all.indexOf(undefined)
    // Transactions behind one with unknown accounts are as unknown as that one.
    const known = unread < 0 ? transactions : transactions.slice(0, unread)
    const own = account.address
    const writable = all.slice(0, known.length).flatMap((one) => one ?? [])
    const addresses = [...new Set(writable)]
    if (known.length === 0 || addresses.length > accountsMax) return { is: 'unknown' }
    const [before, played] = await Promise.all([
      request('getMultipleAccounts', [addresses, { encoding: 'base64', commitment: 'confirmed' }]),
      playSolana(known, addresses, request),
    ])
    const many = transactions.length > 1
    if (played.is === 'fails')
      return {
        ...{ is: 'fails', reason: wordsOf(played.error) },
        ...(many && { at: played.at }),
      }
    const { value } = v.parse(SolanaAccounts, before)
    if (value.length !== addresses.length || played.accounts.length !== addresses.length)
      return { is: 'unknown' }
    const sides = addresses.map((address, index) => ({
      ...{ address, before: value[index], after: played.accounts[index] },
    }))
    return {
      ...{ is: 'changes', changes: changesOfSolana(sides, own), gas: undefined },
      handed: handedOfSolana(sides, own),
      ...(played.count < transactions.length && { unplayedFrom: played.count + 1 }),
    }
  } catch {
    return { is: 'unknown' }
  }
}

type SimulateSolana = Pick<SolanaTransactionsAction, 'transactions' | 'lookups' | 'account'>

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
