import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Endpoint } from './endpoint.js'
import { endpoints } from './endpoints.js'

type Name = keyof typeof endpoints
type Example = { params?: Fields; query?: Fields; body?: Fields; output: unknown }
type Fields = Record<string, unknown>

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const account = `eip155:1:${address}`
const native = 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const usdc = 'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const project = {
  projectId: 'local',
  st: 'appkit',
  sv: 'html-wagmi-4.2.2',
  clientId: 'did:key:z6Mk',
}
const id = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'
const money = { amount: '10.00', currency: 'USD' }
const tx = {
  from: account,
  to: usdc,
  data: '0x095ea7b3',
  eip155: { gas: 46_000, gasPrice: '1000000000' },
}
const purchase = {
  id: 'usdc',
  name: 'USD Coin',
  symbol: 'USDC',
  networks: [{ name: 'base', display_name: 'Base', chain_id: '8453', contract_address: '0x' }],
}
const payment = { id: 'EUR', payment_method_limits: [{ id: 'card', min: '10.00', max: '7500.00' }] }
const profile = {
  name: 'ann.foyer.eth',
  registered: 1_700_000_000,
  updated: null,
  addresses: { '2147483649': { address, created: '2026-01-01' } },
  attributes: [{ avatar: 'https://foyer.test/a.webp' }],
}
const image = { type: 'image/webp', bytes: new Uint8Array([1, 2, 3]) }
const rpc = { jsonrpc: '2.0', id: 1 }
const tokens = {
  ...{ token: 'a.b.c', expiresAt: 1_700_000_000_000 },
  ...{ refresh: 'r'.repeat(43), session: 's'.repeat(22) },
}
const signedIn = { address, chainId: 'eip155:1', domain: 'market.test', expiresAt: 3 }

