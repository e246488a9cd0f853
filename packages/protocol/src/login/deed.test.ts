import { ed25519 } from '@noble/curves/ed25519'
import { secp256k1 } from '@noble/curves/secp256k1'
import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex } from '@noble/hashes/utils'
import { base58, base64urlnopad } from '@scure/base'
import { expect, test } from 'vitest'
import { contentOf, markOf, tokenOf } from './contentOf.js'
import { type Deed, isOwners, signDeed } from './deed.js'

function newKeys() {
  const keys = { evm: secp256k1.utils.randomPrivateKey(), solana: ed25519.utils.randomPrivateKey() }
  const point = secp256k1.getPublicKey(keys.evm, false)
  const addresses = {
    eip155: `0x${bytesToHex(keccak_256(point.subarray(1)).subarray(12))}`,
    solana: base58.encode(ed25519.getPublicKey(keys.solana)),
  }
  return { keys, addresses }
}
const mine = newKeys()
const other = newKeys()
const deed: Deed = {
  ...{ service: 'keeper', deed: 'promote', walletId: 'wallet', addresses: mine.addresses },
  ...{
    from: 'first',
    over: undefined,
    to: 'second',
    tier: 'user',
    content: 'digest',
    alone: false,
  },
}

test('what the keys of a wallet signed is theirs, for exactly this', () => {
  const proof = signDeed(mine.keys, deed)
  expect(isOwners(deed, proof)).toBe(true)
  const others: Partial<Deed>[] = [
    { service: 'guard' },
    { deed: 'put' },
    { deed: 'forget' },
    { walletId: 'another' },
    { addresses: other.addresses },
    { addresses: { ...mine.addresses, solana: other.addresses.solana } },
    { addresses: { ...mine.addresses, eip155: other.addresses.eip155 } },
    { from: undefined },
    { from: 'second', to: 'first' },
    { over: 'second' },
    { to: 'third' },
    { tier: 'guarded' },
    { content: contentOf({ share: 'another' }) },
    { content: undefined },
    { alone: true },
  ]
  for (const change of others) expect(isOwners({ ...deed, ...change }, proof)).toBe(false)
})

test('needs the keys of both addresses', () => {
  const proof = signDeed(mine.keys, deed)
  const foreign = signDeed(other.keys, deed)
  expect(isOwners(deed, foreign)).toBe(false)
  expect(isOwners(deed, { ...proof, eip155: foreign.eip155 })).toBe(false)
  expect(isOwners(deed, { ...proof, solana: foreign.solana })).toBe(false)
})

test('of a signature one form counts, and what is none is no signature', () => {
  const proof = signDeed(mine.keys, deed)
  const bytes = base64urlnopad.decode(proof.eip155)
  const { r, s } = secp256k1.Signature.fromCompact(bytes.subarray(0, 64))
  const high = new secp256k1.Signature(r, secp256k1.CURVE.n - s).toCompactRawBytes()
  const turned = base64urlnopad.encode(new Uint8Array([...high, (bytes[64] ?? 0) ^ 1]))
  for (const eip155 of [
    turned,
    '',
    'A'.repeat(87),
    proof.solana,
    base64urlnopad.encode(bytes.subarray(0, 64)),
  ])
    expect(isOwners(deed, { ...proof, eip155 })).toBe(false)
  // The order of the curve added to the second half is the same number.
  const solana = base64urlnopad.decode(proof.solana)
  let carry = 0n
  const order = 2n ** 252n + 27_742_317_777_372_353_535_851_937_790_883_648_493n
  const moved = solana.map((byte, at) => {
    if (at < 32) return byte
    carry += BigInt(byte) + ((order >> BigInt((at - 32) * 8)) & 255n)
    const low = Number(carry & 255n)
    carry >>= 8n
    return low
  })
  for (const forged of [base64urlnopad.encode(moved), 'A'.repeat(86), proof.eip155])
    expect(isOwners(deed, { ...proof, solana: forged })).toBe(false)
})

test('no message that a page has signed for Solana counts', () => {
  const proof = signDeed(mine.keys, deed)
  const text = new TextEncoder().encode(
    [
      'Foyer, parts of a key, version 1: promote at the keeper',
      'wallet wallet',
      `eip155 ${deed.addresses.eip155}`,
      `solana ${deed.addresses.solana}`,
      ...['from first', 'over none', 'to second', 'tier user', 'content digest'],
      'browsers as before',
    ].join('\n'),
  )
  const solana = base64urlnopad.encode(ed25519.sign(text, mine.keys.solana))
  expect(isOwners(deed, { ...proof, solana })).toBe(false)
})

test('a token says which share of which set it is of, and its mark alone does not make it', () => {
  const part = { walletId: 'wallet', setId: 'set', share: 'share' }
  const token = tokenOf(part)
  const others = [{ walletId: 'x' }, { setId: 'x' }, { share: 'x' }]
  for (const change of others) expect(tokenOf({ ...part, ...change })).not.toBe(token)
  expect(markOf(markOf(token))).not.toBe(markOf(token))
  const kept = { share: 'a', mark: 'b', recovery: 'c' }
  const digests = [
    kept,
    { ...kept, recovery: null },
    { ...kept, mark: null },
    { ...kept, share: 'b' },
  ]
  expect(new Set(digests.map(contentOf)).size).toBe(4)
})
