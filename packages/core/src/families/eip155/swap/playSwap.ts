import { FoyerError, unknownReason } from '@foyer/protocol'
import type { Rpc } from '../../../Rpc.js'
import type { SwapPlanOrder, SwapStep } from '../../../SwapFeatures.js'
import { refuseSwap } from '../../refuseSwap.js'
import { isRecord } from '../features/isRecord.js'
import { readReason } from '../features/readReason.js'
import { toCall } from '../features/toCall.js'
import { toWord } from '../features/toWord.js'
import { readEffects } from './readEffects.js'

const balanceOf = '0x70a08231'
/** What exchanges say where less would arrive than the minimum. */
const tooLittle = /INSUFFICIENT_OUTPUT_AMOUNT|Too little received/i

/** What a node saw when it played the steps: what arrived, and the gas of each step. */
export type PlayedSwap = { readonly receives: bigint; readonly gas: readonly bigint[] }

/**
 * Has the network play all steps through, one after the other, and compares what the account has before and after: only the token that is given may leave, and no more of it than
 * was shown; at least the minimum arrives; nothing new is allowed to any contract.
 *
 * @returns `undefined` where no node plays it
 * @throws `swap_refused` (`takes_more`, `gives_less`, `allows_more`), `transaction_reverted` with the reason
 */
export async function playSwap(
  rpc: Rpc,
  order: SwapPlanOrder,
  steps: readonly SwapStep[],
): Promise<PlayedSwap | undefined> {
  const { account, network, from, to } = order
  const looks = [from, to].flatMap(({ address }) =>
    address === undefined
      ? []
      : [{ from: account, to: address, data: balanceOf + toWord(account) }],
  )
  const played = steps.map(({ transaction }) => ({ from: account, ...toCall(transaction) }))
  const calls = [...looks, ...played.map(withoutGas), ...looks]
  const simulation = {
    ...{ blockStateCalls: [{ calls }], validation: false, traceTransfers: true },
  }
  const results = readResults(
    await rpc(network.caipNetworkId, {
      method: 'eth_simulateV1',
      params: [simulation, 'latest'],
    }).catch(() => undefined),
    calls.length,
  )
  if (!results) return undefined
  const done = results.slice(looks.length, looks.length + steps.length)
  for (const result of done) if (result.status !== '0x1') throw reverted(result)
  const swap = done.at(-1)
  const effects = readEffects(Array.isArray(swap?.logs) ? swap.logs : [], account)
  const wordsOf = (at: number) =>
    results.slice(at, at + looks.length).map(({ returnData }) => wordOf(returnData))
  const [before, after] = [wordsOf(0), wordsOf(looks.length + steps.length)]
  const changeOf = (asset: SwapPlanOrder['from']) => {
    if (asset.address === undefined) return effects.coins
    const index = looks.findIndex((look) => look.to === asset.address)
    const [had, has] = [before[index], after[index]]
    return had === undefined || has === undefined ? undefined : has - had
  }
  const [given, receives] = [changeOf(from), changeOf(to)]
  if (given === undefined || receives === undefined) return undefined
  demandEffects(order, { ...effects, given, receives })
  return { receives, gas: done.map(({ gasUsed }) => wordOf(gasUsed) ?? 0n) }
}

type Effects = ReturnType<typeof readEffects> & {
  readonly given: bigint
  readonly receives: bigint
}

function demandEffects(
  { from, amount, offer, minReceived }: SwapPlanOrder,
  { given, receives, left, allowed, coins }: Effects,
): void {
  if (-given > amount) throw refuseSwap('takes_more')
  const isGiven = (token: string) => token === from.address?.toLowerCase()
  if (left.some((token) => !isGiven(token))) throw refuseSwap('takes_more')
  if (from.address !== undefined && coins < 0n) throw refuseSwap('takes_more')
  // Some tokens write the rest of an allowance each time that a part of it is used.
  const isRest = ({ token, spender }: (typeof allowed)[number]) =>
    isGiven(token) && spender === offer.spender?.toLowerCase()
  if (!allowed.every(isRest)) throw refuseSwap('allows_more')
  if (receives < minReceived) throw refuseSwap('gives_less')
}

/** The node counts it: what is offered for it is not at stake here. */
function withoutGas({ gas: _, gasPrice, maxFeePerGas, maxPriorityFeePerGas, ...call }: Called) {
  return call
}
type Called = { from: string } & ReturnType<typeof toCall>

type Result = Readonly<Record<string, unknown>>

function readResults(answer: unknown, length: number): readonly Result[] | undefined {
  const [block] = Array.isArray(answer) ? answer : []
  const calls = isRecord(block) ? block.calls : undefined
  if (!Array.isArray(calls) || calls.length !== length || !calls.every(isRecord)) return undefined
  return calls
}

function reverted({ error, returnData }: Result): FoyerError {
  const said = { ...Object(error), data: Object(error).data ?? returnData }
  const reason = readReason(said)
  if (reason && tooLittle.test(reason)) return refuseSwap('gives_less')
  return new FoyerError('transaction_reverted', { data: { reason: reason ?? unknownReason } })
}

function wordOf(data: unknown): bigint | undefined {
  return typeof data === 'string' && /^0x[\da-f]{1,64}$/i.test(data) ? BigInt(data) : undefined
}
