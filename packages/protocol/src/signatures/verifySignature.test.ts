import { ed25519 } from '@noble/curves/ed25519'
import { secp256k1 } from '@noble/curves/secp256k1'
import { blake2b } from '@noble/hashes/blake2'
import { ripemd160 } from '@noble/hashes/legacy'
import { sha256 } from '@noble/hashes/sha2'
import { keccak_256 } from '@noble/hashes/sha3'
import { base58, base64, bech32, hex } from '@scure/base'
import { getPublicKey, secretFromSeed, sign } from '@scure/sr25519'
import { expect, test } from 'vitest'
import { ss58 } from '../families/polkadot/ss58.js'
import { verifySignature } from './verifySignature.js'

const secret = new Uint8Array(32).fill(7)
const other = new Uint8Array(32).fill(8)
const bytes = (text: string) => new TextEncoder().encode(text)
const message = 'market.example wants you to sign in\n\nGrüße 🖊'
const ss58Key = getPublicKey(secretFromSeed(secret))
const compressed = secp256k1.getPublicKey(secret)
const cosmosHash = ripemd160(sha256(compressed))

function evm(key = secret, text = message) {
  const head = bytes(`\u0019Ethereum Signed Message:\n${bytes(text).length}`)
  const read = secp256k1.sign(keccak_256(Uint8Array.of(...head, ...bytes(text))), key)
  const point = secp256k1.getPublicKey(key, false).subarray(1)
  const signed = Uint8Array.of(...read.toCompactRawBytes(), 27 + read.recovery)
  return { address: `0x${hex.encode(keccak_256(point).subarray(12))}`, signed, read }
}

/** ADR-36, written out by hand. */
function cosmosSigned(text: string, signer: string, key = secret) {
  const document = `{"account_number":"0","chain_id":"","fee":{"amount":[],"gas":"0"},"memo":"","msgs":[{"type":"sign/MsgSignData","value":{"data":"${base64.encode(bytes(text))}","signer":"${signer}"}}],"sequence":"0"}`
  return base64.encode(secp256k1.sign(sha256(bytes(document)), key).toCompactRawBytes())
}

const cosmosAddress = bech32.encode('cosmos', bech32.toWords(cosmosHash))
const wrapped = bytes(`<Bytes>${message}</Bytes>`)
const ecdsaAccount = blake2b(compressed, { dkLen: 32 })
const ecdsa = secp256k1.sign(blake2b(wrapped, { dkLen: 32 }), secret)

/** The vector of BIP-322: a witness over "Hello World", and the transaction around it. */
const witness =
  'AkcwRAIgZRfIY3p7/DoVTty6YZbWS71bc5Vct9p9Fia83eRmw2QCICK/ENGfwLtptFluMGs2KsqoNSk89pO7F29zJLUx9a/sASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI='
const bitcoin = {
  chainId: 'bip122:000000000019d6689c085ae165831e93',
  address: 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l',
  message: 'Hello World',
}
const toSpend = hex.decode('b79d196740ad5217771c1098fc4a4b51e0535c32236c71f1ea4d61a2d603352b')
const toSign = ({ version = '00', script = '00', sequence = '00', locked = '00' } = {}) =>
  base64.encode(
    Uint8Array.of(
      ...hex.decode(`${version}000000000101`),
      ...[...toSpend].reverse(),
      ...hex.decode(`00000000${script}${sequence}00000001${'00'.repeat(8)}016a`),
      ...base64.decode(witness),
      ...hex.decode(`${locked}000000`),
    ),
  )

const signed = {
  'EVM, by a key': {
    ...{ chainId: 'eip155:1', address: evm().address },
    signature: `0x${hex.encode(evm().signed)}`,
  },
  Solana: {
    chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    address: base58.encode(ed25519.getPublicKey(secret)),
    signature: base58.encode(ed25519.sign(bytes(message), secret)),
  },
  'Polkadot, sr25519 between tags': {
    ...{ chainId: 'polkadot:91b171bb158e2d3848fa23a9f1c25182', address: ss58.encode(ss58Key, 0) },
    signature: `0x${hex.encode(sign(secretFromSeed(secret), wrapped))}`,
  },
  'Polkadot, another spelling of the key, the text as it is': {
    ...{ chainId: 'polkadot:91b171bb158e2d3848fa23a9f1c25182', address: ss58.encode(ss58Key, 42) },
    signature: `0x01${hex.encode(sign(secretFromSeed(secret), bytes(message)))}`,
  },
  'Polkadot, ed25519': {
    chainId: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
    address: ss58.encode(ed25519.getPublicKey(secret), 0),
    signature: `0x${hex.encode(ed25519.sign(wrapped, secret))}`,
  },
  'Polkadot, ECDSA': {
    chainId: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
    address: ss58.encode(ecdsaAccount, 0),
    signature: `0x${hex.encode(ecdsa.toCompactRawBytes())}0${ecdsa.recovery}`,
  },
  'Cosmos, with the key': {
    ...{ chainId: 'cosmos:cosmoshub-4', address: cosmosAddress },
    signature: cosmosSigned(message, cosmosAddress),
    publicKey: base64.encode(compressed),
  },
  'Cosmos, without the key': {
    ...{ chainId: 'cosmos:cosmoshub-4', address: cosmosAddress },
    signature: cosmosSigned(message, cosmosAddress),
  },
  'Bitcoin, the vector of BIP-322': { ...bitcoin, signature: witness },
  'Bitcoin, the form told before it': { ...bitcoin, signature: `smp${witness}` },
  'Bitcoin, in full': { ...bitcoin, signature: toSign() },
  'Bitcoin, in full, the form told before it': { ...bitcoin, signature: `ful${toSign()}` },
}
const cases = Object.entries(signed).map(([name, one]) => [name, { message, ...one }] as const)

