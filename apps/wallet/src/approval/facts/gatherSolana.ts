import type { Action } from '../../requests/Action.js'
import { readSolanaTransaction } from '../read/readSolanaTransaction.js'
import { mintFacts } from './mintFacts.js'
import { familiarity } from './partyFacts.js'
import { receiversOf } from './receiversOf.js'
import type { Gathering, Sources } from './Sources.js'
import { simulateSolana } from './simulateSolana.js'
import { within } from './within.js'

/** Asks a Solana network and the server about an action. */
export async function gatherSolana(
  action: Action,
  { chains, reads, payees }: Sources,
  { signal, learn, now }: Gathering,
): Promise<void> {
  if (action.kind !== 'solanaTransactions') return
  const { network, account, transactions } = action
  const ask = (method: string, params: readonly unknown[]) =>
    within(chains.request(network, method, params), signal)
  const learnMints = async (mints: readonly string[]) => {
    const found = mints.length > 0 ? await mintFacts(mints, ask) : {}
    learn({ tokens: { ...now().tokens, ...found } })
  }
  const learnOutcome = async () => {
    const outcome = await simulateSolana(transactions, account.address, ask)
    const changes = outcome.is === 'changes' ? outcome.changes : []
    await learnMints(changes.flatMap(({ token }) => token ?? [])).catch(ignore)
    learn({ outcome })
  }
  const learnPrices = async () =>
    learn({ prices: await within(reads.pricesOf(network, ['coin'], signal), signal) })
  const learnParties = async () => {
    const receivers = receiversOf(action)
    const [paid, past] = await Promise.all([
      within(payees.list(account.address), signal).catch(none),
      within(reads.payedBy(network, account.address, signal), signal).catch(none),
    ])
    const parties = receivers.map((one) => [one, familiarity(one, { paid, past })] as const)
    learn({ parties: Object.fromEntries(parties) })
  }
  const mints = transactions
    .flatMap((bytes) => readSolanaTransaction(bytes) ?? [])
    .flatMap((step) => ('token' in step && step.token && step.token !== '?' ? [step.token] : []))
  await Promise.allSettled([learnMints(mints), learnOutcome(), learnPrices(), learnParties()])
}

const ignore = () => undefined
const none = (): readonly string[] => []
