import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { getBalance, getHistory, Identity } from './account.js'
import { callChain } from './chains.js'
import { buildSwap, getQuotes, SwapTransaction } from './convert.js'
import { sendEvent } from './events.js'
import { AccountId, NetworkId, TokenId, Units } from './fields.js'
import { getTokenImage, getWalletImage } from './images.js'
import { getOnrampQuote } from './onramp.js'
import { getPrices } from './prices.js'
import { redact } from './redact.js'
import { DirectoryEntry, getWallets } from './wallets.js'

const evm = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const native = 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const projectId = 'local'

describe('identifiers', () => {
  test.each([
    ['eip155:1', true],
    [solana, true],
    ['bip122:000000000019d6689c085ae165831e93', true],
    ['cosmos:cosmoshub-4', true],
    ['1', false],
    ['eip155', false],
    ['eip155:', false],
    ['eip155:1:2', false],
    ['EIP155:1', false],
    ['sui:mainnet', false],
    ['__proto__:1', false],
    ['eip155:1\n', false],
    ['eip155: 1', false],
    [`eip155:${'1'.repeat(33)}`, false],
  ])('%j is a network that is served: %s', (value, served) => {
    expect(v.is(NetworkId, value)).toBe(served)
  })

  test('an address has the shape that its namespace asks for', () => {
    expect(v.is(AccountId, `eip155:1:${evm}`)).toBe(true)
    expect(v.is(AccountId, `${solana}:${evm}`)).toBe(false)
    expect(v.is(AccountId, `eip155:1:${evm}0`)).toBe(false)
    expect(v.is(AccountId, evm)).toBe(false)
    expect(v.is(AccountId, `eip155::${evm}`)).toBe(false)
  })

  test('the native coin is the pseudo-address of its own namespace', () => {
    expect(v.is(TokenId, native)).toBe(true)
    expect(v.is(TokenId, `${solana}:So11111111111111111111111111111111111111111`)).toBe(true)
    expect(v.is(TokenId, 'bip122:000000000019d6689c085ae165831e93:0x')).toBe(true)
    expect(v.is(TokenId, 'eip155:1:0x')).toBe(false)
    expect(v.is(TokenId, 'eip155:1:native')).toBe(false)
  })

  test('any text either is such an identifier or is refused, without an exception', () => {
    const parts = fc.constantFrom('eip155', 'solana', '1', ':', '::', evm, 'constructor', '\u0000')
    fc.assert(
      fc.property(
        fc.array(parts).map((all) => all.join('')),
        (value) => {
          if (v.is(NetworkId, value)) expect(value).toMatch(/^(eip155|solana):[\w-]+$/)
          if (v.is(TokenId, value)) expect(value.split(':')).toHaveLength(3)
        },
      ),
    )
  })
})

describe('amounts', () => {
  test('are digits, as large as a chain can hold', () => {
    expect(v.is(Units, '0')).toBe(true)
    expect(v.is(Units, (2n ** 256n - 1n).toString())).toBe(true)
    for (const wrong of ['', '-1', '+1', '01', '1.5', '1e18', '1,000', ' 1', '0x10', '١']) {
      expect(v.is(Units, wrong), wrong).toBe(false)
    }
  })

  test('are never numbers in a request', () => {
    const swap = { projectId, from: native, to: native, userAddress: evm }
    expect(v.is(buildSwap.input.body, { ...swap, amount: '1' })).toBe(true)
    expect(v.is(buildSwap.input.body, { ...swap, amount: 1 })).toBe(false)
    const quote = { userAddress: evm, from: native, to: native, projectId }
    expect(v.is(getQuotes.input.query, { ...quote, amount: 1 })).toBe(false)
    const purchase = { purchaseCurrency: 'eth', paymentCurrency: 'USD' }
    expect(v.is(getOnrampQuote.input.body, { ...purchase, amount: 10 })).toBe(false)
    expect(v.is(getOnrampQuote.input.body, { ...purchase, amount: '10,5' })).toBe(false)
  })

  test('slippage stays within what a user can mean', () => {
    const swap = { projectId, amount: '1', from: native, to: native, userAddress: evm }
    for (const slippage of [-1, 51, Number.NaN, Number.POSITIVE_INFINITY, '1']) {
      expect(v.is(buildSwap.input.body, { ...swap, eip155: { slippage } })).toBe(false)
    }
  })
})