test.each(cases)('%s: the account signed this text', async (_, one) => {
  await expect(verifySignature(one)).resolves.toBe(true)
})

test.each(cases)('%s: not another text, not with a bit changed', async (_, one) => {
  await expect(verifySignature({ ...one, message: `${one.message} ` })).resolves.toBe(false)
  for (const at of [3, 20, 60]) {
    const letter = one.signature[at] === '2' ? '3' : '2'
    const signature = one.signature.slice(0, at) + letter + one.signature.slice(at + 1)
    await expect(verifySignature({ ...one, signature })).resolves.toBe(false)
  }
})

test('no family takes the signature of another account', async () => {
  const stranger = bech32.encode('cosmos', bech32.toWords(cosmosHash.map((byte) => byte ^ 1)))
  const others = [
    { ...signed['EVM, by a key'], address: evm(other).address },
    { ...signed.Solana, address: base58.encode(ed25519.getPublicKey(other)) },
    { ...signed['Polkadot, ed25519'], address: ss58.encode(ss58Key, 0) },
    { ...signed['Cosmos, without the key'], address: stranger },
    {
      ...signed['Cosmos, with the key'],
      publicKey: base64.encode(secp256k1.getPublicKey(other)),
      signature: cosmosSigned(message, cosmosAddress, other),
    },
  ]
  for (const one of others) await expect(verifySignature({ message, ...one })).resolves.toBe(false)
})

test('a signature of EVM of the second form, or with another byte for the key, is none', async () => {
  const { address, read } = evm()
  const s = secp256k1.CURVE.n - read.s
  const second = new secp256k1.Signature(read.r, s).toCompactRawBytes()
  const written = (bytes: Uint8Array, bit: number) =>
    `0x${hex.encode(Uint8Array.of(...bytes, bit))}`
  const wrong = [
    written(second, 28 - read.recovery),
    ...[2, 26, 29, 255].map((bit) => written(read.toCompactRawBytes(), bit)),
  ]
  for (const signature of wrong)
    await expect(
      verifySignature({ chainId: 'eip155:1', address, message, signature }),
    ).resolves.toBe(false)
})

test('an address of Bitcoin is of the network that the text names', async () => {
  const one = signed['Bitcoin, the vector of BIP-322']
  const chainId = 'bip122:000000000933ea01ad0ee984209779ba'
  await expect(verifySignature({ ...one, chainId })).resolves.toBe(false)
})

test('a transaction around a witness of Bitcoin is the one that is signed', async () => {
  const others = [{ version: '02' }, { script: '0151' }, { sequence: '01' }, { locked: '01' }]
  for (const signature of [
    ...others.map(toSign),
    ...[`pof${toSign()}`, `SMP${witness}`, `smp ${witness}`, `smpsmp${witness}`, 'smp', 'ful'],
  ])
    await expect(verifySignature({ ...bitcoin, signature }), signature).resolves.toBe(false)
})

test.each(['bitcoin:main', 'eip155:x', 'tezos:NetXdQprcVkpaWU', 'near:mainnet', '__proto__:1', ''])(
  'on %s nothing is signed',
  async (chainId) => {
    const { address, signed } = evm()
    const signature = `0x${hex.encode(signed)}`
    await expect(verifySignature({ chainId, address, message, signature })).resolves.toBe(false)
  },
)

test('what is longer than any signature, or any text, is not looked at', async () => {
  const one = { message, ...signed['EVM, by a key'], rpc: async () => Promise.reject(new Error()) }
  const long = '00'.repeat(40_000)
  await expect(verifySignature({ ...one, signature: `0x${long}` })).resolves.toBe(false)
  await expect(verifySignature({ ...one, message: long })).resolves.toBe(false)
})
