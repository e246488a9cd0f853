import { FoyerError, type Network } from '@foyer/protocol'
import { bitcoin, bitcoinSignet, bitcoinTestnet4 } from '@foyer/protocol/networks'
import { base64, hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import { expect, test } from 'vitest'
import { bip122 } from './bip122.js'
import { bitcoinSigner } from './fixtures/bitcoinSigner.js'

const { addressOf, secret } = bitcoinSigner
const friend = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const txid = 'ab'.repeat(32)

type Payment = { to: string; value: bigint }

/** A wallet that sends by itself. */
async function send(transaction: Payment, network: Network = bitcoin, answer: unknown = { txid }) {
  const asked: unknown[] = []
  const request = async (method: string, params: unknown) => {
    asked.push([method, params])
    return answer
  }
  const rpc = () => Promise.reject(new Error('no network is asked'))
  const parameters = { address: addressOf('p2wpkh'), network, transaction }
  const hash = await bip122.features
    .sendTransaction?.(request, parameters, rpc, { expiresAt: () => {} })
    .catch((error: unknown) => error)
  return { hash, asked }
}

test('a wallet is told the amount in satoshi, as text', async () => {
  const { hash, asked } = await send({ to: friend, value: 2_100_000_000_000_000n })
  expect(hash).toBe(txid)
  const params = {
    account: addressOf('p2wpkh'),
    recipientAddress: friend,
    amount: '2100000000000000',
  }
  expect(asked).toEqual([['sendTransfer', params]])
})

test.each<[string, Payment, Network, object]>([
  ['nothing', { to: friend, value: 0n }, bitcoin, { code: 'amount_and_receiver_required' }],
  [
    'less than nothing',
    { to: friend, value: -1n },
    bitcoin,
    { code: 'amount_and_receiver_required' },
  ],
  [
    'more than there is',
    { to: friend, value: 2_100_000_000_000_001n },
    bitcoin,
    { code: 'amount_and_receiver_required' },
  ],
  ['to none', { to: '', value: 1_000n }, bitcoin, { code: 'amount_and_receiver_required' }],
  [
    'less than it costs to spend',
    { to: friend, value: 293n },
    bitcoin,
    { code: 'amount_below_dust', data: { least: '294' } },
  ],
  [
    'dust for an older address',
    { to: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', value: 545n },
    bitcoin,
    { code: 'amount_below_dust', data: { least: '546' } },
  ],
  [
    'to a test address',
    { to: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', value: 1_000n },
    bitcoin,
    { code: 'receiver_of_another_network', data: { network: 'Bitcoin' } },
  ],
  [
    'to an address of the main network',
    { to: friend, value: 1_000n },
    bitcoinTestnet4,
    { code: 'receiver_of_another_network' },
  ],
  [
    'to an address of regtest',
    { to: 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080', value: 1_000n },
    bitcoinSignet,
    { code: 'receiver_of_another_network' },
  ],
  [
    'to an address with a wrong checksum',
    { to: `${friend.slice(0, -1)}5`, value: 1_000n },
    bitcoin,
    { code: 'receiver_of_another_network' },
  ],
  [
    'to an address of EVM',
    { to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', value: 1_000n },
    bitcoin,
    { code: 'receiver_of_another_network' },
  ],
  [
    'to an address of Solana',
    { to: '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU', value: 1_000n },
    bitcoin,
    { code: 'receiver_of_another_network' },
  ],
])('a payment of %s is refused before the wallet is asked', async (_, payment, network, error) => {
  const { hash, asked } = await send(payment, network)
  expect(hash).toMatchObject(error)
  expect(asked).toEqual([])
})

test('an amount that is no bigint is refused', async () => {
  const { hash } = await send({ to: friend, value: 1_000 as never })
  expect(hash).toMatchObject({ code: 'amount_and_receiver_required' })
})

test.each([[null], ['ab'], [{}], [{ txid: 7 }], [{ txid: 'ab' }], [{ txid: `${txid}0` }]])(
  'an answer that is no id is none: %j',
  async (answer) => {
    const { hash } = await send({ to: friend, value: 1_000n }, bitcoin, answer)
    expect(hash).toMatchObject({ code: 'answer_invalid' })
  },
)

/** A wallet that only signs, and a source of Esplora's shape. */
async function sign(
  values: readonly unknown[],
  { kind = 'p2wpkh' as 'p2wpkh' | 'p2tr', rates = { '6': 1.2 } as unknown, value = 20_000n } = {},
) {
  const sent: Transaction[] = []
  const address = addressOf(kind)
  const request = async (method: string, params: unknown) => {
    if (method === 'sendTransfer') throw new FoyerError('action_not_allowed')
    const transaction = Transaction.fromPSBT(base64.decode((params as { psbt: string }).psbt))
    if (kind === 'p2tr')
      for (let index = 0; index < transaction.inputsLength; index += 1) {
        // As wallets do: what is named already is left as it is, and is no key of theirs then.
        const { tapInternalKey = bitcoinSigner.key.subarray(1) } = transaction.getInput(index)
        transaction.updateInput(index, { tapInternalKey })
      }
    transaction.sign(secret)
    return { psbt: base64.encode(transaction.toPSBT()) }
  }
  const rpc = async (_: string, { method, params }: { method: string; params?: unknown }) => {
    if (method === '/fee-estimates') return rates
    if (method.endsWith('/utxo'))
      return values.map((one, vout) => ({
        ...{ txid: '11'.repeat(32), vout, value: one, status: { confirmed: true } },
      }))
    const [raw] = params as [string]
    const transaction = Transaction.fromRaw(hex.decode(raw), { allowUnknownOutputs: true })
    sent.push(transaction)
    return transaction.id
  }
  const parameters = { address, network: bitcoin, transaction: { to: friend, value } }
  const hash = await bip122.features
    .sendTransaction?.(request, parameters, rpc, { expiresAt: () => {} })
    .catch((error: unknown) => error)
  const outputs = sent.flatMap((one) =>
    Array.from({ length: one.outputsLength }, (__, index) => [
      one.getOutputAddress(index),
      one.getOutput(index).amount,
    ]),
  )
  return { hash, sent, outputs, address }
}

test.each(['p2wpkh', 'p2tr'] as const)(
  'a wallet that only signs pays from %s what is written here, and gets the rest back',
  async (kind) => {
    const { hash, sent, outputs, address } = await sign([15_000, 15_000], { kind })
    expect(hash).toBe(sent[0]?.id)
    const paid = new Map(outputs as [string, bigint][])
    expect(paid.get(friend)).toBe(20_000n)
    const change = paid.get(address) ?? 0n
    expect(change).toBeGreaterThan(9_000n)
    expect(change).toBeLessThan(9_700n)
  },
)

test('a rest that is dust goes to the fee', async () => {
  const { outputs } = await sign([20_400])
  expect(outputs).toEqual([[friend, 20_000n]])
})

test.each([[[]], [[10_000, 9_000]], [[20_000]]])(
  'an account of %j cannot pay 20,000',
  async (values) => {
    const { hash, sent } = await sign(values)
    expect(hash).toMatchObject({ code: 'funds_insufficient' })
    expect(sent).toEqual([])
  },
)

test.each([
  ['an amount that is text', ['15000'], undefined],
  ['an amount below zero', [-1], undefined],
  ['an amount that is no whole number', [0.5], undefined],
  ['an amount beyond what is exact', [2 ** 53], undefined],
  ['rates that are none', [50_000], 'none'],
  ['a rate that takes everything', [50_000], { '6': 1e9 }],
])('a source with %s is refused', async (_, values, rates) => {
  const { hash, sent } = await sign(values, rates === undefined ? {} : { rates })
  expect(hash).toMatchObject({ code: 'answer_invalid' })
  expect(sent).toEqual([])
})
