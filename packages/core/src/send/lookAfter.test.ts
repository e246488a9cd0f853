import { expect, onTestFinished, test, vi } from 'vitest'
import { connect } from '../connection/connect.js'
import { startClient } from '../startClient.js'
import { createTestClient, testNetwork } from '../testing/createTestClient.js'
import { fakeAdapter } from '../testing/fakeAdapter.js'
import { sendTransfer } from './sendTransfer.js'

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

test('a payment whose end is known is not counted as under way any more', async () => {
  const adapter = fakeAdapter({
    callNetwork: async ({ call: { method } }) => {
      if (answers[method] === undefined) throw { code: -32_601, message: 'no' }
      return answers[method]
    },
    sendTransaction: async () => {
      adapter.emitter().pending(1)
      return hash
    },
    waitForTransactionReceipt: async () => {
      adapter.emitter().pending(0)
      return receipt as never
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
  const pending = () => client.store.getState().connection.pending.eip155
  expect(pending()).toBe(1)
  await vi.waitUntil(() => {
    client.held.pass(2_000)
    return client.store.getState().send.sent[0]?.status === 'final'
  })
  await expect.poll(pending).toBe(0)
})
