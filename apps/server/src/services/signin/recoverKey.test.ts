import { verifySignature } from '@foyer/protocol/signatures'
import { bytesToHex, hexToBytes, numberToBytesBE } from '@noble/curves/abstract/utils'
import { secp256k1 } from '@noble/curves/secp256k1'
import { keccak_256 } from '@noble/hashes/sha3'
import * as fc from 'fast-check'
import { hashMessage } from 'viem'
import { expect, test } from 'vitest'
import { recoverKey } from './recoverKey.js'

const order = secp256k1.CURVE.n
const field = secp256k1.CURVE.Fp.ORDER
const bytes32 = fc.uint8Array({ minLength: 32, maxLength: 32 })
const secret = bytes32.filter((one) => secp256k1.utils.isValidPrivateKey(one))

/** What a library in JavaScript says of the same. */
function byNoble({ hash, signature, bit }: Parameters<typeof recoverKey>[0]) {
  try {
    const read = secp256k1.Signature.fromCompact(signature).addRecoveryBit(bit)
    return bytesToHex(read.recoverPublicKey(hash).toRawBytes(false))
  } catch {
    return undefined
  }
}

function byServer(signed: Parameters<typeof recoverKey>[0]) {
  try {
    const key = recoverKey(signed)
    return key && bytesToHex(key)
  } catch {
    return undefined
  }
}

const addressOf = (key: Uint8Array) =>
  `0x${bytesToHex(keccak_256(secp256k1.getPublicKey(key, false).subarray(1)).subarray(12))}`

test('recovers the key that another library recovers, of every signature', () => {
  void fc.assert(
    fc.property(secret, bytes32, (key, hash) => {
      const read = secp256k1.sign(hash, key)
      const signature = read.toCompactRawBytes()
      for (const bit of [0, 1] as const)
        expect(byServer({ hash, signature, bit })).toBe(byNoble({ hash, signature, bit }))
      const own = { hash, signature, bit: read.recovery as 0 | 1 }
      expect(byServer(own)).toBe(bytesToHex(secp256k1.getPublicKey(key, false)))
    }),
    { numRuns: 60 },
  )
})

test('of what only looks like a signature it recovers what another library does', () => {
  void fc.assert(
    fc.property(bytes32, bytes32, bytes32, fc.constantFrom(0, 1), (hash, r, s, bit) => {
      const signature = Uint8Array.of(...r, ...s)
      const one = { hash, signature, bit: bit as 0 | 1 }
      expect(byServer(one)).toBe(byNoble(one))
    }),
    { numRuns: 120 },
  )
})

const edges = [
  0n,
  1n,
  2n,
  order / 2n,
  order / 2n + 1n,
  order - 1n,
  order,
  field - 1n,
  2n ** 256n - 1n,
]
const hashes = [new Uint8Array(32), new Uint8Array(32).fill(255), numberToBytesBE(order, 32)]

test('at the edges of what numbers may be it recovers what another library does', () => {
  for (const hash of hashes)
    for (const r of edges)
      for (const s of edges)
        for (const bit of [0, 1] as const) {
          const signature = Uint8Array.of(...numberToBytesBE(r, 32), ...numberToBytesBE(s, 32))
          const one = { hash, signature, bit }
          expect(byServer(one), `${r} ${s} ${bit}`).toBe(byNoble(one))
        }
})

test('what is a signature does not depend on what recovers its key', async () => {
  const key = new Uint8Array(32).fill(7)
  const message = 'shop.example wants you to sign in'
  const read = secp256k1.sign(hexToBytes(hashMessage(message).slice(2)), key)
  const numbers = read.toCompactHex()
  const s = order - read.s
  const mirrored = new secp256k1.Signature(read.r, s).toCompactHex()
  const half = numberToBytesBE(read.s | (BigInt(read.recovery) << 255n), 32)
  const packed = numbers.slice(0, 64) + bytesToHex(half)
  const written = (text: string, byte: number) => `0x${text}${byte.toString(16).padStart(2, '0')}`
  const one = { chainId: 'eip155:1', address: addressOf(key), message }
  const verdicts = async (signature: string) =>
    Promise.all([
      verifySignature({ ...one, signature, recoverKey }),
      verifySignature({ ...one, signature }),
    ])
  for (const byte of [read.recovery, 27 + read.recovery])
    expect(await verdicts(written(numbers, byte))).toEqual([true, true])
  const wrong = [
    written(mirrored, 28 - read.recovery),
    ...[28 - read.recovery, 2, 3, 26, 29, 30, 255].map((byte) => written(numbers, byte)),
    // EIP-2098: the bit stands in the second number.
    `0x${packed}`,
    `0x${numbers}0${read.recovery}00`,
    written('0'.repeat(128), 27),
    written(numbers.slice(0, 64) + '0'.repeat(64), 27),
    written('f'.repeat(128), 27),
  ]
  for (const signature of wrong) expect(await verdicts(signature)).toEqual([false, false])
})
