import * as v from 'valibot'
import { numberToHex } from 'viem'
import type { BalanceChange, Handed, Outcome } from '../../../facts/Facts.js'
import type { RequestFn } from '../../../facts/Sources.js'
import type { ReadCall } from '../read/CallReading.js'
import { compareRights, pairsOf, questionsOf } from './compareRights.js'
import { argument, wordOf } from './evm.js'
import { isMoved } from './isMoved.js'
import { readRights } from './readRights.js'
import { readTransfers, type TransferLog, tokensOf } from './readTransfers.js'
import { reasonOf } from './reasonOf.js'

/** One call to play through. */
export type PlayedCall = Pick<ReadCall, 'value' | 'data'> & {
  readonly to: string | undefined
  readonly gas: bigint | undefined
}

const Hex = v.pipe(v.string(), v.regex(/^0x[\da-fA-F]*$/))
const Result = v.object({
  status: Hex,
  returnData: v.optional(Hex),
  gasUsed: v.optional(Hex),
  logs: v.optional(v.array(v.object({ address: Hex, topics: v.array(Hex), data: Hex }))),
  error: v.optional(v.unknown()),
})
const Simulation = v.pipe(v.array(v.object({ calls: v.array(Result) })), v.minLength(1))

/** So many balances are compared; where more move, what changes is unknown. */
const tokensMax = 60
/** No question takes more, and none can take what the calls need. */
const questionGas = numberToHex(150_000n)

/**
 * Has the network play calls through, and tells what would change for the account. Never rejects: what cannot be had is unknown.
 */
export async function simulateCalls(
  calls: readonly PlayedCall[],
  account: string,
  request: RequestFn,
): Promise<Outcome> {
  try {
    const results = await play(
      calls.map((call) => callOf(call, account)),
      request,
    )
    const failed = results.find(({ status }) => BigInt(status) !== 1n)
    if (failed) return { is: 'fails', reason: reasonOf(withData(failed)) }
    const logs = results.flatMap(({ logs = [] }) => logs)
    const exact = await compare(logs, { calls, account, request })
    const gas = results.reduce((sum, { gasUsed = '0x0' }) => sum + BigInt(gasUsed), 0n)
    return { is: 'changes', ...exact, gas, ...(isMoved(logs, account) && { isOwnMoved: true }) }
  } catch {
    return tryCalls(calls, account, request)
  }
}

async function play(calls: readonly object[], request: RequestFn) {
  const simulation = { blockStateCalls: [{ calls }], traceTransfers: true, validation: false }
  const [block] = v.parse(Simulation, await request('eth_simulateV1', [simulation, 'latest']))
  if (block?.calls.length !== calls.length) throw new TypeError('Not every call was played')
  return block.calls
}

/**
 * What contracts hold for the account before and after is exact; what they log may be less (coin that is wrapped) or more (a fee that a
 * token keeps). The same goes for what others may take of it.
 */
async function compare(
  logs: readonly TransferLog[],
  {
    calls,
    account,
    request,
  }: { calls: readonly PlayedCall[]; account: string; request: RequestFn },
): Promise<{ changes: readonly BalanceChange[]; handed: readonly Handed[]; isPartly?: boolean }> {
  const tokens = tokensOf(logs, account)
  const logged = readRights(logs, account)
  const pairs = pairsOf(calls, logged, account)
  if (tokens.length > tokensMax) throw new TypeError('More tokens move than can be compared')
  const questions = questionsOf(pairs ?? [], account)
  const simulations = [
    ...tokens.map((to) => ({ to, input: `0x70a08231${argument(account)}` })),
    ...questions.map(({ token: to, input }) => ({ to, input })),
  ].map((one) => ({ from: account, ...one, gas: questionGas }))
  const moved = readTransfers(logs, account)
  const played = [...simulations, ...calls.map((call) => callOf(call, account)), ...simulations]
  const results = simulations.length > 0 ? await play(played, request) : []
  const answers = simulations.map((_, index) =>
    [index, results.length - simulations.length + index].map((at) => answerOf(results[at])),
  ) as [string | undefined, string | undefined][]
  const compared = tokens.flatMap((token, index): BalanceChange[] => {
    const [before, after] = (answers[index] ?? []).map((data) => wordOf(data))
    return before === undefined || after === undefined ? [] : [{ token, amount: after - before }]
  })
  const known = new Set(compared.map(({ token }) => token))
  const others = moved.filter(({ token, id }) => id !== undefined || !known.has(token))
  return {
    changes: [...others, ...compared].filter(({ amount }) => amount !== 0n),
    handed: compareRights(questions, answers.slice(tokens.length), logged),
    ...(!pairs && { isPartly: true }),
  }
}

function answerOf(result: v.InferOutput<typeof Result> | undefined): string | undefined {
  return result && BigInt(result.status) === 1n ? result.returnData : undefined
}

/** For networks that play nothing through: whether each call would go through now, and what plain payments change. */
async function tryCalls(
  calls: readonly PlayedCall[],
  account: string,
  request: RequestFn,
): Promise<Outcome> {
  const [first] = calls
  // Calls after the first stand on what those before did.
  if (!first || calls.length > 1) return { is: 'unknown' }
  try {
    await request('eth_call', [callOf(first, account), 'latest'])
  } catch (error) {
    const isRevert =
      (error as { code?: unknown } | null)?.code === 3 || /revert/i.test(String(error))
    return isRevert ? { is: 'fails', reason: reasonOf(error) } : { is: 'unknown' }
  }
  if (first.data !== '0x' || first.to === undefined) return { is: 'unknown' }
  const isOwn = first.to.toLowerCase() === account.toLowerCase()
  const changes = isOwn || first.value === 0n ? [] : [{ token: undefined, amount: -first.value }]
  return { is: 'changes', changes, gas: undefined }
}

function callOf({ to, value, data, gas }: PlayedCall, from: string) {
  return {
    from,
    ...(to !== undefined && { to }),
    value: numberToHex(value),
    input: data,
    ...(gas !== undefined && { gas: numberToHex(gas) }),
  }
}

function withData({ error, returnData }: v.InferOutput<typeof Result>) {
  const said = (error ?? {}) as { data?: unknown; message?: unknown }
  return { message: said.message, data: said.data ?? returnData }
}
