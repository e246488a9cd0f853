import { knownSwapPrograms } from '@foyer/protocol/swaps'
import type { SwapPlanOrder } from '../../../SwapFeatures.js'
import { refuseSwap } from '../../refuseSwap.js'
import { budgetOf } from '../payment/budgetOf.js'
import { isTokenProgram, programs } from '../programs.js'
import { deriveTokenAccount } from '../tokens/deriveTokenAccount.js'
import type { Instruction } from '../wire/Instruction.js'
import { toInteger } from '../wire/numbers.js'
import { readRoute } from './readRoute.js'
import { type Swapping, wrappedSol } from './Swapping.js'

/** The numbers of the programs' instructions. */
const budgetKinds = { limit: 2, price: 3 } as const
const createIdempotent = 1
const transfer = 2n
const [closeAccount, syncNative] = [9, 17]
/** What a transaction may use of computing, and what one that names no limit is counted by at most. */
const unitsMax = 1_400_000n
/** What is offered beside the fee for the signature, at most: five thousandths of a SOL, which the review shows. */
const priorityMax = 5_000_000n
const wholeBps = 10_000n

/** What the instructions of a checked swap do beside it. */
export type SwapParts = {
  /** In lamports: what is offered for computing. */
  readonly priority: bigint
  /** Token accounts of the account's own that are made where they are missing. */
  readonly created: readonly { readonly account: string; readonly mint: string }[]
  /** The account for wrapped SOL ends with it, and gives its rent back. */
  readonly unwraps: boolean
}

type Kind = 'limit' | 'price' | 'create' | 'wrap' | 'sync' | 'route' | 'close'

/**
 * Checks each instruction of a swap that a server built: an offer for computing, token accounts of the account itself, SOL that is wrapped and unwrapped by it, and one swap of Jupiter, which says what was
 * shown. Anything else is refused.
 *
 * @throws `swap_refused` (`router`, `terms`, `gas`, `value`, `tokens`, `minimum`)
 */
export function checkInstructions(
  instructions: readonly Instruction[],
  order: SwapPlanOrder,
  swapping: Swapping,
): SwapParts {
  const kinds = instructions.map((one) => check(one, order, swapping))
  const countOf = (kind: Kind) => kinds.filter((one) => one === kind).length
  const placeOf = (kind: Kind) => kinds.indexOf(kind)
  const ones: readonly Kind[] = ['limit', 'price', 'wrap', 'sync', 'close']
  if (countOf('route') !== 1) throw refuseSwap('call')
  if (ones.some((kind) => countOf(kind) > 1)) throw refuseSwap('terms')
  const isWrapping = order.from.address === undefined
  const unwraps = countOf('close') === 1
  // SOL that is received and stays wrapped is not what was shown.
  if (order.to.address === undefined && !unwraps) throw refuseSwap('terms')
  if (countOf('wrap') !== Number(isWrapping)) throw refuseSwap('terms')
  if (unwraps && placeOf('close') < placeOf('route')) throw refuseSwap('terms')
  const created = instructions
    .filter((_, index) => kinds[index] === 'create')
    .map(({ accounts }) => ({
      account: accounts[1]?.address ?? '',
      mint: accounts[3]?.address ?? '',
    }))
  return { priority: priorityOf(instructions), created, unwraps }
}

/** @throws `swap_refused` */
function check(one: Instruction, order: SwapPlanOrder, swapping: Swapping): Kind {
  switch (one.program) {
    case programs.computeBudget:
      return checkBudget(one)
    case programs.associated:
      return checkCreate(one, swapping)
    case programs.system:
      return checkWrap(one, order, swapping)
    case programs.token:
      return checkToken(one, swapping)
    case knownSwapPrograms.jupiter:
      return checkRoute(one, order, swapping)
    default:
      // Token-2022 wraps nothing.
      throw refuseSwap(isTokenProgram(one.program) ? 'terms' : 'router')
  }
}

