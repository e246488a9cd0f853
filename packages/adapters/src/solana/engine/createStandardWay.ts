import type { AdapterContext, DiscoveredWallet, Way } from '@foyer/core'
import { createEvents } from '@foyer/core/internal'
import {
  FoyerError,
  revokeTimeoutMs,
  silentReconnectTimeoutMs,
  toFoyerError,
  within,
} from '@foyer/protocol'
import { createStandardRequests } from './createStandardRequests.js'
import { createStandardSession } from './createStandardSession.js'
import { featureOf } from './featureOf.js'
import { followChanges } from './followChanges.js'
import { readAccounts } from './readAccounts.js'

const accountMethods = ['solana_getAccounts', 'solana_requestAccounts']

/** The way to a wallet of the Wallet Standard: it speaks the `solana_*` requests that the family's features are made of. */
export function createStandardWay(
  { connector, provider: wallet }: DiscoveredWallet,
  { networks, storage }: Pick<AdapterContext, 'networks' | 'storage'>,
): Way {
  const events = createEvents()
  /** Where the network is kept while the page is connected: without it nothing is resumed. */
  const key = `${connector.id}.network`
  const session = createStandardSession({
    networks,
    stored: () => storage.get(key),
    store: (id) => (id === undefined ? storage.remove(key) : storage.set(key, id)),
    emit: events.emit,
  })
  const requests = createStandardRequests({
    wallet,
    account: session.account,
    chain: session.chain,
  })
  const changes = followChanges(wallet, session.change)

  /** How often the session was ended: what was asked of the wallet before counts no more. */
  let ended = 0
  const open = async (parameters?: { silent: true }) => {
    const run = featureOf(wallet, 'standard:connect')
    if (!run) throw new FoyerError('provider_not_found')
    const answer = (await run(...(parameters ? [parameters] : []))) as { accounts?: unknown } | null
    return readAccounts(answer?.accounts ?? [])
  }

  return {
    session: session.now,
    async connect(wish) {
      try {
        const accounts = await open()
        if (accounts.length === 0) throw new FoyerError('wallet_locked')
        return session.begin(accounts, wish?.caipNetworkId)
      } catch (error) {
        throw toFoyerError(error)
      }
    },
    async resume() {
      if (session.now()) return session.now()
      if (storage.get(key) === undefined) return undefined
      const resumed = async (over: AbortSignal) => {
        const before = ended
        const accounts = await open({ silent: true })
        if (accounts.length === 0 || over.aborted || ended !== before) return undefined
        return session.begin(accounts)
      }
      return within(resumed, silentReconnectTimeoutMs).catch(() => undefined)
    },
    async leave() {
      ended += 1
      session.end()
      const run = featureOf(wallet, 'standard:disconnect')
      const ending = async () => run?.()
      await within(ending(), revokeTimeoutMs).catch(() => {})
    },
    moveTo: async ({ caipNetworkId }) => session.moveTo(caipNetworkId),
    provider: {
      takes: requests.takes,
      request: async ({ method, params }) =>
        accountMethods.includes(method)
          ? session.demand().map(({ address }) => ({ pubkey: address }))
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