const examples: Record<Name, Example> = {
  getSupportedChains: {
    output: { http: ['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'], ws: [] },
  },
  getIdentity: {
    params: { address },
    query: { sender: address },
    output: { name: 'ann.eth', avatar: null },
  },
  getHistory: {
    params: { account: address },
    query: { cursor: 'MTIz_-=', onramp: 'coinbase', chainId: 'eip155:1' },
    output: {
      data: [
        {
          id: '1',
          metadata: {
            operationType: 'send',
            hash: `0x${'ab'.repeat(32)}`,
            chain: 'eip155:1',
            minedAt: '2026-02-01T10:00:00.000Z',
            sentFrom: address,
            sentTo: address,
            status: 'confirmed',
            nonce: 3,
          },
          transfers: [
            {
              direction: 'out',
              quantity: { numeric: '0.5' },
              value: 1,
              price: null,
              fungible_info: { symbol: 'ETH', icon: { url: '' } },
            },
            { nft_info: { name: 'Cat', content: null, flags: { is_spam: true } } },
          ],
        },
      ],
      next: null,
    },
  },
  getBalance: {
    params: { address },
    query: { currency: 'usd', chainId: 'eip155:1', forceUpdate: [native, usdc] },
    output: {
      balances: [
        {
          name: 'Ether',
          symbol: 'ETH',
          chainId: 'eip155:1',
          price: 0,
          quantity: { decimals: '18', numeric: '1.000000000000000001' },
          iconUrl: '',
        },
      ],
    },
  },
  getNfts: {
    params: { address },
    query: { cursor: 'MTIz_-=', chainId: 'eip155:1' },
    output: {
      data: [
        {
          chainId: 'eip155:1',
          address: usdc,
          tokenId: '7',
          standard: 'ERC1155',
          quantity: { numeric: '3' },
          name: 'Crate 7',
          collection: null,
          imageUrl: '',
          flags: { is_spam: false },
        },
      ],
      next: null,
    },
  },
  getQuotes: {
    query: { amount: '1', userAddress: address, from: native, to: usdc, gasPrice: '1' },
    output: {
      quotes: [{ id: null, fromAmount: '1', fromAccount: native, toAmount: '2', toAccount: usdc }],
    },
  },
  getSwapTokens: {
    query: { chainId: 'eip155:1' },
    output: {
      tokens: [{ name: 'USD Coin', symbol: 'USDC', address: usdc, decimals: 6, logoUri: null }],
    },
  },
  getPrices: {
    body: { projectId: 'local', currency: 'usd', addresses: [native] },
    output: { fungibles: [{ name: 'Ether', symbol: 'ETH', iconUrl: '', price: 2500.5 }] },
  },
  getAllowance: {
    query: { tokenAddress: usdc, userAddress: account },
    output: { allowance: '0' },
  },
  getGasPrice: {
    query: { chainId: 'eip155:1' },
    output: { standard: '1', fast: '2', instant: '3' },
  },
  buildSwap: {
    body: {
      projectId: 'local',
      amount: '1000000',
      from: usdc,
      to: native,
      userAddress: account,
      eip155: { slippage: 1 },
      disableEstimate: true,
    },
    output: { tx: { ...tx, amount: '0' } },
  },
  buildApprove: {
    query: { userAddress: account, from: usdc, to: native, amount: '1000000' },
    output: { tx: { ...tx, value: '0' } },
  },
  getProfile: { params: { name: 'ann.foyer.eth' }, query: { apiVersion: 2 }, output: profile },
  getNames: {
    params: { address },
    query: { sender: address, apiVersion: 2 },
    output: [profile],
  },
  getNameSuggestions: {
    params: { name: 'ann' },
    query: { zone: 'foyer.eth' },
    output: { suggestions: [{ name: 'ann1.foyer.eth', registered: false }] },
  },
  getNameZone: { output: { zone: 'foyer.eth', namesMax: 3 } },
  getNamePicture: { params: { hash: 'ab'.repeat(32) }, output: image },
  registerName: {
    body: {
      coin_type: 2_147_483_649,
      address,
      message: '{"name":"ann.foyer.eth","attributes":{},"timestamp":1700000000}',
      signature: `0x${'ab'.repeat(65)}`,
    },
    output: { success: true },
  },
  changeName: {
    body: {
      coin_type: 60,
      address,
      message: '{"action":"release","name":"ann.foyer.eth","timestamp":1700000000}',
      signature: `0x${'ab'.repeat(65)}`,
    },
    output: { success: true },
  },
  resolveName: {
    params: { sender: address, data: '0x9061b923.json' },
    output: { data: '0x12' },
  },
  resolveNameByPost: { body: { sender: address, data: '0x9061b923' }, output: { data: '0x12' } },
  createOnrampUrl: {
    body: {
      destinationWallets: [{ address, blockchains: ['base'], assets: ['USDC'] }],
      defaultNetwork: 'base',
      partnerUserId: 'someone',
      defaultExperience: 'buy',
      presetCryptoAmount: '1.5',
      presetFiatAmount: '10',
    },
    output: { url: 'https://pay.test/?id=1' },
  },
  getOnrampOptions: {
    output: { purchaseCurrencies: [purchase], paymentCurrencies: [payment] },
  },
  getOnrampQuote: {
    body: { purchaseCurrency: 'usdc', paymentCurrency: 'EUR', amount: '10', network: 'base' },
    output: {
      paymentTotal: money,
      paymentSubtotal: money,
      purchaseAmount: money,
      coinbaseFee: money,
      networkFee: money,
      quoteId: 'mocked-quote-id',
    },
  },
  getSessions: {
    params: { address: account },
    output: [
      {
        ...{ pci: 'a', expiration: 1, chainId: 'eip155:1', revocable: true },
        permissions: [
          { type: 'contract-call', data: { contract: account, selector: '0xa9059cbb' } },
          {
            type: 'token-limit',
            data: { token: account, amount: '10', left: '3', period: 60, symbol: 'PLUM' },
          },
        ],
      },
    ],
  },
  revokeSession: {
    params: { address: account },
    body: { pci: 'a', signature: '0xabcd' },
    output: { success: true },
  },
  getConfig: {
    output: { features: [{ id: 'social_login', isEnabled: true, config: ['email', 'google'] }] },
  },
  getOrigins: { output: { allowedOrigins: ['http://localhost:3000', 'https://*.foyer.test'] } },
  getWallets: {
    query: {
      page: 2,
      entries: 40,
      search: 'meta',
      badge_type: 'certified',
      include: [id, 'org.foyer.example'],
      exclude: [id],
      chains: ['eip155:1', 'eip155:10'],
    },
    output: {
      count: 1,
      data: [
        {
          id,
          name: 'Market Wallet',
          homepage: 'https://market.test',
          order: 1,
          badge_type: 'none',
          chains: ['eip155:1', 'near:mainnet'],
          image_id: id,
          image_url: null,
          mobile_link: 'market://',
          desktop_link: '',
          rdns: 'test.market',
          injected: [{ namespace: 'eip155', injected_id: 'isMarket' }],
        },
      ],
    },
  },
  getAnalyticsConfig: { output: { isAnalyticsEnabled: true } },
  getWalletImage: { params: { id }, output: image },
  getAssetImage: { params: { id: '692ed6ba-e569-459a-556a-776476829e00' }, output: image },
  getImage: { params: { id: '0a1b2c' }, output: image },
  getCurrencyImage: { params: { code: 'USD' }, output: image },
  getTokenImage: { params: { symbol: 'USDC.e' }, output: image },
  sendEvent: {
    body: {
      eventId: '7d0d2b3e-6f55-4b54-9d0e-5f1f3a6a4c11',
      url: 'https://market.test/shop',
      domain: 'market.test',
      timestamp: 1_700_000_000_000,
      props: {
        type: 'track',
        event: 'SELECT_WALLET',
        properties: { name: 'Market Wallet', platform: 'browser', connected: false, count: 2 },
        address,
      },
    },
    output: {},
  },
  callChain: {
    query: { chainId: 'eip155:1' },
    body: { ...rpc, method: 'eth_call', params: [{ to: address, data: '0x' }, 'latest'] },
    output: { ...rpc, result: '0x' },
  },
  callBundler: {
    query: { chainId: 'eip155:1' },
    body: { ...rpc, method: 'eth_supportedEntryPoints', params: [] },
    output: { ...rpc, result: [address] },
  },
  getSignInNonce: { output: { nonce: 'a'.repeat(26), token: 'ab.cd' } },
  signIn: {
    body: {
      data: {
        accountAddress: address,
        chainId: 'eip155:1',
        domain: 'market.test',
        uri: 'https://market.test',
        version: '1',
        nonce: 'a'.repeat(26),
        statement: 'Sign in',
        resources: ['https://market.test/terms'],
        requestId: '1',
        issuedAt: '2026-02-01T10:00:00.000Z',
        expirationTime: '2026-02-01T11:00:00.000Z',
        notBefore: '2026-02-01T10:00:00.000Z',
      },
      message: 'market.test wants you to sign in with your Ethereum account:\n',
      signature: '0xabcd',
      publicKey: 'AkA=',
      clientId: 'did:key:z6Mk',
      walletInfo: {
        type: 'extension',
        name: 'Market Wallet',
        icon: 'data:image/png;base64,AA==',
        social: 'google',
        identifier: 'ann@market.test',
      },
    },
    output: tokens,
  },
  refreshSignIn: { body: { refresh: tokens.refresh }, output: tokens },
  getSignedIn: {
    query: { includeAppKitAccount: 'true' },
    output: {
      ...signedIn,
      uri: 'https://market.test',
      session: tokens.session,
      issuedAt: 1,
      appKitAccount: { metadata: { nick: 'ann' }, firstSignedInAt: 1, lastSignedInAt: 2 },
    },
  },
  putSignInMetadata: { body: { metadata: { nick: 'ann' } }, output: {} },
  signOut: { body: { everywhere: true }, output: {} },
  getSignIns: {
    output: [
      {
        ...signedIn,
        id: tokens.session,
        browser: 'Firefox (Linux)',
        wallet: null,
        createdAt: 1,
        usedAt: 2,
        isCurrent: true,
      },
    ],
  },
  revokeSignIn: { params: { session: tokens.session }, body: {}, output: {} },
  getSignInKeys: {
    output: {
      keys: [{ kty: 'EC', crv: 'P-256', x: 'a', y: 'b', kid: 'c', alg: 'ES256', use: 'sig' }],
    },
  },
}

