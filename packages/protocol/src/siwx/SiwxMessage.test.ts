import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  checkSiwxMessage,
  checksumAddress,
  formatSiwxMessage,
  parseSiwxMessage,
  type SiwxMessage,
} from '../exports/siwx.js'

// The example of EIP-4361.
const message: SiwxMessage = {
  domain: 'example.com',
  address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  chainId: 'eip155:1',
  statement: 'I accept the ExampleOrg Terms of Service: https://example.com/tos',
  uri: 'https://example.com/login',
  version: '1',
  nonce: '32891756',
  issuedAt: '2021-09-30T16:25:24Z',
  resources: [
    'ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/',
    'https://example.com/my-web2-claim.json',
  ],
}
const text = `example.com wants you to sign in with your Ethereum account:
0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2

I accept the ExampleOrg Terms of Service: https://example.com/tos

URI: https://example.com/login
Version: 1
Chain ID: 1
Nonce: 32891756
Issued At: 2021-09-30T16:25:24Z
Resources:
- ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/
- https://example.com/my-web2-claim.json`

const { statement: _, resources: __, ...least } = message
const solanaAddress = '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T'

test('the example of EIP-4361 is written and read', () => {
  expect(formatSiwxMessage(message)).toBe(text)
  expect(parseSiwxMessage(text)).toEqual({ message })
})

test('without a statement there are two empty lines', () => {
  const bare = formatSiwxMessage(least)
  expect(bare.split('\n').slice(1, 5)).toEqual([message.address, '', '', `URI: ${message.uri}`])
  expect(parseSiwxMessage(bare)).toEqual({ message: least })
  expect(formatSiwxMessage({ ...least, statement: '' })).toBe(bare)
})

test('every part has its line', () => {
  const full = {
    ...message,
    expirationTime: '2021-09-30T17:25:24.123Z',
    notBefore: '2021-09-30T16:25:24+02:00',
    requestId: 'some-id',
  }
  const lines = formatSiwxMessage(full).split('\n')
  expect(lines.slice(10, 14)).toEqual([
    'Expiration Time: 2021-09-30T17:25:24.123Z',
    'Not Before: 2021-09-30T16:25:24+02:00',
    'Request ID: some-id',
    'Resources:',
  ])
  expect(parseSiwxMessage(lines.join('\n'))).toEqual({ message: full })
})

test('no resources are not the same as an empty list', () => {
  expect(formatSiwxMessage({ ...message, resources: [] })).toMatch(/\nResources:$/)
  expect(formatSiwxMessage(least)).not.toContain('Resources')
  for (const one of [least, { ...least, resources: [] }]) {
    expect(parseSiwxMessage(formatSiwxMessage(one))).toEqual({ message: one })
  }
})

test.each([
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'Solana', solanaAddress],
  [
    'bip122:000000000019d6689c085ae165831e93',
    'Bitcoin',
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  ],
  [
    'polkadot:91b171bb158e2d3848fa23a9f1c25182',
    'Polkadot',
    '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
  ],
  ['cosmos:cosmoshub-4', 'Cosmos', 'cosmos1fl48vsnmsdzcv85q5d2q4z5ajdha8yu34mf0eh'],
])('on %s the account is called by its family', (chainId, name, address) => {
  const one = { ...least, chainId, address }
  const reference = chainId.split(':')[1]
  const text = formatSiwxMessage(one)
  expect(text).toContain(`with your ${name} account:`)
  expect(text).toContain(`\nChain ID: ${reference}\n`)
  expect(parseSiwxMessage(text)).toEqual({ message: one })
})

test.each([
  ['domain', { domain: 'https://example.com' }],
  ['domain', { domain: 'example.com/path' }],
  ['domain', { domain: '' }],
  ['address', { address: message.address.toLowerCase() }],
  ['address', { address: message.address.replace('C', 'c') }],
  ['address', { address: '0xabc' }],
  ['chainId', { chainId: '1' }],
  ['statement', { statement: 'one\ntwo' }],
  ['statement', { statement: 'Grüße' }],
  ['uri', { uri: 'example.com' }],
  ['uri', { uri: 'https://example.com/a b' }],
  ['version', { version: '2' }],
  ['nonce', { nonce: '1234567' }],
  ['nonce', { nonce: '1234 5678' }],
  ['issuedAt', { issuedAt: '2021-09-30' }],
  ['issuedAt', { issuedAt: '2021-02-30T16:25:24Z' }],
  ['issuedAt', { issuedAt: '2021-13-01T16:25:24Z' }],
  ['issuedAt', { issuedAt: 'Thu, 30 Sep 2021 16:25:24 GMT' }],
  ['expirationTime', { expirationTime: '2021-09-30T24:25:24Z' }],
  ['notBefore', { notBefore: 'soon' }],
  ['requestId', { requestId: 'a b' }],
  ['resources', { resources: ['no uri'] }],
  ['resources', { resources: ['https://a.example/\n- https://b.example'] }],
] as const)('a bad %s is found: %o', (fault, change) => {
  expect(checkSiwxMessage({ ...message, ...change })).toBe(fault)
})

test('a domain may have a port, and a year its leap day', () => {
  expect(checkSiwxMessage({ ...message, domain: 'localhost:3000' })).toBeUndefined()
  expect(checkSiwxMessage({ ...message, domain: '[::1]:3000' })).toBeUndefined()
  expect(checkSiwxMessage({ ...message, issuedAt: '2024-02-29T00:00:00Z' })).toBeUndefined()
  expect(checkSiwxMessage({ ...message, issuedAt: '2023-02-29T00:00:00Z' })).toBe('issuedAt')
})

