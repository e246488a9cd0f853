import * as v from 'valibot'
import type { HolderFacts } from '../../../facts/Facts.js'
import type { RequestFn } from '../../../facts/Sources.js'
import type { SolanaStep } from '../read/SolanaStep.js'
import { readHolder, SolanaAccounts } from './solanaAccounts.js'

/** A node tells of so many accounts at once. */
export const accountsMax = 100

/** Whose the token accounts are that a transaction names: as the network says, or as it makes them itself. */
export async function holderFacts(
  steps: readonly SolanaStep[],
  request: RequestFn,
): Promise<Readonly<Record<string, HolderFacts>>> {
  const made = steps.flatMap((step) => (step.is === 'makeAccount' ? [step] : []))
  const all = new Set(steps.flatMap(accountsOf).filter((account) => account !== '?'))
  const accounts = [...all].slice(0, accountsMax)
  const known = Object.fromEntries(
    made.map(({ account, owner, token }) => [account, { owner, token }] as const),
  )
  if (accounts.length === 0) return known
  const answer = await request('getMultipleAccounts', [accounts, { encoding: 'base64' }]).catch(
    () => undefined,
  )
  const read = v.safeParse(SolanaAccounts, answer)
  if (!read.success) return known
  const holders = accounts.flatMap((account, index) => {
    const holder = readHolder(read.output.value[index])
    return holder ? [[account, { owner: holder.owner, token: holder.token }] as const] : []
  })
  return { ...known, ...Object.fromEntries(holders) }
}

/** The token accounts that a step names. */
export function accountsOf(step: SolanaStep): readonly string[] {
  switch (step.is) {
    case 'send':
      return [step.from, step.to]
    case 'allow':
    case 'takeBack':
    case 'close':
    case 'giveAway':
      return [step.account]
    default:
      return []
  }
}
