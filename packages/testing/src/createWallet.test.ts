import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { createPublicClient, http, parseEther, toHex, verifyMessage, verifyTypedData } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createWallet } from './createWallet.js'
import { kestrel } from './presets/kestrel.js'
import { saltbox } from './presets/saltbox.js'
import type { WalletHandle } from './wallet/WalletHandle.js'
import type { WalletOptions } from './wallet/WalletOptions.js'
import type { WalletStorage } from './wallet/WalletWindow.js'

let nodes: ChildProcess[] = []
let one: string
let two: string

/** A real local chain on a free port. It is heard to the end: a node that cannot say what it does may end. */
function startAnvil(chainId: number): Promise<string> {
  const child = spawn(anvilPath(), ['--port', '0', '--chain-id', String(chainId)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  nodes.push(child)
  return new Promise((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const [, host] = /Listening on (\S+)/.exec(line) ?? []
      if (host) resolve(`http://${host}`)
    })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`anvil ended with ${code}`)))
  })
}

function anvilPath(): string {
  if (process.env.ANVIL_PATH) return process.env.ANVIL_PATH
  const machine = `${process.platform}-${process.arch === 'x64' ? 'amd64' : process.arch}`
  const manifest = `@foundry-rs/anvil-${machine}/package.json`
  return join(dirname(createRequire(import.meta.url).resolve(manifest)), 'bin', 'anvil')
}

beforeAll(async () => {
  ;[one, two] = await Promise.all([startAnvil(31_337), startAnvil(31_338)])
})
afterAll(async () => {
  const gone = nodes.map((node) => once(node, 'exit'))
  for (const node of nodes) node.kill()
  await Promise.all(gone)
  nodes = []
})

class Page extends EventTarget {
  readonly localStorage: WalletStorage
  ethereum: unknown
  readonly entries: Map<string, string>
  constructor(entries = new Map<string, string>()) {
    super()
    this.entries = entries
    this.localStorage = {
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, value) => entries.set(key, value),
      removeItem: (key) => entries.delete(key),
    }
  }
}

const made: WalletHandle[] = []
afterEach(() => {
  for (const wallet of made.splice(0)) wallet.destroy()
})

function open(options: Partial<WalletOptions> = {}, page = new Page()) {
  const chains = [
    { id: 31_337, rpcUrl: one },
    { id: 31_338, rpcUrl: two },
  ] as const
  const wallet = createWallet({ ...kestrel, chains, window: page, ...options })
  made.push(wallet)
  const ask = (method: string, ...params: readonly unknown[]) =>
    wallet.provider.request({ method, params })
  return { wallet, ask, page }
}

function heard({ provider }: WalletHandle) {
  const events: [string, unknown][] = []
  for (const name of ['connect', 'accountsChanged', 'chainChanged'])
    provider.on(name, (value: unknown) => events.push([name, value]))
  return events
}

test('announces itself to a page that asks, and no more once destroyed', () => {
  const page = new Page()
  const names: string[] = []
  page.addEventListener('eip6963:announceProvider', (event) =>
    names.push((event as CustomEvent).detail.info.name),
  )
  const { wallet } = open({}, page)
  page.dispatchEvent(new Event('eip6963:requestProvider'))
  wallet.destroy()
  page.dispatchEvent(new Event('eip6963:requestProvider'))
  expect(names).toEqual(['Kestrel', 'Kestrel'])
})

test('a bare wallet sits at window.ethereum and gives way to the one before', () => {
  const page = new Page()
  page.ethereum = 'before'
  const { wallet } = open(saltbox, page)
  expect(page.ethereum).toBe(wallet.provider)
  wallet.destroy()
  expect(page.ethereum).toBe('before')
})

test('shows no account before the user agreed, and all of them after, the selected first', async () => {
  const { ask, wallet } = open()
  await expect(ask('eth_accounts')).resolves.toEqual([])
  await expect(ask('eth_requestAccounts')).resolves.toEqual(wallet.addresses)
  wallet.selectAccount(1)
  await expect(ask('eth_accounts')).resolves.toEqual([...wallet.addresses].reverse())
})

test('a refusal is 4001 and leaves no permission', async () => {
  const { ask, wallet } = open()
  wallet.reject()
  await expect(ask('eth_requestAccounts')).rejects.toMatchObject({ code: 4001 })
  await expect(ask('eth_accounts')).resolves.toEqual([])
})

