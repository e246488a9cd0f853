import { orAborted } from '@foyer/protocol'
import * as v from 'valibot'
import type { Action } from '../../../../actions/Action.js'
import { familiarity } from '../../../facts/partyFacts.js'
import type { Gathering, Sources } from '../../../facts/Sources.js'
import { solanaSteps } from '../read/solanaSteps.js'
import { areOfNetwork } from './areOfNetwork.js'
import { holderFacts } from './holderFacts.js'
import { mintFacts } from './mintFacts.js'
import { receiversOf } from './receiversOf.js'
import { simulateSolana } from './simulateSolana.js'

const RecentFees = v.array(
  v.object({ prioritizationFee: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) }),
)

/** Asks a Solana network and the server about an action. */
export async function gatherSolana(
  action: Action,
  { chains, reads, payees, pause }: Sources,
  { signal, learn, now }: Gathering,
): Promise<void> {
  if (action.kind !== 'solanaTransactions') return
  const { network, account } = action
  const steps = solanaSteps(action)
  const request = (method: string, params: readonly unknown[]) =>
    orAborted(chains.request(network, method, params), signal)
  const learnMints = async (mints: readonly string[]) => {
    const found = mints.length > 0 ? await mintFacts(mints, request) : {}
    learn({ tokens: { ...now().tokens, ...found } })
  }
  const learnOutcome = async () => {
    const outcome = await simulateSolana(action, request)
    const { changes = [], handed = [] } = outcome.is === 'changes' ? outcome : {}
    const mints = [...changes, ...handed].flatMap((one) =>
      'token' in one ? (one.token ?? []) : [],
    )
    await learnMints(mints).catch(ignore)
    learn({ outcome })
  }
  const learnTokens = async () => {
    const holders = await holderFacts(steps, request)
    learn({ holders })
    const said = steps.flatMap((step) => ('token' in step && step.token ? [step.token] : []))
    const held = Object.values(holders).map(({ token }) => token)
    await learnMints([...said, ...held].filter((mint) => mint !== '?')).catch(ignore)
    await learnParties()
  }
  const learnPrices = async () =>
    learn({ prices: await orAborted(reads.pricesOf(network, ['coin'], signal), signal) })
  const learnFee = async () => {
    const fees = request('getRecentPrioritizationFees', [[]]).catch(() => undefined)
    const recent = v.safeParse(RecentFees, await fees)
    const prices = recent.success ? recent.output.map((one) => one.prioritizationFee) : []
    const median = prices.sort((one, other) => one - other)[Math.floor(prices.length / 2)] ?? 0
    learn({ fee: { price: BigInt(median), beside: 0n } })
  }
  const wait = (ms: number) => orAborted(pause(ms), signal)
  const learnNetwork = async () => learn({ isOfNetwork: await areOfNetwork(action, request, wait) })
  const learnParties = async () => {
    const receivers = receiversOf(action, now().holders)
    const [paid, past] = await Promise.all([
      orAborted(payees.list(account.address), signal).catch(none),
      orAborted(reads.payedBy(network, account.address, signal), signal).catch(none),
    ])
    const parties = receivers.map((one) => [one, familiarity(one, { paid, past })] as const)
    learn({ parties: Object.fromEntries(parties) })
  }
  await Promise.allSettled([
    learnTokens(),
    learnOutcome(),
    learnPrices(),
    learnFee(),
    learnNetwork(),
  ])
}

const ignore = () => undefined
const none = (): readonly string[] => []
