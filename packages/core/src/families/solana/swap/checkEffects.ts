import type { SwapPlanOrder } from '../../../SwapFeatures.js'
import { refuseSwap } from '../../refuseSwap.js'
import { programs } from '../programs.js'
import type { AccountState } from './AccountState.js'
import { type Swapping, wrappedSol } from './Swapping.js'

/** Accounts before and after a swap that was played through, by their address. */
export type PlayedStates = ReadonlyMap<string, PlayedState>
type PlayedState = {
  readonly before: AccountState | undefined
  readonly after: AccountState | undefined
}

/**
 * Compares what the account has before and after a swap that a node played through: of its tokens only the given one becomes less, by the amount at most; of its SOL no more is gone than was shown; at
 * least the minimum arrives; and others may do no more with its token accounts than before.
 *
 * @param costs in lamports: the fee, and the rent of new token accounts
 * @returns what arrives, in the smallest unit
 * @throws `swap_refused` (`takes_more`, `gives_less`, `allows_more`)
 */
export function checkEffects(
  { amount, from, to, minReceived }: SwapPlanOrder,
  swapping: Swapping,
  { states, costs }: { states: PlayedStates; costs: bigint },
): bigint {
  const { account } = swapping
  const own = states.get(account)
  if (own?.after?.program !== programs.system) throw refuseSwap('allows_more')
  const tokens = [...states].filter(([address, one]) => address !== account && isOwn(one, account))
  for (const [, one] of tokens) demandPowers(one, account)
  // Wrapped SOL is SOL of the account.
  const wrapped = [swapping.from, swapping.to].find(({ mint }) => mint === wrappedSol)?.account
  const parts = [own, ...(swapping.wraps && wrapped ? [states.get(wrapped)] : [])]
  const coins = costs + parts.reduce((sum, one) => sum + lamportsOf(one), 0n)
  const changeOf = (side: Swapping['from'], address: string | undefined) =>
    address === undefined ? coins : tokensOf(states.get(side.account))
  const others = tokens.filter(
    ([address]) => address !== swapping.from.account && !(swapping.wraps && address === wrapped),
  )
  if (-changeOf(swapping.from, from.address) > amount) throw refuseSwap('takes_more')
  if (from.address !== undefined && coins < 0n) throw refuseSwap('takes_more')
  if (others.some(([, one]) => tokensOf(one) < 0n)) throw refuseSwap('takes_more')
  const receives = changeOf(swapping.to, to.address)
  if (receives < minReceived) throw refuseSwap('gives_less')
  return receives
}

function isOwn({ before, after }: PlayedState, account: string): boolean {
  return before?.token?.owner === account || after?.token?.owner === account
}

/** A token account stays the account's own, and open to no one else; one that is empty may be closed. */
function demandPowers({ before, after }: PlayedState, account: string): void {
  const isClosed = after === undefined
  if (isClosed) return
  const isOpened = after.powers !== (before?.powers ?? untouched)
  if (
    after.token?.owner !== account ||
    isOpened ||
    after.token.isFrozen !== (before?.token?.isFrozen ?? false)
  )
    throw refuseSwap('allows_more')
}

/** Those of a new account, which gives no power to others. */
const untouched = [36, 8, 36].map((length) => '1'.repeat(length)).join(' ')

function tokensOf({ before, after }: PlayedState = absent): bigint {
  return (after?.token?.amount ?? 0n) - (before?.token?.amount ?? 0n)
}

function lamportsOf({ before, after }: PlayedState = absent): bigint {
  return (after?.lamports ?? 0n) - (before?.lamports ?? 0n)
}

const absent: PlayedState = { before: undefined, after: undefined }
