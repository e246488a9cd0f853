import { secp256k1 } from '@noble/curves/secp256k1'
import { base64, hex } from '@scure/base'
import { p2wpkh, RawTx, RawWitness, Script } from '@scure/btc-signer'
import { concatBytes, pubECDSA, sha256x2 } from '@scure/btc-signer/utils'
import { BIP322, Signer } from 'bip322-js'
import { expect, test } from 'vitest'
import { demandSignature } from './demandSignature.js'
import { bitcoinSigner } from './fixtures/bitcoinSigner.js'

const { addressOf, kinds, secret, sign, versions, written } = bitcoinSigner
const refused = expect.objectContaining({ code: 'answer_invalid' })

test('the vectors of BIP-322 hold', () => {
  const address = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'
  const vectors = [
    [
      '',
      'AkcwRAIgM2gBAQqvZX15ZiysmKmQpDrG83avLIT492QBzLnQIxYCIBaTpOaD20qRlEylyxFSeEA2ba9YOixpX8z46TSDtS40ASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
    ],
    [
      'Hello World',
      'AkcwRAIgZRfIY3p7/DoVTty6YZbWS71bc5Vct9p9Fia83eRmw2QCICK/ENGfwLtptFluMGs2KsqoNSk89pO7F29zJLUx9a/sASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
    ],
  ] as const
  for (const [message, signature] of vectors) {
    expect(demandSignature(signature, { message, address })).toBe(signature)
    const other = () => demandSignature(signature, { message: `${message}!`, address })
    expect(other).toThrow(refused)
  }
})

test('a signature with its form told before it is given without that', () => {
  const address = addressOf('p2tr')
  const signature = sign('p2tr', 'hello')
  expect(demandSignature(`smp${signature}`, { message: 'hello', address })).toBe(signature)
})

test.each(['p2wpkh', 'p2tr', 'p2sh-p2wpkh'] as const)(
  'the whole transaction that %s signs holds, and no other around the same witness',
  (kind) => {
    const [address, message] = [addressOf(kind), 'hello']
    const { script } = written[kind]
    const toSpend = BIP322.buildToSpendTx(message, Buffer.from(script))
    const unsigned = BIP322.buildToSignTx(toSpend.getId(), Buffer.from(script))
    const inner = kind === 'p2sh-p2wpkh' ? Script.encode([written.p2wpkh.script]) : undefined
    const witness = RawWitness.decode(base64.decode(sign(kind, message)))
    const write = (scriptSig = inner) => {
      const { version, inputs, outputs, lockTime } = RawTx.decode(
        Uint8Array.from(unsigned.data.getTransaction()),
      )
      const signed = inputs.map((one) => ({
        ...one,
        finalScriptSig: scriptSig ?? one.finalScriptSig,
      }))
      const whole = { version, segwitFlag: true, inputs: signed, outputs, lockTime }
      return base64.encode(RawTx.encode({ ...whole, witnesses: [witness] }))
    }
    for (const signature of [write(), `ful${write()}`])
      expect(demandSignature(signature, { message, address })).toBe(write())
    expect(() => demandSignature(write(), { message: 'hello ', address })).toThrow(refused)
    const another = write(Script.encode([written.p2tr.script]))
    expect(() => demandSignature(another, { message, address })).toThrow(refused)
  },
)

test.each(kinds)('what another library signs for %s holds, as base64 and as hex', (kind) => {
  const address = addressOf(kind)
  for (const message of [
    'hello',
    '',
    'Grüße: これは署名です 🖊',
    'long '.repeat(100),
    'a'.repeat(70_000),
  ]) {
    const signature = sign(kind, message)
    expect(demandSignature(signature, { message, address })).toBe(signature)
    const asHex = hex.encode(base64.decode(signature))
    expect(demandSignature(asHex, { message, address })).toBe(signature)
  }
})

test.each(kinds)(
  'a signature of %s over another text, or for another account, is refused',
  (kind) => {
    const signature = sign(kind, 'hello')
    const address = addressOf(kind)
    expect(() => demandSignature(signature, { message: 'hello ', address })).toThrow(refused)
    // A witness is of one address; without one (P2PKH) it is the key that signs, whatever its address.
    for (const other of kinds.filter((one) => one !== kind && kind !== 'p2pkh'))
      expect(() =>
        demandSignature(signature, { message: 'hello', address: addressOf(other) }),
      ).toThrow(refused)
    const stranger = p2wpkh(pubECDSA(hex.decode('22'.repeat(32))), versions).address ?? ''
    expect(() => demandSignature(signature, { message: 'hello', address: stranger })).toThrow(
      refused,
    )
  },
)

test.each(kinds)(
  'an ECDSA signature (BIP-137) of the key of %s holds, whatever its first byte says',
  (kind) => {
    const message = 'hello'
    const address = addressOf(kind)
    for (const first of [31, 35, 39]) {
      const signature = signLegacy(message, first)
      expect(demandSignature(signature, { message, address })).toBe(signature)
      expect(() => demandSignature(signature, { message: 'hellO', address })).toThrow(refused)
    }
  },
)

test.each([
  ['nothing', ''],
  ['text', 'no signature'],
  ['zeros', base64.encode(new Uint8Array(65))],
  ['a first byte of another kind', base64.encode(Uint8Array.of(26, ...new Uint8Array(64).fill(1)))],
  ['an empty witness', base64.encode(Uint8Array.of(0))],
  ['a witness of empty items', base64.encode(Uint8Array.of(2, 0, 0))],
  ['10,000 items', base64.encode(Uint8Array.of(0xfd, 0x10, 0x27, ...new Uint8Array(10_000)))],
])('%s is no signature', (_, text) => {
  for (const kind of kinds)
    expect(() => demandSignature(text, { message: 'hello', address: addressOf(kind) })).toThrow(
      refused,
    )
})

test('a signature of each single bit changed is refused', () => {
  const kind = 'p2tr'
  const bytes = base64.decode(sign(kind, 'hello'))
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = bytes.slice()
    changed[at] = (changed[at] ?? 0) ^ 1
    const text = base64.encode(changed)
    expect(() => demandSignature(text, { message: 'hello', address: addressOf(kind) })).toThrow(
      refused,
    )
  }
})

test('a witness with the key of another is refused', () => {
  const other = hex.decode('33'.repeat(32))
  const address = p2wpkh(pubECDSA(other), versions).address ?? ''
  const signature = String(Signer.sign(bitcoinSigner.wif, addressOf('p2wpkh'), 'hello'))
  expect(() => demandSignature(signature, { message: 'hello', address })).toThrow(refused)
})

/** As Bitcoin Core signs (`signmessage`), with a first byte that says another kind of address. */
function signLegacy(message: string, first: number): string {
  const text = new TextEncoder().encode(message)
  const head = new TextEncoder().encode('\u0018Bitcoin Signed Message:\n')
  const hash = sha256x2(concatBytes(head, Uint8Array.of(text.length), text))
  const signature = secp256k1.sign(hash, secret)
  return base64.encode(
    concatBytes(Uint8Array.of(first + signature.recovery), signature.toCompactRawBytes()),
  )
}
