import type { FamilyFacts } from '../FamilyFacts.js'

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

export const polkadot = {
  name: 'Polkadot',
  signInName: 'Polkadot',
  address: /^[1-9A-HJ-NP-Za-km-z]{46,50}$/,
  /** SS58: a prefix that each network has its own of, 32 bytes of a key, a checksum of two. The key alone tells the account. */
  toPlain(address) {
    const number = [...address].reduce((sum, one) => sum * 58n + BigInt(alphabet.indexOf(one)), 0n)
    return `0x${BigInt.asUintN(256, number >> 16n)
      .toString(16)
      .padStart(64, '0')}`
  },
  accountTypes: ['eoa'],
} as const satisfies FamilyFacts