test.each([
  ['nothing', ''],
  ['another heading', text.replace('wants you', 'wishes you')],
  ['an unknown family', text.replace('Ethereum', 'Dogecoin')],
  ['the parts in another order', text.replace(/(Nonce: .*)\n(Issued At: .*)/, '$2\n$1')],
  ['a part twice', text.replace('Version: 1\n', 'Version: 1\nVersion: 1\n')],
  ['a part left out', text.replace('Version: 1\n', '')],
  ['an unknown part', text.replace('Version: 1\n', 'Version: 1\nMore: 1\n')],
  ['one empty line too few', text.replace('\n\nI accept', '\nI accept')],
  ['a statement of two lines', text.replace('Terms', 'Terms\n')],
  ['ends of lines of Windows', text.replaceAll('\n', '\r\n')],
  ['a line at the end', `${text}\n`],
  ['resources that are not listed', text.replace('- https', '* https')],
])('a text with %s is not read', (_, text) => {
  expect(parseSiwxMessage(text)).toEqual({ fault: expect.any(String) })
})

test.each([
  [
    'a bitcoin address',
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  ],
  ['a Solana address', 'bip122:000000000019d6689c085ae165831e93', solanaAddress],
  ['a short address', 'polkadot:91b171bb158e2d3848fa23a9f1c25182', solanaAddress],
  ['capitals', 'cosmos:cosmoshub-4', 'COSMOS1FL48VSNMSDZCV85Q5D2Q4Z5AJDHA8YU34MF0EH'],
])('an address has the spelling of its chain family: not %s on %s', (_, chainId, address) => {
  expect(checkSiwxMessage({ ...least, chainId, address })).toBe('address')
})

test('the text that a wallet of Solana writes is read, with the names of its networks', () => {
  const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  const one = { ...least, chainId, address: solanaAddress }
  const head = `example.com wants you to sign in with your Solana account:\n${solanaAddress}\n`
  const tail = 'Nonce: 32891756\nIssued At: 2021-09-30T16:25:24Z'
  const fields = (chain: string) => `URI: https://example.com/login\nVersion: 1\n${chain}${tail}`
  for (const empty of ['\n', '\n\n'])
    expect(parseSiwxMessage(head + empty + fields('Chain ID: mainnet\n'))).toEqual({ message: one })
  const said = { ...one, statement: 'Hello' }
  expect(parseSiwxMessage(`${head}\nHello\n\n${fields('Chain ID: mainnet\n')}`)).toEqual({
    message: said,
  })
  for (const chain of ['', 'Chain ID: localnet\n'])
    expect(parseSiwxMessage(`${head}\n${fields(chain)}`)).toEqual({
      message: { ...one, chainId: 'solana:localnet' },
    })
  for (const text of [
    `${head}\n${fields('Chain ID: mainnet\n')}\n`,
    `${head}${fields('Chain ID: mainnet\n')}`,
    `${head}\n\n\n${fields('Chain ID: mainnet\n')}`,
    `${head}\n${fields('Chain ID: mainnet\nChain ID: devnet\n')}`,
    `${head}\nHello\n${fields('Chain ID: mainnet\n')}`,
  ])
    expect(parseSiwxMessage(text)).toEqual({ fault: 'form' })
  // Other families have one layout.
  const evm = formatSiwxMessage(least).replace('\n\n\n', '\n\n')
  expect(parseSiwxMessage(evm)).toEqual({ fault: 'form' })
})

test('a wrong part is named', () => {
  expect(parseSiwxMessage(text.replace('32891756', '1'))).toEqual({ fault: 'nonce' })
  expect(parseSiwxMessage(text.replace('Version: 1', 'Version: 2'))).toEqual({ fault: 'version' })
})

test('addresses get the capitals of EIP-55', () => {
  for (const address of [
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0xde709f2102306220921060314715629080e2fb77',
  ]) {
    expect(checksumAddress(address.toLowerCase())).toBe(address)
    expect(checksumAddress(address)).toBe(address)
  }
})

test('what is written is read back, and no text makes it throw', () => {
  const word = fc.stringMatching(/^[a-z0-9]{8,20}$/)
  const valid = fc
    .record(
      {
        statement: fc.stringMatching(/^[ -~]{1,40}$/),
        requestId: word,
        resources: fc.array(
          word.map((one) => `https://${one}.example/`),
          { maxLength: 3 },
        ),
        expirationTime: fc
          .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
          .map((date) => date.toISOString()),
      },
      { requiredKeys: [] },
    )
    .map((some) => ({ ...least, ...some }))
  fc.assert(
    fc.property(valid, (one) => {
      expect(parseSiwxMessage(formatSiwxMessage(one))).toEqual({ message: one })
    }),
  )
  const near = fc
    .tuple(fc.nat(text.length), fc.string({ unit: 'binary', maxLength: 5 }), fc.nat(20))
    .map(([at, part, cut]) => text.slice(0, at) + part + text.slice(at + cut))
  fc.assert(
    fc.property(fc.oneof(near, fc.string({ unit: 'binary' })), (text) => {
      const read = parseSiwxMessage(text)
      if ('message' in read) expect(formatSiwxMessage(read.message)).toBe(text)
      else expect(read.fault).toBeTypeOf('string')
    }),
    { numRuns: 1_000 },
  )
})
