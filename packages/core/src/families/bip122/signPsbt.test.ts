import { FoyerError } from '@foyer/protocol'
import { bitcoin } from '@foyer/protocol/networks'
import { base64, hex } from '@scure/base'
import { p2ms, p2wpkh, p2wsh, SigHash, Transaction } from '@scure/btc-signer'
import { pubECDSA } from '@scure/btc-signer/utils'
import { expect, test } from 'vitest'
import { bip122 } from './bip122.js'
import { bitcoinSigner } from './fixtures/bitcoinSigner.js'
import type { Bip122SignedPsbt } from './types.js'

const { addressOf, key, secret, versions, written } = bitcoinSigner
const stranger = p2wpkh(pubECDSA(hex.decode('22'.repeat(32))), versions)
const kinds = ['p2wpkh', 'p2tr', 'p2sh-p2wpkh'] as const
const refused = { code: 'answer_invalid' }

/** A transaction that spends an output of each of these accounts, and pays a stranger. */
function write(spends: readonly (keyof typeof written | 'stranger')[]): Transaction {
  const transaction = new Transaction()
  for (const [index, kind] of spends.entries()) {
    const { script } = kind === 'stranger' ? stranger : written[kind]
    transaction.addInput({
      ...{ txid: '11'.repeat(32), index },
      witnessUtxo: { script, amount: 10_000n },
      ...(kind === 'p2tr' && { tapInternalKey: key.subarray(1) }),
      ...(kind === 'p2sh-p2wpkh' && { redeemScript: p2wpkh(key, versions).script }),
    })
  }
  transaction.addOutputAddress(stranger.address ?? '', 5_000n, versions)
  return transaction
}

const text = (transaction: Transaction) => base64.encode(transaction.toPSBT())

type Answer = (given: Transaction, params: { psbt: string; broadcast: boolean }) => unknown

/** A wallet that signs all that it has the key for. */
const obedient: Answer = (given) => {
  for (let index = 0; index < given.inputsLength; index += 1) {
    try {
      given.signIdx(secret, index, [0, 1, 2, 3, 0x81, 0x82, 0x83])
    } catch {
      // Another's.
    }
  }
  return { psbt: text(given) }
}

async function sign(
  psbt: string,
  signInputs: readonly { address: string; index: number; sighashTypes?: readonly number[] }[],
  {
    answer = obedient,
    broadcast = false,
    fails,
  }: { answer?: Answer; broadcast?: boolean; fails?: unknown } = {},
) {
  let asked = 0
  const sent: string[] = []
  const signed = await bip122.features
    .signPsbt?.(
      async (method, params) => {
        asked += 1
        expect(method).toBe('signPsbt')
        const given = params as { psbt: string; broadcast: boolean }
        return answer(Transaction.fromPSBT(base64.decode(given.psbt)), given)
      },
      { address: addressOf('p2wpkh'), network: bitcoin, psbt, signInputs, broadcast },
      async (_, { method, params }) => {
        expect(method).toBe('/tx')
        const [raw] = params as [string]
        sent.push(raw)
        if (fails !== undefined) throw fails
        return Transaction.fromRaw(hex.decode(raw), { allowUnknownOutputs: true }).id
      },
    )
    .catch((error: unknown) => error)
  return { signed: signed as Bip122SignedPsbt & FoyerError, asked, sent }
}

const inputOf = (kind: (typeof kinds)[number], index = 0) => ({ address: addressOf(kind), index })

test.each(kinds)('an input of %s is signed, and the transaction can be finished', async (kind) => {
  const { signed } = await sign(text(write([kind])), [inputOf(kind)])
  const transaction = Transaction.fromPSBT(base64.decode(signed.psbt))
  transaction.finalize()
  expect(transaction.extract().length).toBeGreaterThan(0)
  expect(signed.txid).toBeUndefined()
})

test.each(kinds)('a wallet that finishes an input of %s itself is as good', async (kind) => {
  const answer: Answer = (given, params) => {
    obedient(given, params)
    given.finalize()
    return { psbt: hex.encode(given.toPSBT()) }
  }
  const { signed } = await sign(text(write([kind])), [inputOf(kind)], { answer })
  const transaction = Transaction.fromPSBT(base64.decode(signed.psbt))
  transaction.finalize()
  expect(transaction.isFinal).toBe(true)
})

