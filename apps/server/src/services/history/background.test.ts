import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { startChains } from 'sandbox'
import { createTestClient, http, walletActions } from 'viem'
import { expect, test } from 'vitest'
import { readConfig } from '../../config/readConfig.js'
import { startServer } from '../../startServer.js'

test('a server that runs learns by itself what happens, also after a restart', async () => {
  const chains = await startChains({ count: 1 })
  const folder = mkdtempSync(join(tmpdir(), 'foyer-index-'))
  const rpcUrl = chains.world.chains[0]?.rpcUrl ?? ''
  const [from = '0x', to = '0x'] = chains.world.accounts
  const networks = { 'eip155:31337': { rpc: [rpcUrl], index: { from: 0 } } }
  const config = readConfig({
    FOYER_NETWORKS: JSON.stringify(networks),
    FOYER_DATA: folder,
    FOYER_SERVER_PORT: '0',
    FOYER_DRAIN_MS: '100',
  })
  const start = () => startServer(config, pino({ level: 'silent' }))
  const node = createTestClient({ mode: 'anvil', transport: http(rpcUrl) }).extend(walletActions)
  const pay = () => node.sendTransaction({ account: from, to, value: 1n, chain: null })
  let server = await start()
  /** Asked often, as a page does; only the first question of an account reads blocks itself. */
  const learns = (hash: string) => {
    const newest = async () => {
      const answer = await fetch(`${server.url}/v1/account/${to}/history?projectId=local&st=foyer`)
      const { data } = (await answer.json()) as { data?: { metadata: { hash: string } }[] }
      return data?.[0]?.metadata.hash
    }
    return expect.poll(newest, { timeout: 30_000, interval: 250 }).toBe(hash)
  }
  try {
    await learns(await pay())
    await learns(await pay())
    await server.stop()
    const missed = await pay()
    server = await start()
    await learns(missed)
    await learns(await pay())
  } finally {
    await server.stop()
    await chains.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}, 180_000)
