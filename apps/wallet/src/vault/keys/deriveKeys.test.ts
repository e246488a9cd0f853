import { hex } from '@scure/base'
import { entropyToMnemonic } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english'
import fc from 'fast-check'
import { mnemonicToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { addressesOf } from './addressesOf.js'
import { deriveKeys } from './deriveKeys.js'
import { sentence } from './sentence.js'
import { slip10 } from './slip10.js'

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

test('writes the words of BIP-39 as its vectors and the audited library do', () => {
  expect(text(sentence(new Uint8Array(16).fill(0x7f), wordlist))).toBe(
    'legal winner thank year wave sausage worth useful legal winner thank yellow',
  )
  const entropies = fc.uint8Array({ minLength: 16, maxLength: 16 })
  fc.assert(
    fc.property(entropies, (entropy) => {
      expect(text(sentence(entropy, wordlist))).toBe(entropyToMnemonic(entropy, wordlist))
    }),
    { numRuns: 300 },
  )
})

test('derives the keys of ed25519 of the vectors of SLIP-0010', () => {
  const first = hex.decode('000102030405060708090a0b0c0d0e0f')
  const keys = {
    '': '2b4be7f19ee27bbf30c667b642d5f4aa69fd169872f8fc3059c08ebae2eb19e7',
    '0': '68e0fe46dfb67e368c75379acec591dad19df3cde26e63b93a8e704f1dade7a3',
    '0/1': 'b1d0bad404bf35da785a64ca1ac54b2617211d2777696fbffaf208f746ae84f2',
    '0/1/2': '92a5b23c0b8a99e37d07df3fb9966917f5d06e02ddbd909c7e184371463e9fc9',
    '0/1/2/2': '30d1dc7e5fc04c31219ab25a27ae00b50f6fd66622f6e9c913253d6511d1e662',
    '0/1/2/2/1000000000': '8f94d394a8e8fd6b1bc2f3f49f5c47e385281d5c17e65324b0f62483e37e8793',
  }
  for (const [path, key] of Object.entries(keys)) {
    const steps = path === '' ? [] : path.split('/').map(Number)
    expect(hex.encode(slip10(first, steps)), path).toBe(key)
  }
})

test('has the accounts that other wallets show for the same words', async () => {
  const words = 'test test test test test test test test test test test junk'
  const keys = await deriveKeys(Uint8Array.from(hex.decode('df9bf37e6fcdf9bf37e6fcdf9bf37e3c')))
  const { eip155, solana } = addressesOf(keys)
  expect(eip155).toBe(mnemonicToAccount(words).address)
  expect(eip155).toBe('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
  // As solana-keygen and Phantom have it for m/44'/501'/0'/0'.
  expect(solana).toBe('oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96')
})