test('only the inputs that were asked for are signed, whatever the wallet signs besides', async () => {
  const psbt = text(write(['p2wpkh', 'p2tr', 'p2wpkh']))
  const { signed } = await sign(psbt, [inputOf('p2tr', 1)])
  const transaction = Transaction.fromPSBT(base64.decode(signed.psbt))
  expect(transaction.getInput(0).partialSig).toBeUndefined()
  expect(transaction.getInput(1).tapKeySig).toHaveLength(64)
  expect(transaction.getInput(2).partialSig).toBeUndefined()
})

test.each<[string, Answer]>([
  [
    'another receiver',
    (given) =>
      resigned(given, (out) => out.addOutput({ script: written.p2tr.script, amount: 5_000n })),
  ],
  [
    'another amount',
    (given) =>
      resigned(given, (out) => out.addOutputAddress(stranger.address ?? '', 9_000n, versions)),
  ],
  ['no signature', (given) => ({ psbt: text(given) })],
  [
    'a signature of another key',
    (given) => {
      given.updateInput(
        0,
        { partialSig: [[pubECDSA(hex.decode('22'.repeat(32))), new Uint8Array(71).fill(1)]] },
        true,
      )
      return { psbt: text(given) }
    },
  ],
  [
    'a signature that leaves the outputs open',
    (given) => {
      given.updateInput(0, { sighashType: SigHash.NONE }, true)
      given.signIdx(secret, 0, [SigHash.NONE])
      return { psbt: text(given) }
    },
  ],
  [
    'a signature of zeros',
    (given) => {
      given.updateInput(0, { partialSig: [[key, new Uint8Array(71)]] }, true)
      return { psbt: text(given) }
    },
  ],
  ['10 MB', () => ({ psbt: 'A'.repeat(10_000_000) })],
  ['no PSBT', () => ({ psbt: 'cHNidP8=' })],
  ['a number', () => ({ psbt: 7 })],
  ['nothing', () => undefined],
  ['text', () => 'cHNidP8='],
])('a wallet that answers with %s is refused', async (_, answer) => {
  const { signed } = await sign(text(write(['p2wpkh'])), [inputOf('p2wpkh')], { answer })
  expect(signed).toMatchObject(refused)
})

test('a kind of signature that was asked for is taken', async () => {
  const transaction = write(['p2wpkh', 'stranger'])
  const kind = SigHash.SINGLE_ANYONECANPAY
  transaction.updateInput(0, { sighashType: kind })
  const wanted = [{ ...inputOf('p2wpkh'), sighashTypes: [kind] }]
  const { signed } = await sign(text(transaction), wanted)
  const [[, signature] = []] =
    Transaction.fromPSBT(base64.decode(signed.psbt)).getInput(0).partialSig ?? []
  expect(signature?.at(-1)).toBe(kind)
})