const calls = Object.entries(endpoints).map(([name, call]) => {
  const example = examples[name as Name]
  const endpoint: Endpoint = call
  const common = endpoint.projectId === 'query' ? project : {}
  const request = {
    params: example.params ?? {},
    query: { ...example.query, ...common },
    ...(example.body && { body: example.body }),
  }
  return { name, endpoint, request, output: example.output }
})

describe.each(calls)('$name', ({ name, endpoint, request, output }) => {
  test('says what it does in one sentence', () => {
    expect(endpoint.summary).toMatch(/^[A-Z][^\n]{10,120}\.$/)
    expect(endpoint.path).toMatch(/^(\/(:[a-z]\w*|[\w-]+))+$/i)
  })

  test('has a schema for each parameter of its path and a body only where one is sent', () => {
    const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name)
    expect(Object.keys(request.params)).toEqual(names)
    expect(read(endpoint, { ...request, params: {} })).toBe(names.length === 0)
    expect(endpoint.input.body !== undefined).toBe(endpoint.method !== 'GET')
  })

  test('asks for the project where the project is sent', () => {
    const { projectId: _, ...query } = request.query as Fields
    // Older clients name none as they register a name.
    const isLacking = endpoint.projectId !== 'query' || name === 'registerName'
    expect(read(endpoint, { ...request, query })).toBe(isLacking)
    const { projectId: __, ...body } = request.body ?? {}
    if (endpoint.projectId === 'body') expect(read(endpoint, { ...request, body })).toBe(false)
  })

  test('understands a request as it comes over the wire', () => {
    expect(parse(endpoint, request)).toEqual(parse(endpoint, wire(request)))
  })

  test('understands its answer, and ignores what it does not know of it', () => {
    const answer = v.parse(endpoint.output, output)
    expect(answer).toEqual(output)
    if (endpoint.media === 'image' || Array.isArray(output)) return
    const newer = { ...(JSON.parse(JSON.stringify(output)) as Fields), novelty: { a: 1 } }
    expect(v.parse(endpoint.output, newer)).toEqual(output)
  })

  test('refuses fields that it does not know, those of every object among them', () => {
    for (const key of ['novelty', '__proto__', 'constructor', 'toString', 'prototype']) {
      const more = JSON.parse(`{"${key}":{"admin":true}}`) as Fields
      expect(read(endpoint, { ...request, query: merge(request.query, more) })).toBe(false)
      expect(read(endpoint, { ...request, params: merge(request.params, more) })).toBe(false)
      if (request.body)
        expect(read(endpoint, { ...request, body: merge(request.body, more) })).toBe(false)
    }
    expect(({} as Fields).admin).toBeUndefined()
  })

  test('refuses whatever is too long or of another kind, wherever it stands', () => {
    for (const path of leaves(request)) {
      for (const hostile of hostiles) {
        // Of an event is left out what it does not tell.
        if (endpoint.path === '/e' && /properties|address/.test(path.join())) continue
        const changed = replace(request, path, hostile)
        expect(read(endpoint, changed), `${path.join('.')} = ${show(hostile)}`).toBe(false)
      }
    }
  })

  test('never throws, whatever it is sent and whatever it is answered', () => {
    const paths = leaves(request)
    const anything = fc.oneof(
      fc.anything(),
      fc.string({ unit: 'binary' }),
      fc.constantFrom(...tricks),
    )
    fc.assert(
      fc.property(anything, fc.nat(), (value, seed) => {
        const path = paths[seed % paths.length] ?? ['query', 'st']
        read(endpoint, replace(request, path, value))
        expect(typeof v.safeParse(endpoint.output, value).success).toBe('boolean')
      }),
      { numRuns: 60 },
    )
  })

  test('refuses tricks in its path', () => {
    for (const name of Object.keys(request.params)) {
      for (const trick of tricks) {
        expect(read(endpoint, replace(request, ['params', name], trick)), trick).toBe(false)
      }
    }
  })
})

