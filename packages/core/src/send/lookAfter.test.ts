import { FoyerError } from '@foyer/protocol'
import { cosmosHub } from '@foyer/protocol/networks'
import { expect, onTestFinished, test, vi } from 'vitest'
import { connect } from '../connection/connect.js'
import { startClient } from '../startClient.js'
import { createTestClient, testNetwork } from '../testing/createTestClient.js'
import { fakeAdapter, fakeAddress } from '../testing/fakeAdapter.js'
import { addSent } from './addSent.js'
import { readSent } from './readSent.js'
import { sendTransfer } from './sendTransfer.js'
import { watchSent } from './watchSent.js'

/** How long what must come may take: a loaded machine is no fault. */
const slowly = { timeout: 15_000 }
const ann = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const hash = `0x${'1'.repeat(64)}`
const block = `0x${'2'.repeat(64)}`
const receipt = {
  ...{ transactionHash: hash, blockHash: block, blockNumber: '0x1', transactionIndex: '0x0' },
  ...{ from: ann, to: ann, status: '0x1', gasUsed: '0x5208', effectiveGasPrice: '0x1' },
  ...{ cumulativeGasUsed: '0x5208', logs: [], logsBloom: `0x${'0'.repeat(512)}`, type: '0x2' },
}
const answers: Record<string, unknown> = {
  ...{ eth_getBalance: '0xde0b6b3a7640000', eth_estimateGas: '0x5208', eth_gasPrice: '0x1' },
  ...{ eth_call: '0x', eth_getCode: '0x', eth_getBlockByNumber: { baseFeePerGas: '0x1' } },
  eth_getTransactionReceipt: receipt,
}

/** A client whose wallet sent a payment, on a node that answers by these as they stand. */
async function send(given: Record<string, unknown>) {
  const counted = new Set<string>()
  const adapter = fakeAdapter({
    callNetwork: async ({ call: { method, params } }) => {
      const answer = given[method]
      if (answer === undefined) throw { code: -32_601, message: 'no' }
      return typeof answer === 'function' ? answer(params) : answer
    },
    sendTransaction: async () => {
      counted.add(hash)
      adapter.emitter().pending(counted.size)
      return hash
    },
    settle: async (ended) => {
      counted.delete(ended)
      adapter.emitter().pending(counted.size)
    },
  })
  const client = createTestClient({ networks: [testNetwork(1)], adapters: [adapter] })
  const stop = startClient(client)
  onTestFinished(() => {
    stop()
    client.destroy()
  })
  await connect(client, { connectorId: 'test.kestrel', namespace: 'eip155' })
  await sendTransfer(client, { to: ann, amount: 1n })
  const sent = () => client.store.getState().send.sent[0]
  const until = (isSo: () => boolean) =>
    vi.waitUntil(() => {
      client.held.pass(30_000)
      return isSo()
    }, slowly)
  return { pending: () => client.store.getState().connection.pending.eip155, sent, until }
}

test('a payment whose end is known is not counted as under way any more', async () => {
  const { pending, sent, until } = await send(answers)
  expect(pending()).toBe(1)
  await until(() => sent()?.status === 'final')
  await expect.poll(pending).toBe(0)
})

const otherHash = `0x${'3'.repeat(64)}`

test.each([
  ['is cancelled in the wallet', { to: fakeAddress, value: '0x0' }, 'cancelled'],
  ['is put aside by another one', { to: ann, value: '0x5' }, 'replaced'],
  ['is sent once more for a higher fee', { to: ann, value: '0x1' }, 'final'],
])('one that %s is not counted any more, and its end is said', async (_, other, status) => {
  const waiting = { nonce: '0x7', hash, from: fakeAddress }
  const node: Record<string, unknown> = {
    ...answers,
    eth_getTransactionReceipt: null,
    eth_getTransactionByHash: waiting,
  }
  const { pending, sent, until } = await send(node)
  await until(() => sent()?.mark === 7)
  expect(pending()).toBe(1)
  const taken = { ...other, hash: otherHash, from: fakeAddress, nonce: '0x7', input: '0x' }
  Object.assign(node, {
    ...{ eth_getTransactionByHash: null, eth_getTransactionCount: '0x8', eth_blockNumber: '0x1' },
    eth_getBlockByNumber: { baseFeePerGas: '0x1', transactions: [taken] },
    eth_getTransactionReceipt: ([asked]: readonly unknown[]) =>
      asked === otherHash ? { ...receipt, transactionHash: otherHash } : null,
  })
  await until(() => sent()?.status === status)
  await expect.poll(pending).toBe(0)
  expect(sent()?.hash).toBe(status === 'final' ? otherHash : hash)
})

