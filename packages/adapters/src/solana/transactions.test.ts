import { base64 } from '@scure/base'
import type { Blockhash } from '@solana/kit'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openWallet } from './fixtures/openWallet.js'
import { type LocalCluster, someAddress, startCluster } from './fixtures/startCluster.js'
import { writePayment } from './fixtures/writePayment.js'

let cluster: LocalCluster
beforeAll(async () => {
  cluster = await startCluster('EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG', 'Devnet')
})
afterAll(() => cluster.stop())

const tooLittle = 'The account holds too little SOL.'
const much = 10n ** 12n

const pay = (payer: string, amount: bigint, hash?: Blockhash) =>
  writePayment(cluster, { payer, amount, hash })

const open = async () => {
  // A wallet that only signs: what it signed is sent from here, with the options of the page.
  const opened = await openWallet(cluster, onTestFinished, { features: ['signTransaction'] })
  await opened.connect()
  const { adapter, id, from } = opened
  const send = (
    transaction: Parameters<NonNullable<typeof adapter.sendTransaction>>[1]['transaction'],
  ) => adapter.sendTransaction?.(id, { ...from, transaction }) ?? ''
  return { ...opened, send }
}

test('a written transaction is sent as it is, in text or bytes, and its id is its first signature', async () => {
  const { send, adapter, address } = await open()
  const network = cluster.network
  for (const given of [
    await pay(address, cluster.rent),
    base64.decode(await pay(address, cluster.rent)),
  ]) {
    const hash = await send({ transaction: given })
    await expect(adapter.waitForTransactionReceipt?.({ hash, network })).resolves.toMatchObject({
      ...{ hash, status: 'success' },
    })
  }
})

test('what a node refuses because it would fail is told with the reason, and what fails in a block as failed', async () => {
  const { send, adapter, address } = await open()
  const transaction = await pay(address, much)
  await expect(send({ transaction })).rejects.toMatchObject({
    ...{ code: 'transaction_reverted', message: tooLittle },
  })
  const hash = await send({ transaction, options: { skipPreflight: true } })
  const outcome = adapter.waitForTransactionReceipt?.({ hash, network: cluster.network })
  await expect(outcome).rejects.toMatchObject({ code: 'transaction_reverted', message: tooLittle })
})

test('what a wallet that sends itself passes on of the node is told with the reason', async () => {
  const opened = await openWallet(cluster, onTestFinished, {})
  await opened.connect()
  const { adapter, id, from, address } = opened
  const transaction = await pay(address, much)
  await expect(
    adapter.sendTransaction?.(id, { ...from, transaction: { transaction } }),
  ).rejects.toMatchObject({
    ...{ code: 'transaction_reverted', message: tooLittle },
  })
})

test('a payment of more than there is is refused before a prompt', async () => {
  const { send, wallet } = await open()
  const asked = wallet.requests.length
  await expect(send({ to: someAddress(), value: much })).rejects.toMatchObject({
    ...{ code: 'transaction_reverted', message: tooLittle },
  })
  expect(wallet.requests).toHaveLength(asked)
})

test('a transaction that names a block of no such cluster is refused by the node, and one of others by the page', async () => {
  const { send, address, wallet } = await open()
  const old = await pay(address, cluster.rent, someAddress() as Blockhash)
  await expect(send({ transaction: old })).rejects.toMatchObject({
    message: 'The transaction came too late: no block takes it any more.',
  })
  const asked = wallet.requests.length
  const refusal = (finding: string) => ({ code: 'transaction_refused', data: { finding } })
  await expect(send({ transaction: await pay(someAddress(), 1n) })).rejects.toMatchObject(
    refusal('signer_missing'),
  )
  await expect(send({ transaction: 'AAAA' })).rejects.toMatchObject(refusal('not_readable'))
  expect(wallet.requests).toHaveLength(asked)
})
