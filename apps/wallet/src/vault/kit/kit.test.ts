import { hex } from '@scure/base'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressesOf } from '../keys/addressesOf.js'
import { deriveKeys } from '../keys/deriveKeys.js'
import { ethereumKeyOf, phraseOf, solanaKeyOf } from '../keys/keyTexts.js'
import { printCode, readCode } from '../user/printedCode.js'
import { stretchPassphrase } from '../user/stretchPassphrase.js'
import { readKit } from './Kit.js'
import { makeKit } from './makeKit.js'
import { openKit } from './openKit.js'

const entropy = () => hex.decode('df9bf37e6fcdf9bf37e6fcdf9bf37e3c')
const passphrase = { kind: 'passphrase', passphrase: 'kettle orbit violin moss' } as const
const code = { kind: 'printed', code: printCode(new Uint8Array(16).fill(9)) } as const

async function kitOf(secrets: Parameters<typeof makeKit>[1]) {
  const addresses = addressesOf(await deriveKeys(entropy()))
  return makeKit({ addresses, entropy: entropy() }, secrets, new Date(0), { m: 1_024, t: 1, p: 1 })
}

test('a kit opens by each of its locks, also after it was a file, and gives what other wallets take', async () => {
  const kit = readKit(JSON.stringify(await kitOf([passphrase, code])))
  if (!kit) throw new Error('It is a kit')
  for (const secret of [passphrase, code]) {
    const found = await openKit(kit, secret)
    expect(await phraseOf(found)).toBe(
      'test test test test test test test test test test test junk',
    )
    expect(ethereumKeyOf(found.keys)).toBe(
      '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
    )
    expect(solanaKeyOf(found.keys)).toHaveLength(88)
  }
})

test('a kit does not open by anything else, nor when something in it was changed', async () => {
  const kit = await kitOf([code])
  const other = { ...code, code: printCode(new Uint8Array(16).fill(8)) }
  await expect(openKit(kit, other)).rejects.toMatchObject({ code: 'secret_wrong' })
  await expect(openKit(kit, passphrase)).rejects.toMatchObject({ code: 'way_missing' })
  await expect(openKit(kit, { ...code, code: 'AAAA' })).rejects.toMatchObject({
    code: 'code_unreadable',
  })
  const elsewhere = { ...kit, addresses: { ...kit.addresses, eip155: '0x0' } }
  await expect(openKit(elsewhere, code)).rejects.toMatchObject({ code: 'secret_wrong' })
  const [first] = (await kitOf([code])).locks
  const mixed = { ...kit, locks: first ? [first] : [] }
  await expect(openKit(mixed, code)).rejects.toMatchObject({ code: 'shares_unfit' })
  expect(readKit('{"format":"foyer leaving kit","version":2}')).toBeUndefined()
  expect(readKit('no file of ours')).toBeUndefined()
})

test('a passphrase is the same from every keyboard', async () => {
  const argon = { m: 8, t: 1, p: 1 }
  const salt = new Uint8Array(32)
  const typed = ['caf\u00e9 orbit violin', ' cafe\u0301 orbit violin ', 'caf\u00e9 orbit violim']
  const [one, other, wrong] = await Promise.all(
    typed.map((text) => stretchPassphrase(text, salt, argon)),
  )
  expect(other).toEqual(one)
  expect(wrong).not.toEqual(one)
})

test.each([
  ['is short', 'short'],
  ['is short, typed in parts of letters', 'e\u0301'.repeat(6)],
  ['is a short one, twice', 'PasswordpassworD'],
  ['counts on from the start', '123456789012'],
  ['is a row', 'abcdefghijklmnop'],
  ['is one letter', 'a'.repeat(40)],
  ['is a common one and a row', 'password1234'],
  ['is a common one and a year', 'Iloveyou2024'],
  ['is common ones with other signs', 'P@ssw0rd-L3tm3in!'],
  ['is a way along the keyboard', '1q2w3e4r5t6y'],
  ['is two rows of the keyboard', 'qwertyuiopasdfghjkl'],
  ['is one that a picture made known', 'CorrectHorseBatteryStaple'],
])('a kit wants a passphrase that is one, and not one that %s', async (_, passphrase) => {
  await expect(kitOf([{ kind: 'passphrase', passphrase }])).rejects.toMatchObject({
    code: 'passphrase_short',
  })
})

test.each([
  'copper lantern ferry onion',
  'dragon monkey shadow princess',
  'mein-Esel*trinkt-Suppe',
  'vK8#tPq2zLw9',
  '山田さんは毎朝六時に散歩します',
])('a kit takes the passphrase %s', async (passphrase) => {
  await expect(kitOf([{ kind: 'passphrase', passphrase }])).resolves.toBeDefined()
})

test('a printed code is read however it is typed, and a slip in it is noticed', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 16, maxLength: 16 }),
      fc.nat(27),
      fc.integer({ min: 1, max: 31 }),
      (bits, at, by) => {
        const printed = printCode(bits)
        expect(printed).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/)
        expect(readCode(printed)).toEqual(bits)
        const typed = printed
          .toLowerCase()
          .replaceAll('-', ' ')
          .replaceAll('0', 'o')
          .replaceAll('1', 'l')
        expect(readCode(typed)).toEqual(bits)
        expect(readCode(slipped(printed.replaceAll('-', ''), at, by)) ?? bits).toEqual(bits)
        expect(readCode(printed.slice(0, -1))).toBeUndefined()
      },
    ),
    { numRuns: 300, seed: 7 },
  )
})

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
function slipped(code: string, at: number, by: number): string {
  const letter = letters[(letters.indexOf(code[at] ?? '') + by) % 32]
  return code.slice(0, at) + letter + code.slice(at + 1)
}