test('a held prompt stays open until it is released, and a second one is refused as pending', async () => {
  const { ask, wallet } = open()
  wallet.hold('eth_requestAccounts')
  const first = ask('eth_requestAccounts')
  await expect(ask('eth_requestAccounts')).rejects.toMatchObject({ code: -32002 })
  expect(wallet.open).toHaveLength(1)
  wallet.release()
  await expect(first).resolves.toHaveLength(2)
  expect(wallet.open).toEqual([])
})

test('an open prompt is refused when the wallet goes away', async () => {
  const { ask, wallet } = open({ decision: 'hold' })
  const asked = ask('eth_requestAccounts')
  await Promise.resolve()
  wallet.destroy()
  await expect(asked).rejects.toMatchObject({ code: 4001 })
  await expect(ask('eth_chainId')).rejects.toMatchObject({ code: 4900 })
})

test('throws exactly what the test told it to', async () => {
  const { ask, wallet } = open()
  wallet.fail('a mere string', 'eth_requestAccounts')
  await expect(ask('eth_requestAccounts')).rejects.toBe('a mere string')
})

test('remembers the permission over a reload, per wallet', async () => {
  const { ask, wallet, page } = open()
  await ask('eth_requestAccounts')
  wallet.destroy()
  const after = open({}, new Page(page.entries))
  await expect(after.ask('eth_accounts')).resolves.toHaveLength(2)
  const other = open({ name: 'Other', rdns: 'test.other' }, new Page(page.entries))
  await expect(other.ask('eth_accounts')).resolves.toEqual([])
})

test('what happens in one tab is reported in the other', async () => {
  const { ask, page } = open()
  const other = open({}, new Page(page.entries))
  const events = heard(other.wallet)
  await ask('eth_requestAccounts')
  const [key] = page.entries.keys()
  other.page.dispatchEvent(Object.assign(new Event('storage'), { key }))
  expect(events.map(([name]) => name)).toEqual(['connect', 'accountsChanged'])
})

test('locked, it hides its accounts and refuses with 4100 until unlocked', async () => {
  const { ask, wallet } = open()
  const [address] = wallet.addresses
  await ask('eth_requestAccounts')
  const events = heard(wallet)
  wallet.lock()
  await expect(ask('eth_accounts')).resolves.toEqual([])
  await expect(ask('eth_requestAccounts')).rejects.toMatchObject({ code: 4100 })
  await expect(ask('personal_sign', '0x6869', address)).rejects.toMatchObject({ code: 4100 })
  wallet.unlock()
  expect(events).toEqual([
    ['accountsChanged', []],
    ['accountsChanged', wallet.addresses],
  ])
})

test('the permission can be read, and taken back from both sides', async () => {
  const { ask, wallet } = open()
  await expect(ask('wallet_getPermissions')).resolves.toEqual([])
  await ask('wallet_requestPermissions', { eth_accounts: {} })
  await expect(ask('wallet_getPermissions')).resolves.toMatchObject([
    { parentCapability: 'eth_accounts' },
  ])
  await ask('wallet_revokePermissions', { eth_accounts: {} })
  await expect(ask('eth_accounts')).resolves.toEqual([])
  await ask('eth_requestAccounts')
  wallet.revoke()
  await expect(ask('eth_accounts')).resolves.toEqual([])
})

test('switches to a network it knows, and says 4902 of one it does not until it is added', async () => {
  const { ask, wallet } = open()
  const events = heard(wallet)
  wallet.forgetChain(31_338)
  const target = { chainId: toHex(31_338) }
  await expect(ask('wallet_switchEthereumChain', target)).rejects.toMatchObject({ code: 4902 })
  await ask('wallet_addEthereumChain', { ...target, chainName: 'Two', rpcUrls: [two] })
  await expect(ask('eth_chainId')).resolves.toBe('0x7a6a')
  await ask('wallet_switchEthereumChain', { chainId: toHex(31_337) })
  await ask('wallet_switchEthereumChain', target)
  expect(events.map(([, value]) => value)).toEqual(['0x7a6a', '0x7a69', '0x7a6a'])
})

test('a network whose node is of another chain is not added', async () => {
  const { ask } = open()
  const chain = { chainId: '0x1', chainName: 'Main', rpcUrls: [two] }
  await expect(ask('wallet_addEthereumChain', chain)).rejects.toMatchObject({ code: -32602 })
})