/** The account has used the number of a payment, and the node that is asked has no block in which that is seen. */
const unseen = {
  ...{ eth_getTransactionByHash: null, eth_getTransactionCount: '0x8', eth_blockNumber: '0x1' },
  eth_getBlockByNumber: { baseFeePerGas: '0x1', transactions: [] },
}

async function sendAndUse() {
  const waiting = { nonce: '0x7', hash, from: fakeAddress }
  const node: Record<string, unknown> = {
    ...{ ...answers, eth_getTransactionReceipt: null, eth_getTransactionByHash: waiting },
  }
  const sent = await send(node)
  await sent.until(() => sent.sent()?.mark === 7)
  Object.assign(node, unseen)
  return { ...sent, node }
}

test('a payment whose number is used is not called replaced by a node that lags behind another', async () => {
  const { node, sent, until } = await sendAndUse()
  const looks = sent()?.looks ?? 0
  await until(() => (sent()?.looks ?? 0) > looks)
  expect(sent()?.status).toBe('sent')
  Object.assign(node, { eth_getTransactionReceipt: receipt })
  await until(() => sent()?.status !== 'sent')
  expect(sent()?.status).toBe('final')
})

test('one whose number is used long enough was replaced, also where no block of late has the other', async () => {
  const { sent, until } = await sendAndUse()
  await until(() => sent()?.status !== 'sent')
  expect(sent()?.status).toBe('replaced')
})

test('a payment is not called expired by a service whose blocks are behind those of another', async () => {
  const id = 'A'.repeat(64)
  const txhash = { tx_response: { txhash: id, height: '90', code: 0, raw_log: '' } }
  const service: Record<string, unknown> = { height: '100' }
  const adapter = fakeAdapter({
    namespace: 'cosmos',
    callNetwork: async ({ call: { method } }) => {
      if (method.endsWith('/blocks/latest'))
        return { block: { header: { height: service.height } } }
      if (service.found === undefined)
        throw new FoyerError('http_status', { data: { status: 404 } })
      return service.found
    },
  })
  const client = createTestClient({ networks: [cosmosHub], adapters: [adapter] })
  onTestFinished(startClient(client))
  addSent(client, {
    ...{ hash: id, caipNetworkId: cosmosHub.caipNetworkId, from: 'a', to: 'b', symbol: 'ATOM' },
    ...{ amount: '1', asset: 'coin', at: 1, status: 'sent', looks: 0 },
  })
  await watchSent(client)
  const sent = () => client.store.getState().send.sent[0]
  const until = (isSo: () => boolean) =>
    vi.waitUntil(() => {
      client.held.pass(30_000)
      return isSo()
    }, slowly)
  await until(() => sent()?.mark === 200)
  // The one that knows the height is ahead of the one that has the blocks.
  service.height = '201'
  const looks = sent()?.looks ?? 0
  await until(() => (sent()?.looks ?? 0) > looks)
  expect(sent()?.status).toBe('sent')
  service.found = txhash
  await until(() => sent()?.status !== 'sent')
  expect(sent()?.status).toBe('final')
})

test('a transfer that waits is known of beside an entry that cannot be read', async () => {
  const first = createTestClient({ adapters: [fakeAdapter()] })
  const one = { hash, from: fakeAddress, to: ann, symbol: 'ETH', amount: '1', at: 1, looks: 0 }
  const kept = [{ hash }, { ...one, caipNetworkId: 'eip155:1', status: 'sent' }]
  first.storage.scope('send').set('sent', JSON.stringify(kept))
  expect(readSent(first)).toEqual([kept[1]])
})