test('no two calls share a method and a path', () => {
  const routes = calls.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
  expect(new Set(routes).size).toBe(routes.length)
  expect(routes.sort()).toMatchSnapshot()
})

const tricks = [
  '..',
  '.',
  '../../etc/passwd',
  '..\\..\\secrets',
  '%2e%2e%2f',
  "' OR 1=1 --",
  '"; DROP TABLE projects; --',
  'a\u0000b',
  'a\r\nSet-Cookie: a=b',
  '<script>alert(1)</script>',
  'a?b#c',
  '\ud800',
]
const hostiles = [
  'x'.repeat(200_000),
  { admin: true },
  Array(10_000).fill('x'),
  '\u0000\ud800',
  -1.5,
]

function parse(endpoint: Endpoint, request: Fields) {
  const { params, query, body } = endpoint.input
  return {
    params: v.parse(params, request.params),
    query: v.parse(query, request.query),
    body: body && v.parse(body, request.body),
  }
}

/** Whether the request is accepted. */
function read(endpoint: Endpoint, request: Fields) {
  const { params, query, body } = endpoint.input
  return (
    v.is(params, request.params) &&
    v.is(query, request.query) &&
    (!body || v.is(body, request.body))
  )
}

/** The request as a server sees it: texts in the query, JSON in the body. */
function wire(request: { params: Fields; query: Fields; body?: Fields }) {
  const query = new URLSearchParams(
    Object.entries(request.query).map(([key, value]) => [key, String(value)]),
  )
  return {
    params: request.params,
    query: Object.fromEntries(query),
    ...(request.body && { body: JSON.parse(JSON.stringify(request.body)) as Fields }),
  }
}

/** Like spreading, but `__proto__` stays a field. */
function merge(one: Fields, two: Fields) {
  return Object.fromEntries([...Object.entries(one), ...Object.entries(two)])
}

/** The ways to each value of a request. What a call of a chain is given, is any JSON. */
function leaves(value: unknown, path: string[] = []): string[][] {
  if (path.at(-1) === 'params' && path.length > 1) return []
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]))
}

function replace(target: unknown, [key, ...rest]: string[], value: unknown): Fields {
  if (key === undefined) return value as Fields
  const copy = (Array.isArray(target) ? [...target] : { ...(target as Fields) }) as Fields
  copy[key] = replace(copy[key], rest, value)
  return copy
}

function show(value: unknown) {
  return JSON.stringify(value).slice(0, 40)
}
