import { p256 } from '@noble/curves/p256'
import { sha256 } from '@noble/hashes/sha2'
import { concatBytes } from '@noble/hashes/utils'
import { base64urlnopad } from '@scure/base'
import { AccountRole, type Address } from '@solana/kit'
import { beforeAll, expect, test } from 'vitest'
import type { Action } from '../../actions/Action.js'
import { openBrowserStore } from '../../storage/openBrowserStore.js'
import { emptyFacts } from '../assess/emptyFacts.js'
import { judge } from '../assess/judge.js'
import type { Facts, Handed, TokenFacts } from '../facts/Facts.js'
import { solanaAccount, solanaGallery, transactionOf } from '../testing/solanaGallery.js'
import { challengeOf } from './challengeOf.js'
import { checkAssertion } from './checkAssertion.js'
import { createPasskeyCheck } from './createPasskeyCheck.js'
import { createPasskeyRule } from './createPasskeyRule.js'
import { isRisky } from './isRisky.js'
import { needsWindow } from './needsWindow.js'
import type { Assertion, StoredPasskey } from './Passkey.js'

const origin = 'https://wallet.example'
const credentialId = new Uint8Array([1, 2, 3])
const utf8 = (text: string) => new TextEncoder().encode(text)
const account = { address: `0x${'1'.repeat(40)}`, type: 'eoa' } as const
const receiver = `0x${'2'.repeat(40)}` as const
const token = `0x${'3'.repeat(40)}` as const
const pay = {
  ...{ id: 'a', origin: 'https://shop.example', network: 'eip155:1', account },
  ...{ kind: 'transaction', to: receiver, value: 10n ** 18n, data: '0x' },
  ...{ nonce: 0, gas: 21_000n, maxFeePerGas: 1n, maxPriorityFeePerGas: 1n },
} as const satisfies Action
const challenge = challengeOf(pay, new Uint8Array(32))

/** An authenticator whose answers the test chooses. */
let secret: CryptoKey
let passkey: StoredPasskey
beforeAll(async () => {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
  ])
  secret = pair.privateKey
  const publicKey = new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey))
  passkey = { credentialId, publicKey, algorithm: -7, counter: 4, limit: 100_000n }
})

async function say(change: {
  challenge?: Uint8Array
  type?: string
  origin?: string
  site?: string
  flags?: number
  counter?: number
  id?: Uint8Array
}): Promise<Assertion> {
  const clientData = utf8(
    JSON.stringify({
      type: change.type ?? 'webauthn.get',
      challenge: base64urlnopad.encode(change.challenge ?? challenge),
      origin: change.origin ?? origin,
      crossOrigin: true,
    }),
  )
  const counter = new Uint8Array(4)
  new DataView(counter.buffer).setUint32(0, change.counter ?? 5)
  const site = sha256(utf8(change.site ?? 'wallet.example'))
  const authenticatorData = concatBytes(site, new Uint8Array([change.flags ?? 5]), counter)
  const plain = await crypto.subtle.sign(
    { name: 'ECDSA', hash: 'SHA-256' },
    secret,
    new Uint8Array(concatBytes(authenticatorData, sha256(clientData))),
  )
  const signature = p256.Signature.fromCompact(new Uint8Array(plain)).toDERRawBytes()
  return { credentialId: change.id ?? credentialId, clientData, authenticatorData, signature }
}

const check = (said: Assertion, kept = passkey) =>
  checkAssertion(said, { challenge, passkey: kept, origin })

test('takes the passkey’s proof for this request, on this origin, with user verification, and once', async () => {
  await expect(check(await say({}))).resolves.toBe(5)
  await expect(check(await say({ counter: 0 }), { ...passkey, counter: 0 })).resolves.toBe(0)
})

