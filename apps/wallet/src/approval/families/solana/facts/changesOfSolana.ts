import type { BalanceChange, Handed } from '../../../facts/Facts.js'
import {
  readHolder,
  type SolanaAccountInfo,
  systemProgram,
  type TokenHolder,
} from './solanaAccounts.js'

type Sides = {
  readonly address: string
  readonly before: SolanaAccountInfo | undefined
  readonly after: SolanaAccountInfo | undefined
}

/** What leaves and enters a user's accounts: the coin of its own address, and the tokens in its token accounts. */
export function changesOfSolana(all: readonly Sides[], own: string): readonly BalanceChange[] {
  const sums = new Map<string | undefined, bigint>()
  const add = (account: SolanaAccountInfo | undefined, isOwn: boolean, sign: bigint) => {
    const held = isOwn ? coinOf(account) : tokensOf(account, own)
    if (held) sums.set(held.token, (sums.get(held.token) ?? 0n) + sign * held.amount)
  }
  for (const { address, before, after } of all) {
    add(before, address === own, -1n)
    add(after, address === own, 1n)
  }
  return [...sums]
    .map(([token, amount]) => ({ token, amount }))
    .filter(({ amount }) => amount !== 0n)
}

/** What others may do with the user's accounts afterwards, and could not before. */
export function handedOfSolana(all: readonly Sides[], own: string): readonly Handed[] {
  return all.flatMap(({ address, before, after }): Handed[] => {
    if (address === own) {
      const owner = after?.owner ?? systemProgram
      const isNew = owner !== systemProgram && owner !== before?.owner
      return isNew ? [{ is: 'account', account: address, to: owner }] : []
    }
    const [was, is] = [readHolder(before), readHolder(after)]
    if (was?.owner === own && is && is.owner !== own)
      return [{ is: 'account', account: address, to: is.owner }]
    return is?.owner === own ? [...newSpender(was, is), ...newCloser(address, was, is)] : []
  })
}

function newSpender(
  was: TokenHolder | undefined,
  { delegate, token, owner }: TokenHolder,
): Handed[] {
  if (!delegate || delegate.amount === 0n || delegate.address === owner) return []
  const isMore =
    was?.delegate?.address !== delegate.address || was.delegate.amount < delegate.amount
  return isMore
    ? [{ is: 'allowance', token, spender: delegate.address, amount: delegate.amount }]
    : []
}

function newCloser(
  account: string,
  was: TokenHolder | undefined,
  { closer, owner }: TokenHolder,
): Handed[] {
  if (closer === undefined || closer === owner || closer === was?.closer) return []
  return [{ is: 'account', account, to: closer }]
}

function coinOf(account: SolanaAccountInfo | undefined) {
  return { token: undefined, amount: BigInt(account?.lamports ?? 0) }
}

function tokensOf(account: SolanaAccountInfo | undefined, own: string) {
  const holder = readHolder(account)
  return holder?.owner === own ? holder : undefined
}
