import type { AdapterContext, DiscoveredWallet, InjectedPage, Way } from '@foyer/core'
import { createEvents } from '@foyer/core/internal'
import { type Network, silentReconnectTimeoutMs, toFoyerError, within } from '@foyer/protocol'
import { keepNetwork } from '../../keepNetwork.js'
import { callKeplr } from './callKeplr.js'
import { createKeplrRequests } from './createKeplrRequests.js'
import { createKeplrSession } from './createKeplrSession.js'
import { enterChain } from './enterChain.js'
import { followKeystore } from './followKeystore.js'
import { readKey } from './readKey.js'

/** The way to a wallet of Keplr's shape: it speaks the `cosmos_*` requests that the family's features are made of. */
export function createKeplrWay(
  discovered: DiscoveredWallet,
  { networks, storage }: Pick<AdapterContext, 'networks' | 'storage'>,
  page: InjectedPage,
): Way {
  const { connector, provider: wallet } = discovered
  const events = createEvents()
  const kept = keepNetwork(discovered, { networks, storage })
  const session = createKeplrSession({ networks, kept, emit: events.emit })
  const requests = createKeplrRequests({ wallet, demand: session.demand })
  /** How often the session was ended: what was asked of the wallet before counts no more. */
  let ended = 0

  const look = async () => {
    if (!session.now()) return comeBack()
    const before = ended
    const { network } = session.demand()
    const reading = callKeplr(wallet, 'getKey', String(network.id))
    const found = await within(
      reading.then((value) => readKey(value, network)),
      silentReconnectTimeoutMs,
    ).catch(() => undefined)
    if (ended === before && session.now()) session.change(found)
  }
  const changes = followKeystore({
    page,
    name: `${connector.id.replace(/^keplr:/, '')}_keystorechange`,
    look,
  })
  /** The network of the last session, else another one that the wallet says to have the page in: the page or the wallet may have removed the former. */
  const findOpen = async (): Promise<Network | undefined> => {
    const [last, ...others] = session.candidates()
    if (!last) return undefined
    if (!callKeplr.has(wallet, 'isEnabled')) {
      if (last !== kept.last()) return undefined
      await callKeplr(wallet, 'enable', String(last.id))
      return last
    }
    for (const network of [last, ...others]) {
      const isOpen = await callKeplr(wallet, 'isEnabled', String(network.id)).catch(() => false)
      if (isOpen === true) return network
    }
    return undefined
  }
  const resume = async () => {
    if (session.now()) return session.now()
    const resumed = async (over: AbortSignal) => {
      const before = ended
      const network = await findOpen()
      if (!network) return undefined
      const found = readKey(await callKeplr(wallet, 'getKey', String(network.id)), network)
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
    waits: () => session.candidates().length > 0,
    async look() {
      // A wallet that cannot say whether the page is let in would prompt.
      if (!callKeplr.has(wallet, 'isEnabled')) return
      const chainId = session.now() && String(session.demand().network.id)
      const isIn = !chainId || (await callKeplr(wallet, 'isEnabled', chainId)) === true
      if (isIn) await changes.look()
      else session.change(undefined)
    },
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