test.each([
  ['another request', { challenge: challengeOf({ ...pay, value: 1n }, new Uint8Array(32)) }],
  ['the same at another time', { challenge: challengeOf(pay, new Uint8Array(32).fill(1)) }],
  ['another origin', { origin: 'https://wallet.example.evil' }],
  ['another site', { site: 'evil.example' }],
  ['the making of a passkey', { type: 'webauthn.create' }],
  ['somebody who was not verified', { flags: 1 }],
  ['nobody who was there', { flags: 4 }],
  ['another passkey', { id: new Uint8Array([1, 2, 4]) }],
  ['a copy that fell behind', { counter: 4 }],
  ['one that stopped counting', { counter: 0 }],
])('does not take a word for %s', async (_, change) => {
  await expect(check(await say(change))).resolves.toBeUndefined()
})

test('does not take what was changed after it was signed, nor another key’s signature', async () => {
  const said = await say({})
  for (const name of ['clientData', 'authenticatorData', 'signature'] as const)
    for (const at of [0, 8, said[name].length - 1]) {
      const bytes = said[name].slice()
      bytes[at] = (bytes[at] ?? 0) ^ 1
      await expect(check({ ...said, [name]: bytes })).resolves.toBeUndefined()
    }
  await expect(check({ ...said, authenticatorData: new Uint8Array(36) })).resolves.toBeUndefined()
  const other = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
  ])
  const publicKey = new Uint8Array(await crypto.subtle.exportKey('spki', other.publicKey))
  await expect(check(said, { ...passkey, publicKey })).resolves.toBeUndefined()
})

test('one word counts for one request, and counts once', async () => {
  const store = await openBrowserStore('none')
  const rule = createPasskeyRule({ store, walletId: () => 'w', origin })
  await rule.write(passkey)
  const checks = createPasskeyCheck(rule)
  const begun = await checks.begin()
  if (!begun) throw new Error('There is a rule')
  const shown = { action: pay, facts: settled(pay, { prices: { coin: 2_500 } }) }
  await expect(checks.passes(shown, begun, undefined)).resolves.toBe(false)
  const said = await say({ challenge: challengeOf(pay, begun.nonce) })
  const swapped = { ...shown, action: { ...pay, to: token } }
  await expect(checks.passes(swapped, begun, said)).resolves.toBe(false)
  await expect(checks.passes(shown, begun, said)).resolves.toBe(true)
  await expect(checks.passes(shown, begun, said)).resolves.toBe(false)
  await expect(checks.passes(shown, await checks.begin(), said)).resolves.toBe(false)
  // A word that is asked for where none is needed is looked at all the same.
  const little = { ...shown, facts: settled(pay, { prices: { coin: 1 } }) }
  await expect(checks.passes(little, begun, undefined)).resolves.toBe(true)
  await expect(checks.passes(little, begun, said)).resolves.toBe(false)
})

test('a use of the passkey ends the report of its loss, in every browser', async () => {
  const store = await openBrowserStore('none')
  let found = 0
  const onFound = () => {
    found += 1
  }
  const rule = createPasskeyRule({ store, walletId: () => 'w', origin, onFound })
  await rule.write({ ...passkey, lostAt: 7 })
  await expect(rule.confirm(await say({ flags: 1 }), challenge)).resolves.toBe(false)
  expect([found, (await rule.read())?.lostAt]).toEqual([0, 7])
  await expect(rule.confirm(await say({}), challenge)).resolves.toBe(true)
  await expect(rule.confirm(await say({ counter: 6 }), challenge)).resolves.toBe(true)
  expect([found, (await rule.read())?.lostAt]).toEqual([1, undefined])
})

function settled(action: Action, facts: Partial<Facts>): Facts {
  const network = { name: 'One', symbol: 'ETH', decimals: 18 }
  const outcome = { is: 'changes', changes: [], gas: undefined } as const
  const fee = { price: 1_000_000n, beside: 0n }
  return {
    ...emptyFacts(action, 0),
    isSettled: true,
    isOfNetwork: true,
    network,
    outcome,
    fee,
    ...facts,
  }
}

const fungible: TokenFacts = {
  kind: 'fungible',
  symbol: 'USD',
  decimals: 6,
  supply: 10n ** 15n,
  balance: undefined,
}
const callOf = (selector: string, amount: bigint): Partial<typeof pay> => ({
  ...{ to: token as never, value: 0n as never },
  data: `0x${selector}${receiver.slice(2).padStart(64, '0')}${amount.toString(16).padStart(64, '0')}` as never,
})

