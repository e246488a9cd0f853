import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { enterEmbedded } from '../embedded/enterEmbedded.js'
import { openPages } from '../embedded/fixtures/openPage.js'
import { openPaired, type PairingBrowser } from '../pairing/fixtures/createPairingBrowser.js'
import { estimateGas } from '../requests/estimateGas.js'
import { getCapabilities } from '../requests/getCapabilities.js'
import { sendTransaction } from '../requests/sendTransaction.js'
import { signTypedData } from '../requests/signTypedData.js'
import { transfer } from '../requests/transfer.js'
import { waitForTransactionReceipt } from '../requests/waitForTransactionReceipt.js'
import { testNetwork } from '../testing/createTestClient.js'

const friend = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token = '0x00000000000000000000000000000000000000a1'
const hash = `0x${'ab'.repeat(32)}` as const
const signature = `0x${'cd'.repeat(65)}` as const
const typedData = {
  domain: {},
  types: { Order: [] },
  primaryType: 'Order',
  message: { n: 2n ** 70n },
}

const browsers: PairingBrowser[] = []
const nodes: Server[] = []
afterEach(() => {
  for (const browser of browsers.splice(0)) browser.end()
  for (const node of nodes.splice(0)) node.close()
})
const page = openPages(onTestFinished)

/** A network whose node answers by method. */
async function network(answers: Readonly<Record<string, unknown>>, chain: unknown = '0x1') {
  const node = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const { id, method } = JSON.parse(Buffer.concat(parts).toString()) as {
      id: number
      method: string
    }
    const told = { eth_chainId: chain, getGenesisHash: chain, ...answers }[method]
    const answer =
      told instanceof Error ? { error: { code: 3, message: told.message } } : { result: told }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ jsonrpc: '2.0', id, ...answer }))
  })
  nodes.push(node)
  await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve))
  return { default: { http: [`http://127.0.0.1:${(node.address() as AddressInfo).port}`] } }
}

const receipt = { status: '0x1', blockNumber: '0x10' }

/** A wallet of EVM networks for which the host gave no adapter, and its answers; `asked` has what it was requested, in order. */
const ways = {
  async paired(
    answers: Readonly<Record<string, unknown>>,
    rpcUrls = { default: { http: ['http://127.0.0.1:1'] } },
  ) {
    const methods = Object.keys(answers)
    const events = ['chainChanged', 'accountsChanged']
    const granted = { eip155: { accounts: [`eip155:1:${friend}`], methods, events } }
    const { browser, client, wallet } = await openPaired(granted, {
      networks: [testNetwork(1, { rpcUrls })],
    })
    browsers.push(browser)
    return {
      client,
      async over<value>(asked: Promise<value>) {
        asked.catch(() => {})
        const { params } = await wallet.nextCall('wc_sessionRequest').then(async (call) => {
          const { method } = (call.params as { request: { method: string } }).request
          await wallet.reply(call.topic, 'wc_sessionRequest', call.id, { result: answers[method] })
          return call
        })
        return { request: (params as { request: object }).request, value: await asked }
      },
    }
  },
  async embedded(
    answers: Readonly<Record<string, unknown>>,
    rpcUrls = { default: { http: ['http://127.0.0.1:1'] } },
  ) {
    const opened = page({
      options: { networks: [testNetwork(1, { rpcUrls })] },
      answers: {
        GET_USER: () => ({ address: friend, chainId: 1, email: 'ada@example.com' }),
        RPC_REQUEST: (given) => answers[(given as { method: string }).method],
      },
    })
    await opened.ready()
    await enterEmbedded(opened.client, { provider: 'email' })
    await opened.pass(0)
    return {
      client: opened.client,
      async over<value>(asked: Promise<value>) {
        const value = await opened.soon(asked)
        const [last] = opened.said('RPC_REQUEST').slice(-1)
        return { request: (last?.payload ?? {}) as object, value }
      },
    }
  },
}