describe('lists', () => {
  const wallets = (query: Record<string, unknown>) =>
    v.safeParse(getWallets.input.query, { projectId, ...query })

  test('are taken as lists and with commas', () => {
    expect(wallets({ chains: 'eip155:1,eip155:10' }).output).toEqual(
      wallets({ chains: ['eip155:1', 'eip155:10'] }).output,
    )
    expect(wallets({ page: '2' }).output).toEqual({ projectId, page: 2 })
  })

  test('have pages from one on', () => {
    for (const page of ['0', '-1', '1.5', '1e3', '', ' 1', '10001', 0, -1, 1.5, Number.NaN]) {
      expect(wallets({ page }).success, String(page)).toBe(false)
    }
    expect(wallets({ entries: '101' }).success).toBe(false)
  })

  test('of ten thousand are refused', () => {
    const many = Array.from({ length: 10_000 }, () => 'eip155:1')
    expect(wallets({ chains: many }).success).toBe(false)
    expect(wallets({ chains: many.join(',') }).success).toBe(false)
    expect(wallets({ include: `${'a,'.repeat(101)}a` }).success).toBe(false)
    expect(wallets({ include: '' }).success).toBe(false)
    const addresses = Array.from({ length: 10_000 }, () => native)
    const body = { projectId, currency: 'usd', addresses }
    expect(v.is(getPrices.input.body, body)).toBe(false)
    expect(v.is(getPrices.input.body, { ...body, addresses: [] })).toBe(false)
    const query = { projectId, currency: 'usd', forceUpdate: addresses.join(',') }
    expect(v.is(getBalance.input.query, query)).toBe(false)
  })

  test('go on at a cursor that is short and has nothing of a path or a header in it', () => {
    const isCursor = (cursor: unknown) => v.is(getHistory.input.query, { projectId, cursor })
    expect(isCursor('eyJhIjoxfQ==')).toBe(true)
    for (const cursor of ['', 'a'.repeat(513), 'a b', 'a\r\nb', "a'--", -1, { $gt: '' }]) {
      expect(isCursor(cursor)).toBe(false)
    }
  })
})

describe('images', () => {
  test('are asked for by ids that lead nowhere else', () => {
    for (const id of ['a', 'org.foyer.wallet', '692ed6ba-e569-459a-556a-776476829e00']) {
      expect(v.is(getWalletImage.input.params, { id })).toBe(true)
    }
    for (const id of ['', '.', '..', 'a..b', '.a', 'a.', 'a/b', 'a%2fb']) {
      expect(v.is(getWalletImage.input.params, { id }), id).toBe(false)
    }
    expect(v.is(getTokenImage.input.params, { symbol: 'USD₮0' })).toBe(true)
  })

  test('have bytes, and not too many', () => {
    const image = (length: number) => ({ type: 'image/png', bytes: new Uint8Array(length) })
    expect(v.is(getWalletImage.output, image(1))).toBe(true)
    expect(v.is(getWalletImage.output, image(0))).toBe(false)
    expect(v.is(getWalletImage.output, image(1_000_001))).toBe(false)
    expect(v.is(getWalletImage.output, { ...image(1), type: 'text/html' })).toBe(false)
  })
})

test('a wallet keeps its place when one of its links would run as a script', () => {
  const links = {
    mobile_link: 'javascript:alert(1)',
    desktop_link: 'JavaScript:alert(1)',
    webapp_link: 'data:text/html,x',
    homepage: 'https://a.test/"onclick=',
    app_store: 'ftp://a.test',
  }
  expect(
    v.parse(DirectoryEntry, { id: 'a', name: 'A', ...links, link_mode: 'https://a.test' }),
  ).toEqual({
    id: 'a',
    name: 'A',
    ...Object.fromEntries(Object.keys(links).map((key) => [key, null])),
    link_mode: 'https://a.test',
  })
  expect(v.is(DirectoryEntry, { id: 'a', name: 'A', mobile_link: 'market://wc' })).toBe(true)
})

test('a token with an odd name is cleaned and does not hide the others', () => {
  const token = {
    name: `Good\u0000\u202e${'x'.repeat(1_000)}`,
    symbol: 'A\nB\ud800',
    chainId: 'eip155:1',
    price: 1,
    quantity: { decimals: '18', numeric: '1' },
  }
  const { balances } = v.parse(getBalance.output, { balances: [token] })
  expect(balances[0]?.symbol).toBe('AB')
  expect(balances[0]?.name).toMatch(/^Goodx{250}$/)
})

test('an account whose name would deceive has none, and a script is no avatar', () => {
  const read = (name: string, avatar: string | null = null) => v.parse(Identity, { name, avatar })
  expect(read('ann.eth', 'https://a.test/a.png').avatar).toBe('https://a.test/a.png')
  expect(read('👩‍🚀.eth').name).toBe('👩‍🚀.eth')
  for (const name of ['ann\u202e.eth', 'ann\u200b.eth', 'ann .eth', '.eth', 'a/b.eth', '']) {
    expect(read(name, 'data:image/svg+xml,x'), name).toEqual({ name: null, avatar: null })
  }
})