test('requires the passkey above the limit: for what is sent, may be taken, or leaves by what the network says', () => {
  const risky = (change: object, facts: Partial<Facts>, limit = 100_000n) => {
    const action = { ...pay, ...change } as Action
    const all = settled(action, facts)
    return isRisky(action, { facts: all, warnings: judge(action, all), limit })
  }
  const prices = { coin: 1_000, [token]: 1 }
  const tokens = { [token]: fungible }
  expect(risky({}, { prices })).toBe(false)
  expect(risky({}, { prices }, 99_999n)).toBe(true)
  expect(risky({}, { prices: {} })).toBe(true)
  expect(risky({ value: 0n }, { prices: {} })).toBe(true)
  expect(risky({ value: 0n, gas: 0n }, { prices: {} })).toBe(false)
  for (const selector of ['a9059cbb', '095ea7b3']) {
    const [less, more] = [callOf(selector, 1_000_000_000n), callOf(selector, 1_000_010_000n)]
    expect(risky(less, { prices, tokens })).toBe(false)
    expect(risky(more, { prices, tokens })).toBe(true)
    expect(risky(less, { prices: { coin: 1 }, tokens })).toBe(true)
  }
  const changes = [{ token, amount: -2_000_000_000n }]
  const outcome = { is: 'changes', changes, gas: undefined } as const
  expect(risky({ value: 0n }, { prices, tokens, outcome })).toBe(true)
  const gained = { ...outcome, changes: [{ token, amount: 2_000_000_000n }] }
  expect(risky({ value: 0n }, { prices, tokens, outcome: gained })).toBe(false)
  const piece = { ...outcome, changes: [{ token, id: 7n, amount: -1n }] }
  expect(risky({ value: 0n }, { prices, tokens, outcome: piece })).toBe(true)
})

test('a piece whose number is 0 is no sum of nothing', () => {
  const pieces: TokenFacts = { ...fungible, kind: 'pieces', symbol: 'ART', decimals: 0 }
  // `approve` and `transfer` of number 0, on a network that plays no call through.
  for (const selector of ['095ea7b3', 'a9059cbb'])
    for (const [tokens, isAsked] of [
      [{ [token]: pieces }, true],
      [{}, true],
      [{ [token]: fungible }, false],
    ] as const) {
      const action = { ...pay, ...callOf(selector, 0n), gas: 0n } as Action
      const facts = settled(action, { tokens, prices: { coin: 1 }, outcome: { is: 'unknown' } })
      expect(isRisky(action, { facts, warnings: [], limit: 100_000n })).toBe(isAsked)
    }
})

test('tokens of which one is worth next to nothing add up', () => {
  const action = { ...pay, ...callOf('a9059cbb', 10n ** 21n), gas: 0n } as Action
  const facts = settled(action, { tokens: { [token]: fungible }, prices: { [token]: 1.5e-10 } })
  const isAsked = (limit: bigint) => isRisky(action, { facts, warnings: [], limit })
  expect([isAsked(14_999_999n), isAsked(15_000_000n)]).toEqual([true, false])
})

test('a sum below the passkey’s limit is one for a window, too', () => {
  const shown = (worth: number) => {
    const facts = settled(pay, { prices: { coin: worth } })
    return { action: pay, facts, warnings: judge(pay, facts) }
  }
  const check = { credentialId: new Uint8Array(), nonce: new Uint8Array(), limit: 100_000n }
  for (const [worth, without, beside] of [
    [100, false, false],
    [101, true, true],
    [1_000, true, true],
    [1_001, true, false],
  ] as const) {
    expect(needsWindow({ ...shown(worth), check: undefined })).toBe(without)
    expect(needsWindow({ ...shown(worth), check })).toBe(beside)
  }
})

