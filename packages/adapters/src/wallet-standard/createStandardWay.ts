import type { AdapterContext, DiscoveredWallet, Way } from '@foyer/core'
import { createEvents } from '@foyer/core/internal'
import {
  FoyerError,
  revokeTimeoutMs,
  silentReconnectTimeoutMs,
  toFoyerError,
  within,
} from '@foyer/protocol'
import { keepNetwork } from '../keepNetwork.js'
import { rereadAccounts } from '../rereadAccounts.js'
import { createStandardSession } from './createStandardSession.js'
import { featureOf } from './featureOf.js'
import { followChanges } from './followChanges.js'
import type { StandardDialect } from './StandardDialect.js'

/** The way to a wallet of the Wallet Standard: it speaks the requests that the features of its chain family are made of. */
export function createStandardWay(
  discovered: DiscoveredWallet,
  { networks, storage }: Pick<AdapterContext, 'networks' | 'storage'>,
  dialect: StandardDialect,
): Way {
  const { provider: wallet } = discovered
  const { prefix, accountMethods, listAccounts, readAccounts } = dialect
  const events = createEvents()
  const kept = keepNetwork(discovered, { networks, storage })
  const session = createStandardSession({ networks, dialect, kept, emit: events.emit })
  const requests = dialect.createRequests({
    wallet,
    account: session.account,
    chain: session.chain,
  })
  const changes = followChanges(wallet, prefix, session.change)

  /** How often the session was ended: what was asked of the wallet before counts no more. */
  let ended = 0
  const open = async (silent: boolean) => {
    const answer = (await dialect.open(wallet, silent)) as { accounts?: unknown } | null | undefined
    return readAccounts(answer?.accounts ?? [])
  }

  /** What the wallet gives without a prompt: nothing where it lets the page in no more, `undefined` where it does not say. */
  const openAgain = async () => {
    try {
      const answer = (await dialect.open(wallet, true)) as { accounts?: unknown } | null | undefined
      return answer?.accounts ?? []
    } catch (error) {
      const known = toFoyerError(error)
      const isOut = FoyerError.is(known, 'user_rejected') || FoyerError.is(known, 'wallet_locked')
      return isOut ? [] : undefined
    }
  }

  /** The account that has signed in goes first. A wallet that let the page in by that needs no prompt; one that did not is asked as ever. */
  const openFor = async (signer: string | undefined) => {
    const known = signer === undefined ? [] : await open(true).catch(() => [])
    const own = known.filter(({ account }) => account.address === signer)
    return own.length > 0 ? [...own, ...known.filter((one) => one !== own[0])] : open(false)
  }

  return {
    session: session.now,
    async connect(wish, signer) {
      try {
        const accounts = await (signer === undefined ? open(false) : openFor(signer))
        if (accounts.length === 0) throw new FoyerError('wallet_locked')
        return session.begin(accounts, wish?.caipNetworkId)
      } catch (error) {
        throw toFoyerError(error)
      }
    },
    async resume() {
      if (session.now()) return session.now()
      if (!kept.has()) return undefined
      const resumed = async (over: AbortSignal) => {
        const before = ended
        const accounts = await open(true)
        if (accounts.length === 0 || over.aborted || ended !== before) return undefined
        return session.begin(accounts)
      }
      return within(resumed, silentReconnectTimeoutMs).catch(() => undefined)
    },
    waits: kept.has,
    async look() {
      if (!kept.has()) return
      await rereadAccounts({
        standing: () => [ended, session.now()],
        read: openAgain,
        change: session.change,
      })
    },
    async leave() {
      ended += 1
      session.end()
      const run = featureOf(wallet, 'disconnect', prefix)
      const ending = async () => run?.()
      await within(ending(), revokeTimeoutMs).catch(() => {})
    },
    moveTo: async ({ caipNetworkId }) => session.moveTo(caipNetworkId),
    provider: {
      takes: requests.takes,
      request: async ({ method, params }) =>
        accountMethods.includes(method)
          ? listAccounts(session.demand())
          : requests.request(method, params),
      on(event, listener) {
        events.on(event, listener)
        changes.listen(events.size() > 0)
      },
      removeListener(event, listener) {
        events.removeListener(event, listener)
        changes.listen(events.size() > 0)
      },
    },
  }
}
