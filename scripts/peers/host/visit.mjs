// Run in a host's project with the addresses of two nodes and the numbers of two accounts: pages with a wagmi of their own and without, and their visitors.
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { evm } from '@foyer/adapters/evm'
import * as foyer from '@foyer/core'
import { createWallet } from '@foyer/testing'
import * as wagmi from '@wagmi/core'
import { http, verifyMessage } from 'viem'

const urls = process.argv.slice(2, 4)
const own = process.argv.slice(4).map(Number)
const ids = [31337, 31338]
const chains = ids.map((id, index) => ({
  id,
  name: `Chain ${id}`,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [urls[index]] } },
}))
const networks = chains.map((chain) => ({
  ...chain,
  caipNetworkId: `eip155:${chain.id}`,
  chainNamespace: 'eip155',
}))
const namespace = 'eip155'
const connectorId = 'test.foyer.kestrel'
const abi = [
  { type: 'function', name: 'poke', inputs: [], outputs: [], stateMutability: 'payable' },
]
const receiver = `0x${'42'.repeat(20)}`

oneViem()
await withWagmi()
await withoutWagmi()
console.log('walked')

/** Foyer takes the viem of its host, and brings none. */
function oneViem() {
  const { resolve } = createRequire(import.meta.url)
  for (const name of ['@foyer/adapters/evm', '@foyer/testing', '@wagmi/core'])
    assert.equal(createRequire(resolve(name)).resolve('viem'), resolve('viem'), name)
}

async function withWagmi() {
  const { page, wallet } = place()
  const remembered = memory()
  const kept = memory()
  const first = open({ page, remembered, wagmiConfig: configOf(kept) })
  const { client, wagmiConfig } = first

  // What is done here is so there.
  await foyer.connect(client, { connectorId, namespace })
  assert.deepEqual(told(wagmiConfig), [wallet.addresses[0], 31337], 'connected')
  await use(client, wallet)
  await foyer.switchChain(client, { network: 'eip155:31338' })
  assert.deepEqual(told(wagmiConfig), [wallet.addresses[0], 31338], 'switched')
  assert.equal(wallet.state.chainId, 31338)

  // What is done there is so here.
  await wagmi.switchChain(wagmiConfig, { chainId: 31337 })
  await both(first, [wallet.addresses[0], 31337])
  wallet.switchChain(31338)
  await both(first, [wallet.addresses[0], 31338])
  wallet.selectAccount(1)
  await both(first, [wallet.addresses[1], 31338])
  const signature = await wagmi.signMessage(wagmiConfig, { message: 'there' })
  assert(await verifyMessage({ address: wallet.addresses[1], message: 'there', signature }))
  const { value } = await wagmi.getBalance(wagmiConfig, { address: receiver, chainId: 31337 })
  assert(value > 0n, 'read over the transports of the host')

  // The page is loaded anew.
  first.leave()
  const again = configOf(kept)
  // As WagmiProvider does when it is mounted.
  const mounted = wagmi.reconnect(again)
  const second = open({ page, remembered, wagmiConfig: again })
  await mounted
  await both(second, [wallet.addresses[1], 31338])
  await foyer.disconnect(second.client, {})
  await both(second, undefined)

  // The host's own way in and out.
  const [mock] = second.wagmiConfig.connectors
  await wagmi.connect(second.wagmiConfig, { connector: mock })
  await both(second, [receiver, 31337])
  await wagmi.disconnect(second.wagmiConfig, { connector: mock })
  await both(second, undefined)
  second.leave()
  wallet.destroy()
}

async function withoutWagmi() {
  const { page, wallet } = place()
  const remembered = memory()
  const first = open({ page, remembered })
  await foyer.connect(first.client, { connectorId, namespace })
  await use(first.client, wallet)
  await foyer.switchChain(first.client, { network: 'eip155:31338' })
  wallet.selectAccount(1)
  await both(first, [wallet.addresses[1], 31338])
  first.leave()
  const second = open({ page, remembered })
  await both(second, [wallet.addresses[1], 31338])
  await foyer.disconnect(second.client, {})
  assert.equal(wallet.state.granted, false)
  second.leave()
  wallet.destroy()
}

/** Reads, signs and writes. */
async function use(client, wallet) {
  const [address] = wallet.addresses
  const caipAddress = `eip155:31337:${address}`
  const { amount } = await foyer.getBalance(client, { caipAddress })
  assert(amount > 0n, 'a balance')
  const signature = await foyer.signMessage(client, { message: 'here' })
  assert(await verifyMessage({ address, message: 'here', signature }))
  const sent = await foyer.sendTransaction(client, { to: receiver, value: 1n })
  await foyer.waitForTransactionReceipt(client, { hash: sent })
  const called = await foyer.writeContract(client, {
    address: receiver,
    abi,
    functionName: 'poke',
    value: 1n,
  })
  assert.equal((await foyer.waitForTransactionReceipt(client, { hash: called })).status, 'success')
}

/** A page without a window, and a wallet in it. */
function place() {
  const page = new EventTarget()
  const rpc = chains.map(({ id }, index) => ({ id, rpcUrl: urls[index] }))
  return {
    page,
    wallet: createWallet({ name: 'Kestrel', accounts: own, chains: rpc, window: page }),
  }
}

function open({ page, remembered, wagmiConfig }) {
  const said = []
  const client = foyer.createFoyer(
    { projectId: 'peers', networks, adapters: [evm({ page, wagmiConfig })] },
    {
      clock: { now: Date.now, after },
      localStorage: () => remembered,
      window: () => undefined,
      log: (...parts) => said.push(parts.join(' ')),
    },
  )
  const stop = foyer.startClient(client)
  const leave = () => {
    stop()
    client.destroy()
    assert.deepEqual(said, [], 'faults of the set-up')
  }
  return { client, wagmiConfig, leave }
}

function configOf(kept) {
  return wagmi.createConfig({
    chains,
    connectors: [wagmi.mock({ accounts: [receiver] })],
    multiInjectedProviderDiscovery: false,
    storage: wagmi.createStorage({ storage: kept }),
    transports: Object.fromEntries(chains.map(({ id }, index) => [id, http(urls[index])])),
  })
}

/** Account and network as wagmi has them. */
function told({ state }) {
  const { accounts, chainId } = state.connections.get(state.current) ?? {}
  return accounts && [accounts[0], chainId]
}

function toldHere({ store }) {
  const { accounts, caipNetworkId } = store.getState().connection.byNamespace[namespace] ?? {}
  return accounts && [accounts[0].address, Number(caipNetworkId.split(':')[1])]
}

/** Waits until both sides say the same, the expected. */
async function both({ client, wagmiConfig }, expected) {
  const say = () => [toldHere(client), wagmiConfig ? told(wagmiConfig) : expected].map(stable)
  const wanted = stable(expected)
  await new Promise((resolve, reject) => {
    const ends = []
    const end = (settle, value) => {
      for (const stop of ends) stop()
      settle(value)
    }
    const look = () => say().every((one) => one === wanted) && end(resolve)
    const late = () => end(reject, new Error(`expected ${wanted} on both sides, not ${say()}`))
    const timer = setTimeout(late, 20_000)
    ends.push(() => clearTimeout(timer), client.store.subscribe(look))
    if (wagmiConfig) ends.push(wagmiConfig.subscribe((state) => state, look))
    look()
  })
}

function stable(value) {
  return JSON.stringify(value ?? null).toLowerCase()
}

function after(ms, run) {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

function memory() {
  const values = new Map()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size
    },
  }
}