function checkBudget({ data }: Instruction): Kind {
  if (data[0] === budgetKinds.limit && data.length === 5) return 'limit'
  if (data[0] === budgetKinds.price && data.length === 9) return 'price'
  throw refuseSwap('terms')
}

/** @throws `swap_refused` (`gas`) */
function priorityOf(instructions: readonly Instruction[]): bigint {
  const numberOf = (kind: number, length: number) => {
    const found = instructions.find(
      ({ program, data }) => program === programs.computeBudget && data[0] === kind,
    )
    return found && toInteger(found.data, 1, length)
  }
  const limit = numberOf(budgetKinds.limit, 4) ?? unitsMax
  const price = numberOf(budgetKinds.price, 8) ?? 0n
  const priority = budgetOf.cost({ limit, price })
  if (limit > unitsMax || priority > priorityMax) throw refuseSwap('gas')
  return priority
}

/** An account for a token, of the account itself, by its own address, and no failure where there is one. */
function checkCreate({ accounts, data }: Instruction, { account: owner }: Swapping): Kind {
  const [payer, account, holder, mint, system, program] = accounts.map(({ address }) => address)
  const isOwn =
    payer === owner &&
    holder === owner &&
    system === programs.system &&
    mint !== undefined &&
    program !== undefined &&
    isTokenProgram(program) &&
    account === deriveTokenAccount({ owner, mint, program })
  if (!isOwn || data.length !== 1 || data[0] !== createIdempotent) throw refuseSwap('terms')
  return 'create'
}

/** The account's own SOL into its own wrapped SOL, and no more than is given. */
function checkWrap(
  { accounts, data }: Instruction,
  { from, amount }: SwapPlanOrder,
  swapping: Swapping,
): Kind {
  const [payer, receiver] = accounts.map(({ address }) => address)
  const isWrap =
    from.address === undefined &&
    data.length === 12 &&
    toInteger(data, 0, 4) === transfer &&
    payer === swapping.account &&
    receiver === swapping.from.account
  if (!isWrap) throw refuseSwap('terms')
  if (toInteger(data, 4, 8) > amount) throw refuseSwap('value')
  return 'wrap'
}

function checkToken({ accounts, data }: Instruction, swapping: Swapping): Kind {
  const { account, wraps } = swapping
  const [wrapped, receiver, owner] = accounts.map(({ address }) => address)
  const own = [swapping.from, swapping.to].find(({ mint }) => mint === wrappedSol)?.account
  if (!wraps || data.length !== 1 || wrapped !== own) throw refuseSwap('terms')
  if (data[0] === syncNative) return 'sync'
  const isClose = data[0] === closeAccount && accounts.length === 3
  if (!isClose || receiver !== account || owner !== account) throw refuseSwap('terms')
  return 'close'
}

/** @throws `swap_refused` (`call`, `terms`, `tokens`, `value`, `minimum`) */
function checkRoute(one: Instruction, order: SwapPlanOrder, swapping: Swapping): Kind {
  const says = readRoute(one)
  if (!says) throw refuseSwap('call')
  const { account, from, to } = swapping
  const isMint = says.fromMint === from.mint && says.toMint === to.mint
  if (!isMint || says.fromProgram !== from.program || says.toProgram !== to.program)
    throw refuseSwap('tokens')
  const isOwn =
    says.authority === account && says.source === from.account && says.receiver === to.account
  if (!isOwn) throw refuseSwap('terms')
  if (says.amount !== order.amount) throw refuseSwap('value')
  if (says.minReceived < order.minReceived) throw refuseSwap('minimum')
  if (!isShownFee(says.platformFeeBps, order) || says.surplusBps > 0n) throw refuseSwap('terms')
  return 'route'
}

/** What is kept of the whole is no more than what was shown; rounding may add a unit. */
function isShownFee(bps: bigint, { offer, to }: SwapPlanOrder): boolean {
  const shown = offer.fees
    .filter(({ token }) => token === to.address)
    .reduce((sum, { amount }) => sum + amount, 0n)
  if (bps === 0n) return true
  return shown > 0n && ((offer.toAmount + shown) * bps) / wholeBps <= shown + 1n
}
