import type { AdapterContext, DiscoveredWallet, Way } from '@foyer/core'
import { createEvents } from '@foyer/core/internal'
import {
  FoyerError,
  type Network,
  silentReconnectTimeoutMs,
  toFoyerError,
  within,
} from '@foyer/protocol'
import { keepNetwork } from '../../keepNetwork.js'
import { rereadAccounts } from '../../rereadAccounts.js'
import { createInjectedRequests } from './createInjectedRequests.js'
import { createInjectedSession } from './createInjectedSession.js'
import { type EnabledWallet, enableWallet } from './enableWallet.js'
import { readAccounts } from './readAccounts.js'

/** The way to a wallet of `injectedWeb3`: it speaks the `polkadot_*` requests that the family's features are made of. */
export function createInjectedWay(
  discovered: DiscoveredWallet,
  { metadata, networks, storage }: Pick<AdapterContext, 'metadata' | 'networks' | 'storage'>,
): Way {
  const { provider: wallet } = discovered
  const events = createEvents()
  const kept = keepNetwork(discovered, { networks, storage })
  const session = createInjectedSession({ networks, kept, emit: events.emit })
  let enabled: EnabledWallet | undefined
  let stop: (() => void) | undefined
  /** How often the session was ended: what was asked of the wallet before counts no more. */
  let ended = 0

  const requests = createInjectedRequests({ account: session.account, wallet: () => enabled })
  const open = async () => {
    const next = await enableWallet(wallet, metadata().name)
    return { next, accounts: readAccounts(await next.listAccounts()) }
  }
  const begin = ({ next, accounts }: Awaited<ReturnType<typeof open>>, wish?: Network) => {
    const begun = session.begin(accounts, wish?.caipNetworkId)
    unfollow()
    enabled = next
    follow()
    return begun
  }
  const follow = () => {
    if (stop || !enabled || events.size() === 0) return
    let stopped = false
    const end = enabled.subscribe((accounts) => {
      if (!stopped) session.change(accounts)
    })
    stop = () => {
      stopped = true
      end()
    }
    // What the wallet said at once may have ended the session.
    if (events.size() === 0) unfollow()
  }
  const unfollow = () => {
    stop?.()
    stop = undefined
  }

  return {
    session: session.now,
    async connect(wish) {
      try {
        const opened = await open()
        if (opened.accounts.length === 0) throw new FoyerError('no_account_shared')
        return begin(opened, wish)
      } catch (error) {
        throw toFoyerError(error)
      }
    },
    async resume() {
      if (session.now()) return session.now()
      if (!kept.has()) return undefined
      const resumed = async (over: AbortSignal) => {
        const before = ended
        const opened = await open()
        const isLate = over.aborted || ended !== before
        return isLate || opened.accounts.length === 0 ? undefined : begin(opened)
      }
      return within(resumed, silentReconnectTimeoutMs).catch(() => undefined)
    },
    waits: kept.has,
    look: () =>
      rereadAccounts({
        standing: () => [ended, session.now()],
        read: async () => enabled?.listAccounts(),
        change: session.change,
      }),
    async leave() {
      ended += 1
      session.end()
      unfollow()
      enabled = undefined
    },
    moveTo: async ({ caipNetworkId }) => session.moveTo(caipNetworkId),
    provider: {
      takes: requests.takes,
      request: requests.request,
      on(event, listener) {
        events.on(event, listener)
        follow()
      },
      removeListener(event, listener) {
        events.removeListener(event, listener)
        if (events.size() === 0) unfollow()
      },
    },
  }
}