describe('calls of a chain', () => {
  const call = (rest: Record<string, unknown>) =>
    v.is(callChain.input.body, { jsonrpc: '2.0', id: 1, method: 'eth_call', ...rest })

  test('have the shape of JSON-RPC 2.0', () => {
    expect(call({})).toBe(true)
    expect(call({ id: null, params: {} })).toBe(true)
    for (const wrong of [
      { jsonrpc: '1.0' },
      { id: {} },
      { id: 1.5 },
      { method: '' },
      { method: 'eth_call; rm' },
      { method: ['eth_call'] },
      { params: 'latest' },
    ]) {
      expect(call(wrong), JSON.stringify(wrong)).toBe(false)
    }
    expect(v.is(callChain.input.body, [])).toBe(false)
  })

  test('have parameters of a size that a node takes', () => {
    expect(call({ params: ['0x'.padEnd(100_000, '0')] })).toBe(true)
    expect(call({ params: ['0x'.padEnd(140_000, '0')] })).toBe(false)
    expect(call({ params: Array.from({ length: 17 }, () => 1) })).toBe(false)
    expect(call({ params: JSON.parse(`${'['.repeat(60_000)}${']'.repeat(60_000)}`) })).toBe(false)
  })
})

describe('events', () => {
  const event = {
    eventId: '7d0d2b3e-6f55-4b54-9d0e-5f1f3a6a4c11',
    url: 'https://market.test/shop',
    domain: 'market.test',
    timestamp: 1,
    props: { type: 'track', event: 'MODAL_OPEN' },
  }
  const failure = {
    type: 'error',
    event: 'ERROR',
    errorType: 'API_ERROR',
    errorMessage: 'GET https://api.test/v1?projectId=1#a failed for ann@mail.test',
    stackTrace: 'at f (https://market.test/a.js?v=1:2:3)\nat wc:abc@2?symKey=00',
  }
  const take = (change: Record<string, unknown>) =>
    v.safeParse(sendEvent.input.body, { ...event, ...change })

  test('say no more of the page than its origin and path', () => {
    const pageOf = (url: string) => take({ url }).output
    for (const [url, told] of [
      ['https://market.test/shop', 'https://market.test/shop'],
      ['http://localhost:3000', 'http://localhost:3000'],
      ['https://market.test/shop?cart=1', 'https://market.test/shop'],
      [`https://market.test/shop?cart=${'1'.repeat(5_000)}#a`, 'https://market.test/shop'],
      ['https://market.test/shop#token?a', 'https://market.test/shop'],
      ['https://market.test/?', 'https://market.test/'],
      ['https://market.test/?mail=ann@mail.test', 'https://market.test/'],
      ['https://ann:secret@market.test/', 'https://market.test/'],
      ['https://a@b@market.test/', 'https://market.test/'],
    ] as const)
      expect(pageOf(url), url).toMatchObject({ url: told })
    for (const url of [
      'javascript:alert(1)',
      'file:///etc/passwd',
      'https://',
      'https://?a',
      'https://a b',
      '/shop',
    ])
      expect(take({ url }).success, url).toBe(false)
  })

  test('are kept without what was searched, how to pair and who it is', () => {
    const tell = (properties: unknown) => take({ props: { ...event.props, properties } })
    const told = { name: 'Market', token: 'USDC', isSmartAccount: true, networks: ['1'] }
    const untold = {
      ...{ uri: 'wc:1@2', URI: 'wc:1@2', search: 'x', email: 'x', url: 'x', jwt: 'x' },
      ...{ metadata: { name: 'Shop' }, 'not a name': 1, 'themeVariables.--accent': 'x' },
      ...{ list: [{ deep: 1 }], missing: undefined, endless: Number.NaN },
    }
    const { output } = tell({ ...told, ...untold })
    expect(output).toMatchObject({ props: { event: 'MODAL_OPEN' } })
    expect((output as { props: unknown }).props).toHaveProperty('properties', told)
    const many = Object.fromEntries(Array.from({ length: 31 }, (_, at) => [`a${at}`, 1]))
    expect(tell(many).success).toBe(false)
  })

  test('are refused with what is nested without an end', () => {
    const properties = { name: JSON.parse(`${'['.repeat(60_000)}${']'.repeat(60_000)}`) }
    expect(take({ props: { ...event.props, properties } }).success).toBe(false)
  })

  test('have room for so much, and what goes beyond is left out', () => {
    const long = 'word '.repeat(400).trim()
    const properties = Object.fromEntries(Array.from({ length: 29 }, (_, at) => [`a${at}`, long]))
    const kept = take({ props: { ...event.props, properties: { ...properties, z: 1 } } }).output
    const told = (kept as { props: { properties: object } }).props.properties
    expect(Object.keys(told)).toEqual(['a0', 'a1', 'a2', 'a3', 'z'])
  })

  test('are kept without the account, whatever is said of it', () => {
    for (const address of ['0x1', '', 7, { of: 'somebody' }, null]) {
      const { output } = take({ props: { ...event.props, address } })
      expect(output).toEqual(event)
    }
  })

  test('tell the time as a number or as ISO 8601', () => {
    expect(take({ timestamp: '2026-11-22T10:00:00.123Z' }).output).toMatchObject({
      timestamp: Date.UTC(2026, 10, 22, 10, 0, 0, 123),
    })
    for (const timestamp of [
      'yesterday',
      '2026-13-40T99:00:00Z',
      '',
      `2026-11-22T10:00:00.${'1'.repeat(60)}Z`,
    ])
      expect(take({ timestamp }).success, timestamp).toBe(false)
  })

  test('keep nothing under the names of every object', () => {
    const properties = JSON.parse('{"__proto__":{"admin":true},"constructor":1,"name":"a"}')
    const { output } = take({ props: { ...event.props, properties } })
    expect(output).toMatchObject({ props: { properties: { name: 'a' } } })
    expect(JSON.stringify(output)).not.toMatch(/admin|constructor/)
  })

  test('of errors lose the secrets that messages quote', () => {
    const { output } = take({ props: failure })
    expect(output).toMatchObject({
      props: {
        errorMessage: 'GET https://api.test/v1 failed for e-mail…',
        stackTrace: 'at f (https://market.test/a.js)\nat wc:…',
      },
    })
  })

  test('of errors may say that nothing caught them', () => {
    expect(take({ props: { ...failure, uncaught: true } }).success).toBe(true)
    expect(take({ props: { ...failure, uncaught: 'yes' } }).success).toBe(false)
  })

  test('are of a known kind and have an id of their own', () => {
    expect(take({ props: { ...failure, type: 'other' } }).success).toBe(false)
    expect(take({ eventId: '1' }).success).toBe(false)
    expect(take({ timestamp: -1 }).success).toBe(false)
    expect(take({ domain: 'a.test/b' }).success).toBe(false)
  })
})

