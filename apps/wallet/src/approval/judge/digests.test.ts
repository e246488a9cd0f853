import { base32, base58, base64, base64url } from '@scure/base'
import { bytesToHex, hexToBytes, serializeTransaction } from 'viem'
import { expect, test } from 'vitest'
import type { Action } from '../../actions/Action.js'
import { emptyFacts } from '../assess/emptyFacts.js'
import { judge } from '../assess/judge.js'
import { isRisky } from '../verify/isRisky.js'

const own = '0x90F8bf6A479f320ead074411a4B0e7944Ea8c9C1'
const ownSolana = base58.encode(new Uint8Array(32).fill(7))
const encode = (text: string) => new TextEncoder().encode(text)

/** The dangers of a message, for each kind of account; each has to ask for the passkey. */
function dangers(message: string | Uint8Array): readonly string[][] {
  const bytes = typeof message === 'string' ? encode(message) : message
  const common = { id: '1', origin: 'https://harvest.example', bytes } as const
  const eip155 = { ...common, network: 'eip155:1', kind: 'message' } as const
  const actions: readonly Action[] = [
    { ...eip155, account: { address: own, type: 'eoa' } },
    { ...eip155, account: { address: own, type: 'smartAccount' } },
    {
      ...{ ...common, network: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', kind: 'solanaMessage' },
      account: { address: ownSolana, type: 'eoa' },
    },
  ]
  return actions.map((action) => {
    const facts = { ...emptyFacts(action, 1_800_000_000), isSettled: true }
    const warnings = judge(action, facts)
    const found = warnings.filter(({ level }) => level === 'danger').map(({ code }) => code)
    expect(isRisky(action, { facts, warnings, limit: 10n ** 9n })).toBe(found.length > 0)
    return found
  })
}
const all = (...codes: string[]) => [codes, codes, codes]

// Of a transaction that moves all but the fee out of a smart account, found by trying: its hash decodes as UTF-8.
const ground = hexToBytes('0x6f442b292238073d6f245a255d41372a5b734d213f37066e557f3d34430f2d47')

test.each([
  ['a hash that was ground until it was text', ground],
  ['a hash that was ground until it was printable', encode('q}8VH"c]&S-!k~2.Zr:=eW<0@yTo>n?L')],
  ['words that are as long', encode('Sign in to the market of today!!')],
  ['as many bytes of other letters', encode('Привет, рынок!!! 0000')],
  ['blanks', encode(' '.repeat(32))],
])('32 bytes are a danger, whatever they read as: %s', (_, bytes) => {
  expect(bytes.length).toBe(32)
  for (const codes of dangers(bytes))
    expect(codes).toEqual([expect.stringMatching(/^(bareHash|longAsHash)$/)])
})

test('32 bytes that are no text are a danger, and other bytes too', () => {
  expect(dangers(new Uint8Array(32).fill(0xfe))).toEqual(all('bareHash'))
  for (const size of [20, 28, 48, 64])
    expect(dangers(new Uint8Array(size).fill(0xfe))).toEqual(all('notText'))
  for (const size of [20, 28, 48, 64])
    expect(dangers(encode(`\u0001${'a, b'.repeat(size).slice(1, size)}`))).toEqual(all('bareHash'))
})

const digests = [20, 28, 32, 48, 64].map((size) =>
  Uint8Array.from({ length: size }, (_, at) => (at * 73 + 151) % 256),
)
const hex = (bytes: Uint8Array) => bytesToHex(bytes).slice(2)
const written = digests.flatMap((bytes) => [hex(bytes), `0x${hex(bytes)}`])
const larger = digests
  .slice(1)
  .flatMap((bytes) => [
    ...[hex(bytes).toUpperCase(), base64.encode(bytes), base64url.encode(bytes)],
    ...[base58.encode(bytes), base32.encode(bytes), String(BigInt(bytesToHex(bytes)))],
    base64url.encode(bytes).replace(/=+$/, ''),
  ])

test.each([
  ['alone', (digest: string) => digest],
  ['within blanks', (digest: string) => `  \n\t${digest}\r\n `],
  ['within signs that are not seen', (digest: string) => `\u200b${digest}\u2060\ufeff`],
  ['with such signs in it', (digest: string) => `${digest.slice(0, 9)}\u200b${digest.slice(9)}`],
  ['within quotes', (digest: string) => `"${digest}"`],
  ['in two lines', (digest: string) => `${digest.slice(0, 20)}\n${digest.slice(20)}`],
])('a digest that is written out is a danger, %s', (_, write) => {
  for (const digest of [...written, ...larger])
    expect([digest, dangers(write(digest))]).toEqual([digest, all('writtenHash')])
})

test('so it is after a few words, in groups, or in letters of another width', () => {
  const [, , digest = new Uint8Array()] = digests
  const wide = hex(digest).replace(/\d/g, (one) => String.fromCodePoint(0xff10 + Number(one)))
  const grouped = hex(digest).match(/.{4}/g) ?? []
  for (const text of [
    `Sign: 0x${hex(digest)}`,
    `Please confirm hash ${base58.encode(digest)}.`,
    `${hex(digest)} (login)`,
    `0x${hex(digest)}\n0x${hex(digest)}`,
    ...[grouped.join(' '), grouped.join(':'), grouped.join('-'), wide],
  ])
    expect([text, dangers(text)]).toEqual([text, all('writtenHash')])
})

test('what a user writes is no digest', () => {
  for (const text of [
    'Welcome to Harvest Market! This is message 42. It costs nothing. 🌱',
    'Hello',
    `${own}`,
    `My address is ${own}`,
    'I vote for 0x8ba1f109551bD432803012645Ac136ddd64DBA72',
    'Nonce 6f1b9a2e-3c4d-4e5f-8a9b-0c1d2e3f4a5b',
    `By signing you agree to the terms of Harvest Market. Nonce: ${'ab'.repeat(32)}`,
    'Donaudampfschifffahrtsgesellschaft',
    'これは市場からのメッセージです。費用はかかりません。',
  ])
    expect([text, dangers(text).slice(0, 2)]).toEqual([text, [[], []]])
  expect(dangers(ownSolana)[2]).toEqual([])
})

test('what programs sign is no message', () => {
  const call = { to: own, chainId: 1, value: 1n } as const
  const fees = { maxFeePerGas: 2n, maxPriorityFeePerGas: 1n }
  for (const bytes of [
    Uint8Array.of(0x19, 0x01, ...new Uint8Array(64).fill(0x61)),
    Uint8Array.of(0x19, 0x00, ...encode('a'.repeat(60))),
    encode('\u0019Ethereum Signed Message:\n5Hello'),
    Uint8Array.of(0xff, ...encode('solana offchain'), 0, 0),
    hexToBytes(serializeTransaction({ ...call, type: 'eip1559', ...fees })),
    hexToBytes(serializeTransaction({ ...call, type: 'eip2930', gasPrice: 1n })),
    hexToBytes(serializeTransaction({ ...call, type: 'legacy', gasPrice: 1n })),
  ])
    for (const codes of dangers(bytes)) expect(codes).toEqual(['preimage'])
})
