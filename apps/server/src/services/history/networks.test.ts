import { readDirectory } from '@foyer/directory/node'
import type { getHistory, getNfts } from '@foyer/protocol/api'
import pino from 'pino'
import { type SandboxChains, startChains, type WorldChain } from 'sandbox'
import type * as v from 'valibot'
import { createTestClient, http, parseAbi, parseEther, publicActions, walletActions } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config/readConfig.js'
import { createApp } from '../../createApp.js'
import { createServices } from '../../createServices.js'
import type { OpenedDatabase } from '../../database/Database.js'
import { seedLocalProject } from '../../projects/seedLocalProject.js'
import { openTestDatabase } from '../../testing/openTestDatabase.js'
import { createWalletDirectory } from '../wallets/createWalletDirectory.js'

type Page = v.InferOutput<(typeof getHistory)['output']>
type Nfts = v.InferOutput<(typeof getNfts)['output']>

let chains: SandboxChains
let database: OpenedDatabase
beforeAll(async () => {
  ;[database, chains] = await Promise.all([openTestDatabase(), startChains({ count: 2 })])
}, 120_000)
afterAll(() => Promise.all([chains.stop(), database.close()]))

const mintAbi = parseAbi(['function mint(address to)'])
const nodeOf = ({ rpcUrl }: WorldChain) =>
  createTestClient({ mode: 'anvil', transport: http(rpcUrl), pollingInterval: 20 })
    .extend(publicActions)
    .extend(walletActions)

/** A server that reads these networks. */
async function start(rpc: (chain: WorldChain) => string = ({ rpcUrl }) => rpcUrl) {
  const networks = chains.world.chains.map((chain) => [
    `eip155:${chain.id}`,
    { rpc: [rpc(chain)], index: { from: 0 } },
  ])
  const config = readConfig({ FOYER_NETWORKS: JSON.stringify(Object.fromEntries(networks)) })
  const directory = createWalletDirectory(readDirectory())
  const log = pino({ level: 'silent' })
  const services = createServices({ config, database, directory, log, now: Date.now })
  await seedLocalProject(services.projects, 'local')
  const app = createApp(services)
  const read = async (path: string): Promise<unknown> =>
    (await app.request(`/v1/account/${path}&projectId=local&st=foyer`)).json()
  return {
    history: async (account: string, query = '') =>
      (await read(`${account}/history?${query}`)) as Page,
    nfts: async (account: string, query = '') => (await read(`${account}/nfts?${query}`)) as Nfts,
    async index() {
      for (const { run } of services.indexers) await run(new AbortController().signal)
    },
  }
}

test('tells what happened on several networks in one order, page by page, and of each alone', async () => {
  const { history, nfts, index } = await start()
  const account = privateKeyToAddress(generatePrivateKey())
  await history(account)
  const nodes = chains.world.chains.map((chain) => ({ chain, node: nodeOf(chain) }))
  for (const { node } of nodes) {
    await node.setBalance({ address: account, value: parseEther('10') })
    await node.impersonateAccount({ address: account })
  }
  const began = Math.max(
    ...(await Promise.all(
      nodes.map(async ({ node }) => Number((await node.getBlock()).timestamp)),
    )),
  )
  const sent: string[] = []
  for (let at = 0; at < 60; at += 1) {
    // Now one, now the other, also several on one; a minute apart.
    const { node, chain } = nodes[at % 7 < 3 ? 0 : 1] ?? nodes[0] ?? { node: undefined }
    if (!node) throw new Error('no chains')
    await node.setNextBlockTimestamp({ timestamp: BigInt(began + 60 * (at + 1)) })
    const hash =
      at % 20 === 0
        ? await node.writeContract({
            ...{ address: chain.contracts.stalls, abi: mintAbi, functionName: 'mint' },
            ...{ args: [account], account, chain: null },
          })
        : await node.sendTransaction({ account, to: account, value: 1n, chain: null })
    sent.unshift(`eip155:${chain.id} ${hash}`)
    // The node takes it before it is in a block, and the time set is that of the next block.
    const waiting = async () => (await node.getTxpoolStatus()).pending
    await expect.poll(waiting, { interval: 5 }).toBe(0)
  }
  await index()

  const told = ({ data }: Page) => data.map(({ metadata: { chain, hash } }) => `${chain} ${hash}`)
  const first = await history(account)
  const second = await history(account, `cursor=${first.next}`)
  expect(second.next).toBeNull()
  expect([...told(first), ...told(second)]).toEqual(sent)
  for (const { chain } of nodes) {
    const id = `eip155:${chain.id}`
    const alone = await history(account, `chainId=${id}`)
    expect(told(alone)).toEqual(sent.filter((one) => one.startsWith(id)))
  }
  const held = (await nfts(account)).data.map(({ chainId }) => chainId)
  expect([...held].sort()).toEqual(
    sent
      .filter((_, at) => (59 - at) % 20 === 0)
      .map((one) => one.split(' ')[0])
      .sort(),
  )
})
