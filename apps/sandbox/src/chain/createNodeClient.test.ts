import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createNodeClient } from './createNodeClient.js'

const hash = `0x${'ab'.repeat(32)}` as const
const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

type Call = { id: number; method: string; params: readonly unknown[] }

/** A node that takes the transaction into its only further block right after it said that it has no receipt, and is slow to show the block before. */
async function startSlowNode() {
  let height = 1
  let asked = 0
  let told = 0
  const receipt = () => {
    if (height === 2) return { transactionHash: hash, blockNumber: '0x2', status: '0x1', logs: [] }
    asked += 1
    // The first look comes before the client watches blocks.
    if (asked === 2) height = 2
    return null
  }
  const answers: Record<string, () => unknown> = {
    eth_blockNumber: () => {
      if (height === 2) told += 1
      return `0x${height}`
    },
    eth_getTransactionReceipt: receipt,
    eth_getTransactionByHash: () => ({ hash, from: hash.slice(0, 42), nonce: '0x0' }),
  }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { id, method }: Call = JSON.parse(Buffer.concat(parts).toString())
      const say = (result: unknown) =>
        response
          .setHeader('content-type', 'application/json')
          .end(JSON.stringify({ jsonrpc: '2.0', id, result }))
      if (method !== 'eth_getBlockByNumber') return void say(answers[method]?.())
      // It shows that block once the client has heard of the next one, and so asks again for the newest.
      const shown = setInterval(() => {
        if (told < 2) return
        clearInterval(shown)
        say({ number: '0x1', transactions: [] })
      }, 5)
      ends.push(() => clearInterval(shown))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('a receipt comes also where the last block was made while the client looked at the one before', async () => {
  const client = createNodeClient({ id: 1, name: 'Slow', rpcUrl: await startSlowNode() })
  const { status } = await client.waitForTransactionReceipt({
    checkReplacement: false,
    hash,
    timeout: 3_000,
  })
  expect(status).toBe('success')
})
