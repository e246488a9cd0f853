import type { AdapterContext, DiscoveredWallet, InjectedPage, Way } from '@foyer/core'
import { createEvents } from '@foyer/core/internal'
import { silentReconnectTimeoutMs, toFoyerError, within } from '@foyer/protocol'
import { callKeplr } from './callKeplr.js'
import { createKeplrRequests } from './createKeplrRequests.js'
import { createKeplrSession } from './createKeplrSession.js'
import { enterChain } from './enterChain.js'
import { followKeystore } from './followKeystore.js'
import { readKey } from './readKey.js'

/** The way to a wallet of Keplr's shape: it speaks the `cosmos_*` requests that the family's features are made of. */
export function createKeplrWay(
  { connector, provider: wallet }: DiscoveredWallet,
  { networks, storage }: Pick<AdapterContext, 'networks' | 'storage'>,
  page: InjectedPage,
): Way {
  const events = createEvents()
  /** Where the network is kept while the page is connected: without it nothing is resumed, because a wallet that never let the page in prompts. */
  const key = `${connector.id}.network`
  const session = createKeplrSession({
    networks,
    stored: () => storage.get(key),
    store: (id) => (id === undefined ? storage.remove(key) : storage.set(key, id)),
    emit: events.emit,
  })
  const requests = createKeplrRequests({ wallet, demand: session.demand })
  /** How often the session was ended: what was asked of the wallet before counts no more. */
  let ended = 0

  const changes = followKeystore({
    page,
    name: `${connector.id.replace(/^keplr:/, '')}_keystorechange`,
    async look() {
      if (!session.now()) return comeBack()
      const before = ended
      const { network } = session.demand()
      const reading = callKeplr(wallet, 'getKey', String(network.id))
      const found = await within(
        reading.then((value) => readKey(value, network)),
        silentReconnectTimeoutMs,
      ).catch(() => undefined)
      if (ended === before && session.now()) session.change(found)
    },
  })
  const resume = async () => {
    if (session.now()) return session.now()
    const network = session.last()
    if (!network) return undefined
    const resumed = async (over: AbortSignal) => {
      const before = ended
      const chainId = String(network.id)
      const canSay = callKeplr.has(wallet, 'isEnabled')
      if (canSay && (await callKeplr(wallet, 'isEnabled', chainId)) !== true) return undefined
      if (!canSay) await callKeplr(wallet, 'enable', chainId)
      const found = readKey(await callKeplr(wallet, 'getKey', chainId), network)
      return over.aborted || ended !== before ? undefined : session.become({ network, key: found })
    }
    return within(resumed, silentReconnectTimeoutMs).catch(() => undefined)
  }
  /** A wallet that cannot say whether the page is let in would prompt. */
  const comeBack = async () => {
    if (!callKeplr.has(wallet, 'isEnabled')) return
    if (await resume()) events.emit('accountsChanged', undefined)
  }
  const listen = () => changes.listen(events.size() > 0)

  return {
    session: session.now,
    async connect(wish) {
      try {
        const network = session.choose(wish)
        return session.become({ network, key: await enterChain(wallet, network) })
      } catch (error) {
        throw toFoyerError(error)
      }
    },
    resume,
    waits: () => session.last() !== undefined,
    async leave() {
      ended += 1
      const network = session.now() && session.demand().network
      session.end()
      // Wallets that can forget the page do, and are not waited for.
      if (network) callKeplr(wallet, 'disable', String(network.id)).catch(() => {})
    },
    async moveTo(network) {
      session.demand()
      const before = ended
      const next = await enterChain(wallet, network)
      if (ended === before) session.moveTo({ network, key: next })
    },
    provider: {
      takes: requests.takes,
      request: requests.request,
      on(event, listener) {
        events.on(event, listener)
        listen()
      },
      removeListener(event, listener) {
        events.removeListener(event, listener)
        listen()
      },
    },
  }
}