test('requires the passkey for every danger, whatever it is worth', () => {
  const action = { ...pay, ...callOf('095ea7b3', 2n ** 256n - 1n) } as Action
  const facts = settled(action, { prices: { [token]: 1e-9 }, tokens: { [token]: fungible } })
  const warnings = judge(action, facts)
  expect(warnings.map(({ code }) => code)).toContain('noLimit')
  expect(isRisky(action, { facts, warnings, limit: 10n ** 12n })).toBe(true)
  const message = { ...pay, kind: 'message', bytes: new Uint8Array([255]) } as unknown as Action
  const all = settled(message, {})
  expect(isRisky(message, { facts: all, warnings: judge(message, all), limit: 0n })).toBe(true)
})

const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v' as Address
const holder = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin' as Address
const spender = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU' as Address

/** The Approve of the token program, for a little. */
const allow = (amount: bigint) =>
  transactionOf({
    programAddress: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA' as Address,
    accounts: [
      { address: holder, role: AccountRole.WRITABLE },
      { address: spender, role: AccountRole.READONLY },
      { address: solanaAccount, role: AccountRole.READONLY_SIGNER },
    ],
    data: Uint8Array.of(4, ...new Uint8Array(new BigUint64Array([amount]).buffer)),
  })

test('requires the passkey on Solana for what programs hand on without a step that says so, and for what could not be simulated', () => {
  const { solanaPay, solanaMany } = solanaGallery('https://shop.example')
  const allowing = { ...solanaPay, transactions: [allow(5n)] }
  const known: Partial<Facts> = {
    network: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    prices: { coin: 1, [mint]: 1 },
    tokens: { [mint]: { ...fungible, symbol: 'USDC' } },
    holders: { [holder]: { owner: solanaAccount, token: mint } },
  }
  /** The dangers, and whether the passkey is asked for under a limit that nothing here reaches. */
  const seen = (asked: object, outcome: Partial<Facts['outcome']> = {}, limit = 10n ** 12n) => {
    const action = { id: 'a', ...asked } as unknown as Action
    const changes = { is: 'changes', changes: [], gas: undefined, ...outcome } as Facts['outcome']
    const facts = settled(action, { ...known, outcome: changes })
    const warnings = judge(action, facts)
    const codes = warnings.flatMap(({ code, level }) => (level === 'danger' ? code : []))
    return { codes, isRisky: isRisky(action, { facts, warnings, limit }) }
  }
  const handed = (...all: Handed[]) => ({ handed: all })
  const allowance = (amount: bigint, to: string = spender): Handed => ({
    ...{ is: 'allowance', token: mint, spender: to, amount },
  })
  expect(seen(solanaPay)).toEqual({ codes: [], isRisky: false })
  for (const [asked, outcome, code] of [
    [solanaPay, handed(allowance(1n)), 'silentAllowance'],
    [solanaPay, handed(allowance(2n ** 64n - 1n)), 'noLimit'],
    // Another owner, and another who may close it.
    [solanaPay, handed({ is: 'account', account: holder, to: spender }), 'givesAway'],
    // A little is said, and much is handed on: of this account, or of another.
    [allowing, handed(allowance(6n)), 'delegate,silentAllowance'],
    [allowing, handed({ ...allowance(5n), token: holder } as Handed), 'delegate,silentAllowance'],
    [allowing, handed(allowance(5n, holder)), 'delegate,silentAllowance'],
    // Of any size it is one.
    [allowing, handed(allowance(5n)), 'delegate'],
    [{ ...allowing, transactions: [allow(1n)] }, {}, 'delegate'],
    [{ ...allowing, transactions: [allow(2n ** 63n)] }, {}, 'noLimit'],
    [solanaMany, { unplayedFrom: 2 }, 'notPlayed'],
    [solanaMany, { is: 'unknown' }, 'notPlayed'],
  ] as const)
    expect(seen(asked, outcome as Partial<Facts['outcome']>)).toEqual({
      codes: code.split(','),
      isRisky: true,
    })
  const none = { ...allowing, transactions: [allow(0n)] }
  expect(seen(none)).toEqual({ codes: [], isRisky: false })
})