describe.each(Object.entries(ways))(
  'an EVM wallet without an adapter of the host, %s',
  (_, open) => {
    test('signs typed data, with the type of the domain and large numbers as text', async () => {
      const { client, over } = await open({ eth_signTypedData_v4: signature })
      const { request, value } = await over(signTypedData(client, { typedData }))
      expect(value).toBe(signature)
      const written = JSON.stringify({
        ...{ domain: {}, types: { EIP712Domain: [], Order: [] }, primaryType: 'Order' },
        message: { n: String(2n ** 70n) },
      })
      expect(request).toMatchObject({ method: 'eth_signTypedData_v4', params: [friend, written] })
    })

    test('takes no signature for one that is none', async () => {
      const { client, over } = await open({ eth_signTypedData_v4: 'signed' })
      await expect(over(signTypedData(client, { typedData }))).rejects.toMatchObject({
        code: 'sign_message_failed',
      })
    })

    test('sends coins, on the network that is meant, and waits for the block', async () => {
      const rpcUrls = await network({
        eth_getTransactionReceipt: receipt,
        eth_estimateGas: '0x5208',
      })
      const { client, over } = await open({ eth_sendTransaction: hash }, rpcUrls)
      await expect(estimateGas(client, { to: friend, value: 1n })).resolves.toBe(21_000n)
      const { request, value } = await over(transfer(client, { to: friend, amount: 5n }))
      expect(request).toMatchObject({
        params: [{ from: friend, to: friend, value: '0x5', chainId: '0x1' }],
      })
      expect(client.store.getState().connection.pending.eip155).toBe(1)
      await expect(waitForTransactionReceipt(client, { hash: value })).resolves.toEqual({
        ...{ hash, status: 'success', blockNumber: 16n },
      })
      expect(client.store.getState().connection.pending.eip155).toBe(0)
    })

    test('moves no coins with a token, and notes the token', async () => {
      const { client, over } = await open({ eth_sendTransaction: hash })
      const { request } = await over(transfer(client, { to: friend, amount: 5n, token }))
      const data = `0xa9059cbb${friend.slice(2).toLowerCase().padStart(64, '0')}${'5'.padStart(64, '0')}`
      expect(request).toMatchObject({ params: [{ from: friend, to: token, data }] })
      expect(JSON.stringify(request)).not.toContain('"value"')
      expect(client.store.getState().account.changed).toContain(`eip155:1:${token}`)
    })

    test('is not requested a transfer of nothing, to nobody or of no token', async () => {
      const { client } = await open({ eth_sendTransaction: hash })
      for (const wrong of [
        { to: friend, amount: 0n },
        { to: friend, amount: 2n ** 256n },
        { to: '0x12', amount: 1n },
        { to: friend, amount: 1n, token: '0x' },
      ] as const)
        await expect(transfer(client, wrong)).rejects.toMatchObject({
          code: expect.stringMatching(/^invalid_/),
        })
    })

    test('takes no hash for one that is none', async () => {
      const { client, over } = await open({ eth_sendTransaction: 'sent' })
      await expect(over(sendTransaction(client, { to: friend }))).rejects.toMatchObject({
        code: 'answer_invalid',
      })
    })

    test('tells why a transaction failed', async () => {
      const rpcUrls = await network({
        eth_getTransactionReceipt: { ...receipt, status: '0x0' },
        eth_getTransactionByHash: { from: friend, to: token, input: '0x' },
        eth_call: new Error('execution reverted: too little'),
      })
      const { client } = await open({ eth_sendTransaction: hash }, rpcUrls)
      await expect(waitForTransactionReceipt(client, { hash })).rejects.toMatchObject({
        ...{ code: 'transaction_reverted', message: 'too little' },
      })
    })

    test('takes no capabilities for what are none', async () => {
      const { client, over } = await open({ wallet_getCapabilities: [] })
      await expect(over(getCapabilities(client))).rejects.toMatchObject({
        code: 'capabilities_invalid',
      })
    })
  },
)
