import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chooseToken, openSend, sendTransfer, typeRecipient } from '@foyer/core/send'
import { type Address, type Hex, namehash, parseAbi } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { normalize } from 'viem/ens'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { sendBench } from './fixtures/sendBench.js'
import { sendContracts } from './fixtures/sendContracts.js'
import { type LocalChain, startChain } from './fixtures/startChain.js'

/** A machine that is busy takes its time. */
const slowly = { timeout: 20_000 }

const book = '0x00000000000000000000000000000000000000c1'
const abi = parseAbi([
  'function put(bytes32 node, uint256 coinType, bytes to)',
  'function send(bytes32 node, string url)',
])
const coinType = 0x80000000n | 31337n
const ann: Address = privateKeyToAccount(generatePrivateKey()).address

let chain: LocalChain
beforeAll(async () => {
  const started = await startChain(31337, 'Here')
  const network = {
    ...started.network,
    contracts: { ensUniversalResolver: { address: book } },
  } as const
  chain = { ...started, network }
  await chain.client.setCode({ address: book, bytecode: sendContracts.nameBook })
  await write('put', [namehash('ann.eth'), coinType, ann])
  await write('put', [namehash('mainnet.eth'), 60n, ann])
  await write('put', [namehash('optimism.eth'), 0x80000000n | 10n, ann])
})
afterAll(() => chain.stop())

async function write(
  functionName: string,
  args: readonly unknown[],
  { client, address }: Pick<LocalChain, 'client'> & { address: Address } = {
    ...chain,
    address: book,
  },
) {
  const hash = await client.writeContract({ address, abi, functionName, args } as never)
  await client.waitForTransactionReceipt({ checkReplacement: false, hash })
}

/** By how much the balance of Ann grows with what is sent, once that is in a block. */
async function received({ client }: LocalChain, send: () => Promise<sendTransfer.Sent>) {
  const before = await client.getBalance({ address: ann })
  const { hash } = await send()
  await client.waitForTransactionReceipt({ checkReplacement: false, hash: hash as Hex })
  return (await client.getBalance({ address: ann })) - before
}

async function open() {
  const bench = await sendBench([chain])
  onTestFinished(bench.end)
  await chain.client.setBalance({ address: bench.address, value: 10n ** 18n })
  openSend(bench.client)
  const quantity = { decimals: '18', numeric: '1' }
  const coin = { name: 'Ether', symbol: 'ETH', chainId: 'eip155:31337', price: 0, quantity }
  await chooseToken(bench.client, coin as Parameters<typeof chooseToken>[1])
  const type = async (text: string) => {
    let isDone = false
    typeRecipient(bench.client, { text }).then(() => {
      isDone = true
    })
    await vi.waitUntil(() => {
      bench.client.held.pass(500)
      return isDone
    }, slowly)
    return bench.draft()?.recipient
  }
  return { ...bench, type }
}

test('a name of ENS leads to its record of this network, in whatever case it is typed', async () => {
  const { type } = await open()
  expect(await type('ann.eth')).toMatchObject({ status: 'found', via: 'name', address: ann })
  const typed = await type('ANN.eth')
  expect(typed).toMatchObject({ address: ann, name: normalize('ANN.eth') })
  expect(typed?.warnings.map(({ code }) => code)).toContain('name_normalized')
})

test('a name with an address of Ethereum alone leads to it once that is confirmed, and never where a contract has it', async () => {
  const { client, type } = await open()
  const recipient = await type('mainnet.eth')
  expect(recipient).toMatchObject({ status: 'found', via: 'name', address: ann })
  expect(recipient?.warnings[0]).toEqual({ code: 'name_elsewhere', mustConfirm: true })
  const payment = { to: 'mainnet.eth', amount: 2n }
  await expect(sendTransfer(client, payment)).rejects.toMatchObject({
    code: 'receiver_unconfirmed',
  })
  const confirmed = { ...payment, accept: ['name_elsewhere'] } as const
  await expect(received(chain, () => sendTransfer(client, confirmed))).resolves.toBe(2n)

  const safe = privateKeyToAccount(generatePrivateKey()).address
  await write('put', [namehash('safe.eth'), 60n, safe])
  await chain.client.setCode({ address: safe, bytecode: '0x6001' })
  expect(await type('safe.eth')).toMatchObject({ status: 'unresolved' })
  await expect(
    sendTransfer(client, { ...payment, to: 'safe.eth', accept: ['name_elsewhere'] }),
  ).rejects.toMatchObject({ code: 'name_not_resolved' })
})

test.each([
  ['has an address of another network alone', 'optimism.eth'],
  ['is not registered', 'nobody.eth'],
  ['mixes scripts', 'аnn.eth'],
  ['is not allowed', 'ann..eth'],
])('a name that %s leads nowhere here', async (_, name) => {
  const { type } = await open()
  const recipient = await type(name)
  expect(['unresolved', 'invalid']).toContain(recipient?.status)
  expect(recipient?.address).toBeUndefined()
})

test('names of Ethereum are read there without a resolver that the host names', async () => {
  const ethereum = await startChain(1, 'Ethereum')
  onTestFinished(() => ethereum.stop())
  const address = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'
  await ethereum.client.setCode({ address, bytecode: sendContracts.nameBook })
  await write('put', [namehash('ann.eth'), 60n, ann], { ...ethereum, address })
  const bench = await sendBench([ethereum])
  onTestFinished(bench.end)
  await ethereum.client.setBalance({ address: bench.address, value: 10n ** 18n })
  const payment = { to: 'ann.eth', amount: 4n }
  await expect(received(ethereum, () => sendTransfer(bench.client, payment))).resolves.toBe(4n)
})

test('a name that is kept behind a gateway leads nowhere, and the gateway gets no request', async () => {
  let requests = 0
  const gateway = createServer((_, response) => {
    requests += 1
    response.end('{}')
  })
  await new Promise<void>((ready) => gateway.listen(0, '127.0.0.1', ready))
  onTestFinished(() => void gateway.close())
  const { port } = gateway.address() as AddressInfo
  await write('send', [namehash('away.eth'), `http://127.0.0.1:${port}/{sender}/{data}`])
  const { type } = await open()
  expect(await type('away.eth')).toMatchObject({ status: 'unresolved' })
  expect(requests).toBe(0)
})

test('a host sends to a name, and what was sent went to its address', async () => {
  const { client } = await open()
  const payment = { to: 'ann.eth', amount: 3n }
  await expect(received(chain, () => sendTransfer(client, payment))).resolves.toBe(3n)
})