test('signs messages and typed data with the key of the account', async () => {
  const { ask, wallet } = open()
  const [address = '0x'] = await (ask('eth_requestAccounts') as Promise<`0x${string}`[]>)
  const message = 'Bread, fruit and honey'
  const signature = (await ask('personal_sign', toHex(message), address)) as `0x${string}`
  await expect(verifyMessage({ address, message, signature })).resolves.toBe(true)

  const typed = {
    domain: { name: 'Market', chainId: 31_337 },
    types: { Order: [{ name: 'loaves', type: 'uint256' }] },
    primaryType: 'Order',
    message: { loaves: 3 },
  } as const
  const signed = (await ask(
    'eth_signTypedData_v4',
    address,
    JSON.stringify(typed),
  )) as `0x${string}`
  const checked = { ...typed, message: { loaves: 3n }, address, signature: signed }
  await expect(verifyTypedData(checked)).resolves.toBe(true)
  wallet.switchChain(31_338)
  await expect(ask('eth_signTypedData_v4', address, JSON.stringify(typed))).rejects.toMatchObject({
    code: -32602,
  })
})

test('a transaction is mined on the chain the wallet is on', async () => {
  const { ask, wallet } = open({ chainId: 31_338 })
  const [from] = (await ask('eth_requestAccounts')) as string[]
  const to = '0x00000000000000000000000000000000000000A1'
  const value = toHex(parseEther('0.25'))
  const hash = await ask('eth_sendTransaction', { from, to, value })
  // The node says the hash before the block is there.
  await expect.poll(() => ask('eth_getTransactionReceipt', hash)).toMatchObject({ status: '0x1' })
  const balance = (url: string) =>
    createPublicClient({ transport: http(url) }).getBalance({ address: to })
  expect([await balance(one), await balance(two)]).toEqual([0n, parseEther('0.25')])
  expect(wallet.requests.map(({ method }) => method)).toContain('eth_sendTransaction')
})

test('a transaction of another account, for another chain or beyond the balance is refused', async () => {
  const { ask } = open()
  const [from] = (await ask('eth_requestAccounts')) as string[]
  const stranger = '0x00000000000000000000000000000000000000A1'
  await expect(ask('eth_sendTransaction', { from: stranger, to: from })).rejects.toMatchObject({
    code: 4100,
  })
  await expect(
    ask('eth_sendTransaction', { from, to: stranger, chainId: '0x1' }),
  ).rejects.toMatchObject({ code: -32602 })
  await expect(
    ask('eth_sendTransaction', { from, to: stranger, value: toHex(parseEther('999999')) }),
  ).rejects.toMatchObject({ name: 'ProviderRpcError', message: /insufficient funds/i })
})

test('a batch is sent call by call, its state can be read, and an atomic one is refused', async () => {
  const { ask } = open()
  const [from] = (await ask('eth_requestAccounts')) as string[]
  const to = '0x00000000000000000000000000000000000000A2'
  const batch = {
    version: '2.0.0',
    chainId: '0x7a69',
    from,
    calls: [
      { to, value: '0x1' },
      { to, value: '0x2' },
    ],
  }
  await expect(ask('wallet_getCapabilities', from)).resolves.toEqual({
    '0x7a69': { atomic: { status: 'unsupported' } },
    '0x7a6a': { atomic: { status: 'unsupported' } },
  })
  const { id } = (await ask('wallet_sendCalls', batch)) as { id: string }
  // The node takes the calls before their blocks are there.
  await expect
    .poll(() => ask('wallet_getCallsStatus', id))
    .toMatchObject({ status: 200, receipts: [{ status: '0x1' }, { status: '0x1' }] })
  await expect(ask('wallet_sendCalls', { ...batch, atomicRequired: true })).rejects.toMatchObject({
    code: 5760,
  })
  await expect(ask('wallet_getCallsStatus', 'unknown')).rejects.toMatchObject({ code: 5730 })
})

test('a page reaches the node for reading, never for its debugging methods', async () => {
  const { ask } = open()
  await expect(ask('eth_blockNumber')).resolves.toMatch(/^0x/)
  for (const method of ['anvil_setBalance', 'evm_mine', 'eth_sign', 'toString'])
    await expect(ask(method)).rejects.toMatchObject({ code: 4200 })
})

test('what is no request is refused as one', async () => {
  const { wallet, ask } = open()
  await expect(wallet.provider.request(undefined as never)).rejects.toMatchObject({ code: -32600 })
  for (const method of ['personal_sign', 'eth_sendTransaction', 'wallet_switchEthereumChain'])
    await expect(ask(method, null)).rejects.toMatchObject({ code: -32602 })
})

test('a listener that throws does not keep the others from hearing', () => {
  const { wallet } = open()
  wallet.provider.on('chainChanged', () => {
    throw new Error('listener')
  })
  const events = heard(wallet)
  wallet.switchChain(31_338)
  expect(events).toEqual([['chainChanged', '0x7a6a']])
  wallet.destroy()
  expect(wallet.state.listeners).toBe(0)
})