describe('redacting', () => {
  test('leaves nothing of a query, a pairing, an address of mail or a token', () => {
    const secret = fc.stringMatching(/^[a-z0-9]{12,20}$/)
    const wraps = [
      (value: string) => `https://a.test/b?c=${value}`,
      (value: string) => `see "market://x#${value}" now`,
      (value: string) => `wc:1@2?symKey=${value}`,
      (value: string) => `mail ${value}@mail.test.`,
      (value: string) => `Bearer eyJhbGciOiJIUzI1NiJ9.${value}.${value}`,
    ]
    fc.assert(
      fc.property(secret, fc.constantFrom(...wraps), (value, wrap) => {
        const once = redact(wrap(value))
        expect(once).not.toContain(value)
        expect(redact(once)).toBe(once)
      }),
    )
  })

  test('leaves the rest as it is', () => {
    const trace = 'TypeError: a is not a function?\n  at b@http://localhost:3000/src/a.js:1:2'
    expect(redact(trace)).toBe(trace)
  })

  // What tried every way through these would not come back within the time that a test has.
  const busy = [
    'http://',
    'a.',
    'a@',
    '-eyJ',
    '-a://',
    'a://b',
    'eyJ',
    'wc:',
    'a://a',
    'a@a.',
    '-.',
    'eyJaaaaaaaa.',
  ]
  test.each(busy)('comes to an end with a text made to keep it busy: %s', (part) => {
    const long = part.repeat(8_192).slice(0, 8_192)
    expect(redact(redact(long))).toBe(redact(long))
  })
})

describe('the transaction of a swap', () => {
  const from = `${solana}:vines1vzrYbzLMRdu58ou5XTby4qAqVRLmqo36NKPTg`
  const evmCall = { from: `eip155:1:${evm}`, to: `eip155:1:${evm}`, data: '0x', amount: '1' }

  test.each([
    ['that of an EVM network', { ...evmCall, eip155: { gas: '1', gasPrice: '1' } }, true],
    ['one of Solana', { from, solana: { transaction: 'AQAB' } }, true],
    ['one as long as they get', { from, solana: { transaction: 'A'.repeat(1_644) } }, true],
    ['a longer one', { from, solana: { transaction: 'A'.repeat(1_645) } }, false],
    ['none', { from, solana: { transaction: '' } }, false],
    ['no Base64', { from, solana: { transaction: 'a-b_' } }, false],
    ['one without an account', { solana: { transaction: 'AQAB' } }, false],
    ['half of one', evmCall, false],
  ])('%s: %s', (_, tx, isOne) => {
    expect(v.is(SwapTransaction, tx)).toBe(isOne)
  })
})
