import { formatCaipNetworkId, type Namespace } from '@foyer/protocol'
import type { AdapterEvents } from '../AdapterEvents.js'
import type { AdapterSetup } from '../AdapterSetup.js'
import type { Adapter } from '../adapter.js'
import type { Connector } from '../connector.js'
import type { WalletSession } from '../WalletSession.js'

/** What a test may decide of a fake adapter; the rest answers as a willing wallet would. */
export type FakeAdapterOptions = Partial<
  Pick<
    Adapter,
    | 'connect'
    | 'reconnect'
    | 'disconnect'
    | 'switchChain'
    | 'getBalance'
    | 'getAssets'
    | 'waitForTransactionReceipt'
    | 'getIdentity'
    | 'signMessage'
    | 'signIn'
    | 'sendTransaction'
    | 'callNetwork'
    | 'resolveName'
    | 'settle'
  >
> & {
  readonly namespace?: Namespace
  readonly connectors?: readonly Connector[]
}

/** An adapter over nothing but memory. `tell` does what wallets do on their own; `calls` lists the calls it got. */
export type FakeAdapter = AdapterSetup & {
  readonly calls: readonly string[]
  readonly destroyed: boolean
  emitter(): AdapterEvents
}

/** A connector as an extension would announce it. */
export function fakeConnector(given: Partial<Connector> = {}): Connector {
  return {
    id: 'test.kestrel',
    type: 'ANNOUNCED',
    name: 'Kestrel',
    namespace: 'eip155',
    rdns: 'test.kestrel',
    ...given,
  }
}

export const fakeAddress = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

export function fakeSession(given: Partial<WalletSession> = {}): WalletSession {
  return {
    accounts: [{ address: fakeAddress, type: 'eoa' }],
    caipNetworkId: 'eip155:1',
    ...given,
  }
}

export function fakeAdapter(given: FakeAdapterOptions = {}): FakeAdapter {
  const { namespace = 'eip155', connectors = [fakeConnector({ namespace })] } = given
  const calls: string[] = []
  let events: AdapterEvents | undefined
  let destroyed = false
  const caipNetworkId = formatCaipNetworkId({ namespace, chainId: '1' })
  const willing: Adapter = {
    namespace,
    start(told) {
      events = told
      told.wallets(connectors)
      return () => {
        events = undefined
      }
    },
    prepare: async () => {},
    connect: async () => fakeSession({ caipNetworkId }),
    reconnect: async () => fakeSession({ caipNetworkId }),
    disconnect: async () => {},
    switchChain: async () => {},
    getBalance: async () => ({ amount: 10n ** 18n, decimals: 18, symbol: 'ETH' }),
    signMessage: async () => '0x00',
    sendTransaction: async () => `0x${'1'.repeat(64)}`,
    readTouched: async (request: { to?: string }) => (request.to ? [request.to] : []),
    getProvider: async () => ({}),
    destroy() {
      destroyed = true
    },
  }
  const answering = { ...willing, ...given }
  const adapter: Adapter = {
    ...willing,
    prepare: record('prepare', willing.prepare),
    connect: record('connect', answering.connect),
    reconnect: record('reconnect', answering.reconnect),
    disconnect: record('disconnect', answering.disconnect),
    switchChain: record('switchChain', answering.switchChain),
    getBalance: record('getBalance', answering.getBalance),
    signMessage: record('signMessage', given.signMessage ?? (async () => '0x00')),
    ...(given.sendTransaction && {
      sendTransaction: record('sendTransaction', given.sendTransaction),
    }),
    ...(given.callNetwork && { callNetwork: given.callNetwork }),
    ...(given.settle && { settle: given.settle }),
    ...(given.resolveName && { resolveName: given.resolveName }),
    ...(given.signIn && { signIn: record('signIn', given.signIn) }),
    ...(given.waitForTransactionReceipt && {
      waitForTransactionReceipt: record(
        'waitForTransactionReceipt',
        given.waitForTransactionReceipt,
      ),
    }),
    ...(given.getAssets && { getAssets: record('getAssets', given.getAssets) }),
    ...(given.getIdentity && { getIdentity: record('getIdentity', given.getIdentity) }),
  }
  function record<parameters extends unknown[], result>(
    name: string,
    call: (...parameters: parameters) => result,
  ) {
    return (...parameters: parameters): result => {
      const [first] = parameters
      const id = typeof first === 'string' ? first : (first as { id?: string } | undefined)?.id
      calls.push(id ? `${name} ${id}` : name)
      return call(...parameters)
    }
  }
  return {
    namespace,
    calls,
    get destroyed() {
      return destroyed
    },
    create: () => adapter,
    emitter() {
      if (!events) throw new Error('The adapter was not started, or was stopped')
      return events
    },
  }
}
