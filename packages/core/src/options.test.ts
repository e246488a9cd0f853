import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createFoyer } from './createFoyer.js'
import type { Environment } from './Environment.js'
import type { FoyerOptions } from './options.js'
import { startClient } from './startClient.js'
import { testNetwork } from './testing/createTestClient.js'
import { fakeAdapter } from './testing/fakeAdapter.js'
import { heldClock } from './testing/heldClock.js'

const networks = [testNetwork(1)] as const
const complete = (options: object) => ({ projectId: 'test', networks, ...options }) as FoyerOptions
const make = (options: object) => createFoyer(complete(options))

const ether = { name: 'Ether', symbol: 'ETH' }
const twoFamilies = { caipNetworkId: 'eip155:1', chainNamespace: 'solana' } as const

/** How options are refused, by what the page is built for. */
const refusals = {
  development: async (options: object) => void make(options),
  async production(options: object) {
    vi.stubEnv('NODE_ENV', 'production')
    onTestFinished(() => void vi.unstubAllEnvs())
    const client = createFoyer(complete(options), silent)
    onTestFinished(startClient(client))
    await client.handles.wake?.()
  },
}
const silent: Environment = {
  ...{ clock: heldClock(), localStorage: () => undefined, window: () => undefined },
  log: () => {},
}

describe.each(Object.entries(refusals))('a wrong option is named in %s', (_, refuse) => {
  test.each([
    ['networks', { networks: [] }],
    ['server', { server: 'foyer.example' }],
    ['server', { server: '//foyer.example' }],
    ['server', { server: '/\\\\foyer.example' }],
    ['server', { server: 'javascript:alert(1)' }],
    ['server', { server: 'https://ann:secret@foyer.example' }],
    ['server', { server: 'https://foyer.example/?project=a' }],
    ['server', { server: { address: 'https://foyer.example' } }],
    ['`name`', { networks: [{ id: 1 }] }],
    ['enableEip6963', { enableEip6963: true }],
    ['themeMode', { themeMode: 'dim' }],
    ['allWallets', { allWallets: 'NEVER' }],
    ['prefetch', { prefetch: 'always' }],
    ['enableEIP6963', { enableEIP6963: 'yes' }],
    ['`id`', { customWallets: [{ name: 'A' }] }],
    ['termsConditionsUrl', { termsConditionsUrl: 'javascript:alert(1)' }],
    ['customRpcUrls', { customRpcUrls: { '1': [] } }],
    ['`namespace`', { adapters: [{ namespace: 'eip-155', create: () => {} }] }],
    ['customRpcUrls', { customRpcUrls: { 'eip155:1': 'https://node.example' } }],
    ['customRpcUrls', { customRpcUrls: { 'eip155:1': ['https://node.example'] } }],
    ['tokens', { tokens: { 'eip155:1': '0x00' } }],
    ['`injected`', { customWallets: [{ id: 'a', name: 'A', injected: 'keplr:keplr' }] }],
    ['`chains`', { customWallets: [{ id: 'a', name: 'A', chains: 'eip155:1' }] }],
    ['`connectorTypeOrder`', { features: { connectorTypeOrder: 'recent' } }],
    ['`email`', { features: { email: 'yes' } }],
    ['`decimals`', { networks: [{ ...testNetwork(1), nativeCurrency: { symbol: 'ETH' } }] }],
    ['`create`', { adapters: [{ namespace: 'eip155' }] }],
    ['locale', { locale: 'en_US.UTF-8' }],
    ['projectId', { projectId: 42 }],
    ['`icons`', { metadata: { icons: 'icon.png' } }],
    ['defaultNetwork', { defaultNetwork: testNetwork(5) }],
    ['`networks`', { networks: [testNetwork(1, { id: 'x', ...twoFamilies })] }],
  ])('%s', async (option, options) => {
    await expect(refuse(options)).rejects.toThrow(
      expect.objectContaining({ code: 'option_invalid', message: expect.stringContaining(option) }),
    )
  })

  test.each([
    ['call it', { adapters: [function evm() {}] }, 'Call it: `evm()`'],
    [
      'the kit',
      {
        adapters: [
          new (class WagmiAdapter {
            namespace = 'eip155'
          })(),
        ],
      },
      'Only adapters of Foyer fit',
    ],
    ['the family', { adapters: [fakeAdapter(), fakeAdapter()] }, 'Two of them serve eip155'],
    ['the entry', { networks: [testNetwork(1), undefined] }, '`[1]`: Expected an object'],
    ['the word', { themeMode: 'dim' }, 'dark or light or system but received "dim"'],
    ['the feature', { features: { emial: true } }, 'email'],
    ['the feature', { features: { emial: true } }, '"emial"'],
    ['the id', { customRpcUrls: { 1: [] } }, 'eip155:1 but received "1"'],
    ['the host', { server: 'foyer.example/key' }, '"foyer.example"'],
    [
      'the host',
      { customRpcUrls: { 'eip155:1': [{ url: 'node.example/key' }] } },
      '"node.example"',
    ],
    [
      'the scheme',
      {
        networks: [
          { ...testNetwork(1), rpcUrls: { default: { http: ['wss://node.example/key'] } } },
        ],
      },
      '"wss://node.example"',
    ],
  ])('%s is said', async (_, options, said) => {
    await expect(refuse(options)).rejects.toThrow(
      expect.objectContaining({ code: 'option_invalid', message: expect.stringContaining(said) }),
    )
  })

  test.each([
    { server: 'foyer.example/secret' },
    { server: 'https://ann:secret@foyer.example' },
    { customRpcUrls: { 'eip155:1': [{ url: 'https://secret@node.example' }] } },
    { customRpcUrls: { 'eip155:1': [{ url: 'node.example?key=secret' }] } },
  ])('no key is repeated: %j', async (options) => {
    await expect(refuse(options)).rejects.toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('secret') }),
    )
  })

  test.each(['siwx', 'siweConfig'])(
    'a sign-in plug-in that is none is refused: %s',
    async (option) => {
      await expect(refuse({ [option]: {} })).rejects.toThrow(
        expect.objectContaining({
          code: 'option_invalid',
          message: expect.stringContaining(option),
        }),
      )
    },
  )

  test('an older sign-in client is taken in the place of a store', () => {
    const siweConfig = { createStore: () => Promise.reject(new Error('not asked yet')) }
    expect(make({ siweConfig }).options.siwx).toBe(siweConfig)
    expect(make({ siwx: undefined, siweConfig }).options.siwx).toBe(siweConfig)
  })

  test('two sign-in plug-ins at once are refused in the specified words', async () => {
    await expect(refuse({ siwx: {}, siweConfig: {} })).rejects.toThrow(
      'Cannot set both `siweConfig` and `siwx` options',
    )
  })
})

