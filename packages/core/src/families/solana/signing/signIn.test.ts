import type { SiwxMessage } from '@foyer/protocol/siwx'
import { base58 } from '@scure/base'
import { expect, test } from 'vitest'
import { solanaSigner } from '../fixtures/solanaSigner.js'
import { solana } from '../solana.js'

const { address, sign } = solanaSigner
const message: SiwxMessage = {
  ...{ domain: 'shop.example', address, chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' },
  ...{ statement: 'Hello.', uri: 'https://shop.example/', version: '1', nonce: 'a1B2c3D4' },
  ...{ issuedAt: '2026-11-25T18:00:00.000Z', requestId: 'r1', resources: ['https://a.example/'] },
}
const text = `shop.example wants you to sign in with your Solana account:
${address}

Hello.

URI: https://shop.example/
Version: 1
Chain ID: mainnet
Nonce: a1B2c3D4
Issued At: 2026-11-25T18:00:00.000Z
Request ID: r1
Resources:
- https://a.example/`

type Given = { said?: string | Uint8Array; more?: object; fields?: Partial<SiwxMessage> }

/** Signs in with a wallet that signs this text, whatever it was given. */
function signIn({ said = text, more = {}, fields = {} }: Given) {
  const bytes = typeof said === 'string' ? new TextEncoder().encode(said) : said
  const requests: unknown[] = []
  const signed = solana.features.signIn?.(
    async (method, params) => {
      requests.push([method, params])
      return { address, signedMessage: base58.encode(bytes), signature: sign(bytes), ...more }
    },
    { message: { ...message, ...fields }, address },
  )
  return { signed, requests }
}

test('the text of exactly these fields is taken, and the wallet is given the fields alone', async () => {
  const { signed, requests } = signIn({})
  await expect(signed).resolves.toEqual({ message: text, signature: sign(text) })
  expect(requests).toEqual([['solana_signIn', { ...message, chainId: 'mainnet' }]])
})

test('what is no field goes to no wallet, which could not copy it', async () => {
  const fields = { ...message, toString: () => text }
  const { signed, requests } = signIn({ fields })
  await expect(signed).resolves.toMatchObject({ message: text })
  expect(structuredClone(requests)).toEqual([['solana_signIn', { ...message, chainId: 'mainnet' }]])
})

test('without a statement, both layouts that wallets write are taken', async () => {
  for (const gap of ['\n\n', '\n\n\n']) {
    const said = text.replace('\n\nHello.\n\n', gap)
    const { signed } = signIn({ said, fields: { statement: undefined } })
    await expect(signed).resolves.toMatchObject({ message: said })
  }
})

test.each([
  ['domain', (one: string) => one.replace('shop.example wants', 'shop.example.evil wants')],
  [
    'address',
    (one: string) => one.replace(address, '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'),
  ],
  ['statement', (one: string) => one.replace('Hello.', 'I sell everything.')],
  ['statement', (one: string) => one.replace('Hello.\n\n', '')],
  ['uri', (one: string) => one.replace('URI: https://shop.example/', 'URI: https://evil.example/')],
  ['version', (one: string) => one.replace('Version: 1', 'Version: 2')],
  ['chainId', (one: string) => one.replace('mainnet', 'devnet')],
  ['nonce', (one: string) => one.replace('a1B2c3D4', 'a1B2c3D5')],
  ['nonce', (one: string) => one.replace('Nonce: a1B2c3D4\n', '')],
  ['issuedAt', (one: string) => one.replace('18:00', '19:00')],
  [
    'expirationTime',
    (one: string) =>
      one.replace('Request ID', 'Expiration Time: 2036-11-25T18:00:00.000Z\nRequest ID'),
  ],
  ['requestId', (one: string) => one.replace('r1', 'r2')],
  ['resources', (one: string) => one.replace('https://a.example/', 'https://b.example/')],
  ['resources', (one: string) => `${one}\n- urn:recap:evil`],
  ['resources', (one: string) => one.replace('\nResources:\n- https://a.example/', '')],
  [
    'text',
    (one: string) => one.replace('Version: 1\nChain ID: mainnet', 'Chain ID: mainnet\nVersion: 1'),
  ],
  ['text', (one: string) => one.replace('Nonce:', 'And: more\nNonce:')],
  ['domain', (one: string) => `\ufeff${one}`],
  ['domain', (one: string) => `Prefix: ${one}`],
])('another %s is another text, however well it is signed', async (field, change) => {
  const said = change(text)
  expect(said).not.toBe(text)
  await expect(signIn({ said }).signed).rejects.toMatchObject({
    ...{ code: 'sign_in_differs', data: { field } },
  })
})

test.each<[string, object]>([
  ['a signature of another text', { signature: sign('other') }],
  ['a signature of 10 MB', { signature: '1'.repeat(10_000_000) }],
  ['no signature', { signature: undefined }],
  ['no text', { signedMessage: undefined }],
  ['a text of 10 MB', { signedMessage: '1'.repeat(10_000_000) }],
  ['a text in another alphabet', { signedMessage: 'O0Il' }],
])('%s is no answer', async (_, more) => {
  await expect(signIn({ more }).signed).rejects.toMatchObject({ code: 'answer_invalid' })
})

test('bytes that are no text are none, and another account’s sign-in is none', async () => {
  const broken = signIn({ said: Uint8Array.of(0xff, 0xfe) }).signed
  await expect(broken).rejects.toMatchObject({ code: 'answer_invalid' })
  const more = { address: '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU' }
  await expect(signIn({ more }).signed).rejects.toMatchObject({ code: 'sign_in_differs' })
})

test.each<[string, Partial<SiwxMessage>]>([
  ['nonce', { nonce: 'short' }],
  ['statement', { statement: 'two\nlines' }],
  ['domain', { domain: 'shop.example wants' }],
  ['address', { address: '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU' }],
])('a message that may not say its %s is requested of no wallet', async (field, fields) => {
  const { signed, requests } = signIn({ fields })
  await expect(signed).rejects.toMatchObject({ code: 'sign_in_invalid', data: { field } })
  expect(requests).toEqual([])
})
