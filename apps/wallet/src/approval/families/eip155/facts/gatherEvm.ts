import { orAborted } from '@foyer/protocol'
import { isHex } from 'viem'
import { readFees } from '../../../../accounts/families/eip155/readFees.js'
import type { Action } from '../../../../actions/Action.js'
import type { Handed, Outcome, PartyFacts } from '../../../facts/Facts.js'
import { familiarity } from '../../../facts/partyFacts.js'
import type { Gathering, Sources } from '../../../facts/Sources.js'
import { dataFee } from './dataFee.js'
import { simulateCalls } from './simulateCalls.js'
import { subjectsOf } from './subjectsOf.js'
import { tokenFacts } from './tokenFacts.js'

/** Asks an EVM network and the server about an action. Each part is learned when it comes; none waits for another that fails. */
export async function gatherEvm(
  action: Action,
  { chains, reads, payees }: Sources,
  { signal, learn, now }: Gathering,
): Promise<void> {
  const { network, account } = action
  const { tokens, parties, receivers, calls } = subjectsOf(action)
  const request = (method: string, params: unknown) =>
    orAborted(chains.request(network, method, params), signal)
  const call = (to: string, data: string) => request('eth_call', [{ to, data }, 'latest'])

  const learnTokens = async (all: readonly string[]) => {
    const fresh = all.filter((token) => !now().tokens[token])
    const found = await Promise.all(
      fresh.map(async (token) => [token, await tokenFacts(token, account.address, call)] as const),
    )
    learn({ tokens: { ...now().tokens, ...Object.fromEntries(found) } })
  }
  const learnPrices = async (all: readonly string[]) => {
    const found = await orAborted(reads.pricesOf(network, all, signal), signal)
    learn({ prices: { ...now().prices, ...found } })
  }
  const learnOutcome = async () => {
    if (now().outcome.is !== 'waiting') return
    const outcome: Outcome = calls
      ? await simulateCalls(calls, account.address, request)
      : { is: 'unknown' }
    const { changes = [], handed = [] } = outcome.is === 'changes' ? outcome : {}
    const rights = handed.filter(isRight)
    const moved = [...changes, ...rights].flatMap(({ token }) => token ?? [])
    // The amounts come with the decimals that they are written in.
    await Promise.all([
      learnTokens(moved),
      moved.length > 0 && learnPrices(moved).catch(ignore),
      learnCode(rights.map(({ spender }) => spender)),
    ])
    learn({ outcome })
  }
  /** Of those whom no call names. */
  const learnCode = async (all: readonly string[]) => {
    const found = await Promise.all(
      all.map(async (address) => {
        const code = await request('eth_getCode', [address, 'latest']).catch(ignore)
        return [address, isHex(code) ? { hasCode: code !== '0x' } : {}] as const
      }),
    )
    learn({ parties: { ...Object.fromEntries(found), ...now().parties } })
  }
  const learnFee = async () => {
    if (!calls) return
    const [{ maxFeePerGas: price }, beside] = await Promise.all([
      orAborted(readFees(chains, network), signal),
      dataFee(action, call),
    ])
    learn({ fee: { price, beside } })
  }
  const learnParties = async () => {
    const [paid, past] = await Promise.all([
      receivers.length > 0 ? orAborted(payees.list(account.address), signal).catch(none) : [],
      receivers.length > 0
        ? orAborted(reads.payedBy(network, account.address, signal), signal).catch(none)
        : [],
    ])
    const found = await Promise.all(
      parties.map(async (address): Promise<readonly [string, PartyFacts]> => {
        const [name, code] = await Promise.all([
          orAborted(reads.nameOf(address, signal), signal).catch(ignore),
          request('eth_getCode', [address, 'latest']).catch(ignore),
        ])
        const known = receivers.includes(address) ? familiarity(address, { paid, past }) : {}
        return [address, { name, ...(isHex(code) && { hasCode: code !== '0x' }), ...known }]
      }),
    )
    learn({ parties: { ...now().parties, ...Object.fromEntries(found) } })
    // A receiver that has code may be a token, to which nothing should be sent.
    const contracts = found.filter(
      ([address, { hasCode }]) => hasCode && receivers.includes(address),
    )
    await learnTokens(contracts.map(([address]) => address))
  }
  await Promise.allSettled([
    learnTokens(tokens),
    learnPrices(['coin', ...tokens]),
    learnOutcome(),
    learnParties(),
    learnFee(),
  ])
}

function isRight(one: Handed): one is Exclude<Handed, { is: 'account' }> {
  return one.is !== 'account'
}

const ignore = () => undefined
const none = (): readonly string[] => []