describe('in development', () => {
  test.each([
    [
      'the social',
      { features: { socials: ['google', 'twitter'] } },
      'facebook but received "twitter"',
    ],
    ['the group', { features: { connectorTypeOrder: ['injectd'] } }, 'but received "injectd"'],
    ['the way', { features: { walletFeaturesOrder: ['buy'] } }, 'but received "buy"'],
    ['the method', { features: { connectMethodsOrder: ['social', 'socials'] } }, '"socials"'],
  ])('%s is said', (_, options, said) => {
    expect(() => make(options)).toThrow(
      expect.objectContaining({ code: 'option_invalid', message: expect.stringContaining(said) }),
    )
  })

  const rpc = (one: object) => ({ customRpcUrls: { 'eip155:1': [one] } })
  const url = 'https://node.example'
  test.each([
    ['`decimals`', { networks: [testNetwork(1, { nativeCurrency: { ...ether, decimals: -18 } })] }],
    [
      'from 0 to 255',
      { networks: [testNetwork(1, { nativeCurrency: { ...ether, decimals: 256 } })] },
    ],
    [
      '`http`',
      { networks: [testNetwork(1, { rpcUrls: { default: { http: ['node.example'] } } })] },
    ],
    ['"eip155:1" is there twice', { networks: [testNetwork(1), testNetwork(1)] }],
    ['`id`', { networks: [testNetwork(1, { id: 5, caipNetworkId: 'eip155:1' })] }],
    ['`id`', { networks: [testNetwork(1, { id: '0x1', caipNetworkId: 'eip155:1' })] }],
    ['`blockExplorers`', { networks: [testNetwork(1, { blockExplorers: url as never })] }],
    [
      '`url`',
      { networks: [testNetwork(1, { blockExplorers: { default: { name: 'x', url: 'x' } } })] },
    ],
    ['`url`', rpc({ url: 'https://node.example:99999' })],
    ['`eip155:1`', rpc({ url, config: { timeout: -5 } })],
    ['from 0 to 2147483647', rpc({ url, config: { timeout: 2 ** 31 } })],
    ['a whole number', rpc({ url, config: { timeout: 0.5 } })],
    ['from 0 to 100', rpc({ url, config: { retryCount: 101 } })],
    ['`retryCount`', rpc({ url, config: { retryCount: '3' } })],
    ['`headers`', rpc({ url, config: { headers: { key: 1 } } })],
    ['`config`', rpc({ url, config: 'fast' })],
    ['server', { server: 'https://foyer.example:99999' }],
    ['`url`', { server: { url: 'foyer.example' } }],
    ['embeddedWalletUrl', { embeddedWalletUrl: 'https://' }],
    ['relayUrl', { relayUrl: 'wss://relay.example:99999' }],
    ['termsConditionsUrl', { termsConditionsUrl: 'https://' }],
    ['privacyPolicyUrl', { privacyPolicyUrl: 'app.example/privacy' }],
    ['`image`', { tokens: { 'eip155:1': { address: '0x00', image: 5 } } }],
    ['chainImages', { chainImages: { 1: 5 } }],
    ['connectorImages', { connectorImages: { kestrel: {} } }],
    ['addressLabels', { addressLabels: { '0x00': 5 } }],
    ['themeVariables', { themeVariables: ['--foyer-accent'] }],
    ['`--foyer-accent`', { themeVariables: { '--foyer-accent': null } }],
    ['"smart"', { defaultAccountTypes: { eip155: 'smart' } }],
    ['"evm"', { defaultAccountTypes: { evm: 'eoa' } }],
    ['`url`', { metadata: { url: 'app.example' } }],
    ['`url`', { metadata: { url: 'https:app.example' } }],
    ['`name`', { customWallets: [{ id: 'a', name: '' }] }],
    ['`name`', { customWallets: [{ id: 'a', name: ' ' }] }],
    ['`id`', { customWallets: [{ id: '', name: 'A' }] }],
    [
      '"a" is there twice',
      {
        customWallets: [
          { id: 'a', name: 'A' },
          { id: 'a', name: 'B' },
        ],
      },
    ],
    ['`methods`', { universalProviderConfigOverride: { methods: ['eth_sign'] } }],
    ['`chains`', { universalProviderConfigOverride: { chains: ['eip155:1'] } }],
    ['`events`', { universalProviderConfigOverride: { events: { eip155: 'chainChanged' } } }],
    ['`rpcMap`', { universalProviderConfigOverride: { rpcMap: { 'eip155:1': 5 } } }],
    ['`defaultChain`', { universalProviderConfigOverride: { defaultChain: 1 } }],
    ['"method"', { universalProviderConfigOverride: { method: {} } }],
  ])('what cannot be meant is refused: %s', (said, options) => {
    expect(() => make(options)).toThrow(
      expect.objectContaining({ code: 'option_invalid', message: expect.stringContaining(said) }),
    )
  })

  test('what a page may mean is taken', () => {
    const taken = {
      ...{ server: '/foyer', termsConditionsUrl: 'https://app.example/terms' },
      customRpcUrls: {
        'eip155:1': [
          { url: '/rpc', config: { timeout: 0, retryCount: 0, headers: { key: 'a' } } },
          { url, config: { timeout: 2 ** 31 - 1, retryCount: 100 } },
          { url },
        ],
      },
      networks: [
        testNetwork(1, { nativeCurrency: { ...ether, decimals: 0 } }),
        testNetwork(5, { nativeCurrency: { ...ether, decimals: 255 } }),
        testNetwork(10, {
          blockExplorers: { default: { name: 'Local', url: 'HTTP://localhost:4000' } },
        }),
      ],
      chainImages: { 1: '/ethereum.png', solana: undefined },
      themeVariables: {
        '--foyer-accent': '#f00',
        '--foyer-z-index': 5,
        '--foyer-qr-color': undefined,
      },
      defaultAccountTypes: { eip155: 'eoa', bip122: 'payment', solana: undefined },
      metadata: { name: 'App', url: 'https://app.example', icons: [] },
      customWallets: [{ id: 'a', name: 'A', rdns: undefined }],
      universalProviderConfigOverride: {
        methods: { eip155: ['eth_sign'] },
        defaultChain: 'eip155:1',
      },
    }
    expect(() => make(taken)).not.toThrow()
  })

  test('options that are on their way are refused as such', () => {
    expect(() => createFoyer(Promise.resolve(complete({})) as never)).toThrow('A promise was given')
  })

  test.each([undefined, null, 'project'])(
    'options that are none say what is needed: %j',
    (none) => {
      const said = expect.stringContaining('createFoyer({ projectId, networks })')
      expect(() => createFoyer(none as never)).toThrow(
        expect.objectContaining({ code: 'option_invalid', message: said }),
      )
    },
  )
})

test('a social that there is not keeps nobody out of a page that was built for production', async () => {
  const features = { socials: ['google', 'twitter'] }
  await expect(refusals.production({ features })).resolves.toBeUndefined()
})