test.each([
  ['form', 'no psbt', [inputOf('p2wpkh')]],
  ['form', text(write(['p2wpkh'])).slice(0, 40), [inputOf('p2wpkh')]],
  ['inputs', text(write(['p2wpkh'])), []],
  ['inputs', text(write(['p2wpkh'])), [inputOf('p2wpkh'), inputOf('p2wpkh')]],
  ['account', text(write(['p2wpkh'])), [inputOf('p2wpkh', 1)]],
  ['account', text(write(['p2wpkh'])), [inputOf('p2wpkh', -1)]],
  ['account', text(write(['p2wpkh'])), [inputOf('p2wpkh', 0.5)]],
  ['account', text(write(['stranger'])), [inputOf('p2wpkh')]],
  ['account', text(write(['p2wpkh'])), [inputOf('p2tr')]],
  [
    'account',
    text(write(['p2wpkh'])),
    [{ address: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', index: 0 }],
  ],
  ['spent', text(unknownSpent()), [inputOf('p2wpkh')]],
] as const)(
  'what is wrong with a transaction is said before the wallet is asked: %s',
  async (finding, psbt, inputs) => {
    const { signed, asked } = await sign(psbt, inputs)
    expect(signed).toMatchObject({ code: 'psbt_invalid', data: { finding } })
    expect(asked).toBe(0)
  },
)

test('an output that is spent by a script is not signed for', async () => {
  const shared = p2wsh(p2ms(1, [key]), versions)
  const transaction = new Transaction()
  transaction.addInput({
    ...{ txid: '11'.repeat(32), index: 0 },
    witnessUtxo: { script: shared.script, amount: 1_000n },
  })
  transaction.addOutputAddress(stranger.address ?? '', 500n, versions)
  const { signed } = await sign(text(transaction), [{ address: shared.address ?? '', index: 0 }])
  expect(signed).toMatchObject({ data: { finding: 'kind' } })
})

test('what the wallet does not send is sent to the network', async () => {
  const psbt = text(write(['p2wpkh', 'p2tr']))
  const wanted = [inputOf('p2wpkh'), inputOf('p2tr', 1)]
  const { signed, sent } = await sign(psbt, wanted, { broadcast: true })
  expect(sent).toHaveLength(1)
  expect(signed.txid).toMatch(/^[0-9a-f]{64}$/)
})

test.each([
  ['is lost', new FoyerError('server_timeout')],
  ['is a gateway’s', new FoyerError('http_status', { data: { status: 504 } })],
  [
    'is that it is there',
    new FoyerError('http_status', {
      data: { status: 400, reason: 'sendrawtransaction RPC error: txn-already-in-mempool' },
    }),
  ],
])('what was sent is known by its id where the answer %s', async (_, fails) => {
  const psbt = text(write(['p2wpkh']))
  const { signed, sent } = await sign(psbt, [inputOf('p2wpkh')], { broadcast: true, fails })
  const [raw = ''] = sent
  expect(signed.txid).toBe(Transaction.fromRaw(hex.decode(raw), { allowUnknownOutputs: true }).id)
})

test('what the network refuses is not sent', async () => {
  const fails = new FoyerError('http_status', { data: { status: 400, reason: 'dust' } })
  const psbt = text(write(['p2wpkh']))
  const { signed } = await sign(psbt, [inputOf('p2wpkh')], { broadcast: true, fails })
  expect(signed).toBe(fails)
})

test('what the wallet sent is what was signed', async () => {
  const said: Answer = (given, params) => {
    obedient(given, params)
    const psbt = text(given)
    given.finalize()
    return { psbt, txid: given.id }
  }
  const lied: Answer = (given, params) => ({ ...Object(said(given, params)), txid: '0'.repeat(64) })
  const psbt = text(write(['p2wpkh']))
  const options = { broadcast: true }
  const honest = await sign(psbt, [inputOf('p2wpkh')], { ...options, answer: said })
  expect(honest.signed.txid).toMatch(/^[0-9a-f]{64}$/)
  expect(honest.sent).toEqual([])
  const liar = await sign(psbt, [inputOf('p2wpkh')], { ...options, answer: lied })
  expect(liar.signed).toMatchObject(refused)
})

test('what others have not signed yet is not sent', async () => {
  const psbt = text(write(['p2wpkh', 'stranger']))
  const { signed, asked } = await sign(psbt, [inputOf('p2wpkh')], { broadcast: true })
  expect(signed).toMatchObject({ code: 'psbt_invalid', data: { finding: 'unsigned' } })
  expect(asked).toBe(0)
})

/** The same inputs with other outputs, signed with the account's own key. */
function resigned(given: Transaction, pay: (transaction: Transaction) => void) {
  const other = new Transaction()
  other.addInput(given.getInput(0))
  pay(other)
  other.signIdx(secret, 0)
  return { psbt: text(other) }
}

function unknownSpent(): Transaction {
  const transaction = new Transaction()
  transaction.addInput({ txid: '11'.repeat(32), index: 0 })
  transaction.addOutputAddress(stranger.address ?? '', 500n, versions)
  return transaction
}
