import {
  causes,
  FoyerError,
  isSameAddress,
  methodNotGrantedCode,
  type Namespace,
  toFoyerError,
  unsupportedMethodCode,
} from '@foyer/protocol'
import type { Adapter } from '../adapter.js'
import type { FamilyFeatures, Request } from '../FamilyFeatures.js'
import type { WalletSession } from '../WalletSession.js'
import type { Way } from '../Way.js'
import type { bindFeatures } from './bindFeatures.js'
import { offeredFeatures } from './offeredFeatures.js'
import { signFirst } from './signFirst.js'

/** How the wallet at the end of one way is connected and disconnected, and what it is requested by. */
export type WayCalls = Pick<
  Adapter,
  'connect' | 'reconnect' | 'disconnect' | 'switchChain' | 'getProvider'
> & {
  /** See {@link bindFeatures.Reach}. */
  walletOf: bindFeatures.Reach['walletOf']
  /** Whether the client has a session over it, or waits for one. */
  isUsed(): boolean
  /** Stops listening to the wallet, and listens again: what it changed meanwhile is reported. */
  pause(): void
  resume(): void
  /** Reports what the wallet changed while the page slept. */
  look(): void
}

/** The calls over one way to the wallet of a chain family. `report` is called with what the wallet does on its own. */
export function createWayCalls({
  namespace,
  way,
  features,
  calls,
  report,
}: createWayCalls.Parameters): WayCalls {
  const { provider } = way
  const { switchChain } = features
  /** Whether the client uses the session, or waits for one: only then the wallet is listened to, and changes are reported. */
  let used = false
  let paused = false
  let listening = false

  const toOffered = <session extends WalletSession | undefined>(session: session) =>
    session && { ...session, features: offeredFeatures({ ...features, calls }, provider) }
  const reportSession = () => report(toOffered(way.session()))
  const listeners = {
    accountsChanged: reportSession,
    chainChanged: reportSession,
    disconnect() {
      reportSession()
      follow()
    },
  }
  const listen = () => {
    if (listening === (used && !paused)) return
    listening = !listening
    for (const [event, listener] of Object.entries(listeners))
      provider[listening ? 'on' : 'removeListener'](event, listener)
  }
  const use = (next: boolean) => {
    used = next
    listen()
  }

  /** A wallet that gives no account now, and may again, is listened to as well. */
  const follow = () => use(way.session() !== undefined || way.waits?.() === true)

  const look = () => {
    // A wallet that does not answer has changed nothing.
    if (used && !paused) way.look?.().catch(() => {})
  }

  const request: Request = async (method, params) => {
    try {
      return await provider.request({ method, params })
    } catch (error) {
      throw toFailure(error)
    }
  }

  return {
    async connect(_, { network, signIn }) {
      // Nothing is awaited where it need not be.
      const signed =
        signIn && provider.takes?.(signIn.method) ? await signFirst(request, signIn) : undefined
      const session = await way.connect(network, signed?.address)
      use(true)
      const [{ address }] = session.accounts
      const isSame = signed !== undefined && isSameAddress(namespace, address, signed.address)
      return { ...toOffered(session), ...(isSame && { signedIn: signed }) }
    },
    async reconnect() {
      const session = await way.resume()
      follow()
      return toOffered(session)
    },
    async disconnect() {
      use(false)
      await way.leave()
    },
    switchChain: async (_, network) =>
      switchChain && !way.movesFreely ? switchChain(request, network) : way.moveTo(network),
    async walletOf(_, { address, network }) {
      const session = way.session()
      const account = session?.accounts.find(
        (one) => address !== undefined && isSameAddress(namespace, one.address, address),
      )
      if (!session || (address !== undefined && !account))
        throw new FoyerError('account_not_connected')
      if (network && session.caipNetworkId !== network.caipNetworkId)
        throw new FoyerError('wallet_network_differs')
      return { request, address: account?.address }
    },
    async getProvider() {
      if (!way.session()) throw new FoyerError('connector_not_connected')
      return provider
    },
    isUsed: () => used,
    pause() {
      paused = true
      listen()
    },
    resume() {
      if (!paused) return
      paused = false
      const wasUsed = used
      follow()
      // A wallet may have said so at once, before all was heard.
      if (wasUsed) reportSession()
      look()
    },
    look,
  }
}

export declare namespace createWayCalls {
  type Parameters = {
    namespace: Namespace
    way: Way
    features: Pick<FamilyFeatures, 'needs' | 'switchChain'>
    /** Those of the adapter, by the names of the features. */
    calls: object
    report(session: WalletSession | undefined): void
  }
}

/** An error of the wallet. What a paired or embedded wallet does not offer was refused there, and did not fail. */
function toFailure(error: unknown): FoyerError {
  const code = causes(error)[0]?.code
  const isRefused = code === unsupportedMethodCode || code === methodNotGrantedCode
  return isRefused ? new FoyerError('action_not_allowed', { cause: error }) : toFoyerError(error)
}
