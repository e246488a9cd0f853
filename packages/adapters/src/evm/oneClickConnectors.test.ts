import { connect, openModal, startClient } from '@foyer/core'
import { findConnector, prepareWallets } from '@foyer/core/internal'
import { getSession, signIn } from '@foyer/core/siwx'
import { createTestClient, testStore } from '@foyer/core/testing'
import type { SiwxSession } from '@foyer/protocol/siwx'
import { createWallet, type WalletOptions, type WalletWindow } from '@foyer/testing'
import { type CreateConnectorFn, createConfig, createConnector, injected } from '@wagmi/core'
import { getAddress, http, verifyMessage } from 'viem'
import { mainnet } from 'viem/chains'
import { expect, onTestFinished, test, vi } from 'vitest'
import { evm } from './evm.js'
import { testPage } from './fixtures/testPage.js'

type Wallet = ReturnType<typeof createWallet>
type Given = Partial<WalletOptions> & { readonly store?: Parameters<typeof testStore>[1] }

const id = 'account'
const key = { connectorId: id, namespace: 'eip155' } as const
const chains = [{ id: 1, rpcUrl: 'http://127.0.0.1:1' }] as const
const verify = ({ data, message, signature }: SiwxSession) =>
  verifyMessage({ address: data.accountAddress as '0x', message, signature: signature as '0x' })

/** A connector of a host that connects by `wallet_connect`, with the capabilities that it is given, as wagmi's `baseAccount` does. */
const byCapabilities = ({ provider }: Wallet): CreateConnectorFn =>
  createConnector((config) => ({
    ...{ id, name: 'Account', type: 'account' },
    async connect({ isReconnecting, withCapabilities, ...more } = {}) {
      const { capabilities = {} } = more as { readonly capabilities?: object }
      const params = [{ version: '1', capabilities }]
      const { accounts } = isReconnecting
        ? { accounts: (await this.getAccounts()).map((address) => ({ address })) }
        : ((await provider.request({ method: 'wallet_connect', params })) as {
            accounts: { address: `0x${string}`; capabilities?: object }[]
          })
      const found = accounts.map((one) => ({ capabilities: {}, ...one }))
      return {
        accounts: (withCapabilities ? found : found.map(({ address }) => address)) as never,
        chainId: 1,
      }
    },
    disconnect: async () => {},
    async getAccounts() {
      const accounts = (await provider.request({ method: 'eth_accounts' })) as string[]
      return accounts.map((one) => getAddress(one))
    },
    getChainId: async () => 1,
    getProvider: async () => provider,
    isAuthorized: async () => false,
    onAccountsChanged() {},
    onChainChanged() {},
    onDisconnect: () => config.emitter.emit('disconnect'),
  }))

/** wagmi's own connector of a wallet in the page, and one that reads no capabilities. */
const byProvider = ({ provider }: Wallet): CreateConnectorFn =>
  injected({ target: { id, name: 'Account', provider: provider as never } })

/** A page with a wagmi config of its own, whose list of wallets is open, and ready for a press on its one connector. */
async function ready(toConnector: (wallet: Wallet) => CreateConnectorFn, given: Given = {}) {
  const { store: more, ...options } = given
  const wallet = createWallet({
    ...{ name: 'Account', window: testPage([]).page as WalletWindow, storage: 'none' },
    ...{ chains, signsIn: true },
    ...options,
  })
  const wagmiConfig = createConfig({
    chains: [mainnet],
    connectors: [toConnector(wallet)],
    multiInjectedProviderDiscovery: false,
    storage: null,
    transports: { 1: http('http://127.0.0.1:1') },
  })
  const store = testStore(verify, more)
  const adapter = evm({ page: testPage([]).page, wagmiConfig: wagmiConfig as never })
  const client = createTestClient({ siwx: store, adapters: [adapter] })
  onTestFinished(() => {
    client.destroy()
    wallet.destroy()
  })
  onTestFinished(startClient(client))
  openModal(client)
  await expect
    .poll(() => findConnector(client.store.getState().wallets, id, 'eip155'))
    .toBeDefined()
  await prepareWallets(client)
  const network = { caipNetworkId: 'eip155:1' } as never
  await expect.poll(() => client.handles.oneClick?.offer(key, network)).toBeDefined()
  const status = () => getSession(client, { chainNamespace: 'eip155' }).status
  const methods = () => wallet.requests.map(({ method }) => method)
  /** What the user is prompted for: each is a window of the wallet. */
  const prompts = () => methods().filter((method) => prompting.has(method))
  const inTwoSteps = async () => {
    const { getState } = client.store
    await expect.poll(() => getState().modal.history.at(-1)?.name).toBe('SIWXSignMessage')
    await expect.poll(() => getState().siwx.byNamespace.eip155?.text).toBeDefined()
    await signIn(client)
    expect(status()).toBe('signedIn')
  }
  return { client, store, wallet, wagmiConfig, status, methods, prompts, inTwoSteps }
}

function failOnce(error: object): NonNullable<WalletOptions['intercept']> {
  let isFirst = true
  return ({ method }) => {
    if (method !== 'wallet_connect' || !isFirst) return undefined
    isFirst = false
    return Promise.reject(Object.assign(new Error(), error))
  }
}

const prompting: ReadonlySet<string> = new Set([
  ...['wallet_connect', 'eth_requestAccounts', 'wallet_requestPermissions', 'personal_sign'],
])

test.each([
  ['that passes capabilities on', byCapabilities],
  ['of a wallet in the page', byProvider],
])(
  'a connector %s connects the host’s wagmi and signs in by one approval',
  async (_, toConnector) => {
    // wagmi's own looks for one before it looks at its target.
    vi.stubGlobal('window', {})
    onTestFinished(() => void vi.unstubAllGlobals())
    const { client, store, wallet, wagmiConfig, status, prompts } = await ready(toConnector)
    await connect(client, key)
    await expect.poll(status).toBe('signedIn')
    expect(prompts()).toEqual(['wallet_connect'])
    expect(store.calls).toEqual(['createTerms', 'addSession'])
    expect(store.sessions[0]?.data.accountAddress).toBe(wallet.addresses[0])
    expect(wagmiConfig.state.status).toBe('connected')
    const [connection] = [...wagmiConfig.state.connections.values()]
    expect(connection).toMatchObject({ accounts: [wallet.addresses[0]], chainId: 1 })
    expect(client.store.getState().modal.open).toBe(false)
  },
)

test('a wallet behind a connector that connects and does not sign has connected by that one approval', async () => {
  const one = await ready(byCapabilities, {
    intercept: ({ method }, next) =>
      method === 'wallet_connect'
        ? next().then((answer) => {
            const { accounts } = answer as { accounts: { address: string }[] }
            return { accounts: accounts.map(({ address }) => ({ address })) }
          })
        : undefined,
  })
  await connect(one.client, key)
  expect(one.prompts()).toEqual(['wallet_connect'])
  await one.inTwoSteps()
})

test.each([
  ['does not know the capability', 5700],
  ['takes other parameters', -32602],
])('a wallet behind a connector that %s is connected without it', async (_, code) => {
  const one = await ready(byCapabilities, { intercept: failOnce({ code, message: 'no' }) })
  await connect(one.client, key)
  expect(one.prompts()).toEqual(['wallet_connect', 'wallet_connect'])
  await one.inTwoSteps()
})

test.each([
  ['declines', { code: 4001, message: 'no' }, 'user_rejected'],
  ['fails after the prompt', { code: -32603, message: 'broken' }, 'wallet_failed'],
])('a wallet behind a connector that %s prompts no second time', async (_, error, code) => {
  const one = await ready(byCapabilities, { intercept: failOnce(error) })
  await expect(connect(one.client, key)).rejects.toMatchObject({ code })
  expect(one.prompts()).toEqual(['wallet_connect'])
  expect(one.store.sessions).toEqual([])
  // And the next press only connects.
  await connect(one.client, key)
  await one.inTwoSteps()
})

test('a wallet behind a connector that answers after a minute is connected by that answer', async () => {
  let answer = () => {}
  const late = new Promise<void>((resolve) => {
    answer = resolve
  })
  const one = await ready(byCapabilities, {
    intercept: ({ method }, next) =>
      method === 'wallet_connect' ? late.then(() => next()) : undefined,
  })
  const connected = connect(one.client, key)
  await expect.poll(one.prompts).toEqual(['wallet_connect'])
  one.client.held.pass(60_000)
  answer()
  await connected
  expect(one.prompts()).toEqual(['wallet_connect'])
  await one.inTwoSteps()
})

test('a text with another domain never reaches the store, through a connector too', async () => {
  const one = await ready(byCapabilities, {
    intercept: ({ method }, next) =>
      method === 'wallet_connect'
        ? next().then((answer) =>
            JSON.parse(JSON.stringify(answer).replaceAll('app.example', 'evil.example')),
          )
        : undefined,
  })
  await connect(one.client, key)
  expect(one.store.calls).not.toContain('addSession')
  await one.inTwoSteps()
})
