import { afterEach, expect, test } from 'vitest'
import { nowhere, testBench } from './fixtures/testBench.js'

let benches: ReturnType<typeof testBench>[] = []
const bench = (parameters?: testBench.Parameters) => {
  const made = testBench(parameters)
  benches.push(made)
  return made
}
afterEach(() => {
  for (const one of benches) one.end()
  benches = []
})

test.each([
  ['nothing that is an address', ['0x1', 7, null, {}], 'wallet_failed'],
  ['no list', 'everything', 'wallet_failed'],
  ['no account at all', [], 'wallet_locked'],
  ['nothing', undefined, 'wallet_failed'],
])('a wallet that gives %s does not get connected', async (_, accounts, code) => {
  const { wallet, connect, adapter, id } = bench()
  wallet.reply('eth_requestAccounts', () => accounts)
  await expect(connect()).rejects.toMatchObject({ code })
  expect(wallet.switches.listeners()).toBe(0)
  await expect(adapter.getProvider(id)).rejects.toMatchObject({ code: 'connector_not_connected' })
})

test('what is no address is left out, and each address is listed once, with its checksum', async () => {
  const { wallet, connect, address } = bench()
  wallet.reply('eth_requestAccounts', () => ['0x1', address.toLowerCase(), address, { length: 42 }])
  const { accounts } = await connect()
  expect(accounts).toEqual([{ address, type: 'eoa' }])
})

test.each([Number.NaN, '0x', '0x0', '', '0xffffffffffffffffffff', -1, 1.5, {}, null, [1], true])(
  'a wallet that says it stands on %j does not get connected',
  async (chainId) => {
    const { wallet, connect } = bench()
    wallet.reply('eth_chainId', () => chainId)
    await expect(connect()).rejects.toMatchObject({ code: 'wallet_failed' })
    expect(wallet.switches.listeners()).toBe(0)
  },
)

test.each([undefined, null, 'no', 0, {}, { message: undefined }, Symbol('no')])(
  'a wallet that throws %o leaves a sentence and a working adapter',
  async (thrown) => {
    const { wallet, connect } = bench()
    wallet.reply('eth_requestAccounts', () => {
      throw thrown
    })
    await expect(connect()).rejects.toMatchObject({ name: 'FoyerError', code: 'wallet_failed' })
    wallet.reply('eth_requestAccounts', () => [wallet.account.address])
    await expect(connect()).resolves.toBeDefined()
  },
)

test('a wallet that throws before it even gives a promise is contained', async () => {
  const { wallet, connect } = bench()
  wallet.provider.request = () => {
    throw Object.assign(new Error('no'), { code: 4001 })
  }
  await expect(connect()).rejects.toMatchObject({ code: 'user_rejected' })
})

test('a wallet that ends its session while it is asked to move is not connected', async () => {
  const { wallet, connect } = bench({ known: [31338, 31337] })
  wallet.reply('wallet_switchEthereumChain', () => {
    wallet.switches.revoke()
    throw Object.assign(new Error('no'), { code: 4001 })
  })
  await expect(connect(nowhere)).rejects.toMatchObject({ code: 'connector_not_connected' })
  expect(wallet.switches.listeners()).toBe(0)
})

test('a wallet that is connected while it is still being let go stays connected', async () => {
  const { wallet, connect, adapter, id } = bench()
  await connect()
  wallet.reply('wallet_revokePermissions', () => new Promise(() => {}))
  const [, session] = await Promise.all([adapter.disconnect(id), connect()])
  expect(session.caipNetworkId).toBe('eip155:31337')
  await expect(adapter.getProvider(id)).resolves.toBeDefined()
  expect(wallet.switches.listeners()).toBeGreaterThan(0)
})

test('a wallet that answers twice is heard once', async () => {
  const { wallet, connect, address, sessions } = bench()
  const other = `0x${'1'.repeat(40)}`
  wallet.reply('eth_requestAccounts', () => ({
    // biome-ignore lint/suspicious/noThenProperty: the wallet under test does what it should not
    then(answer: (accounts: readonly string[]) => void) {
      answer([address])
      answer([other])
    },
  }))
  const { accounts } = await connect()
  expect(accounts).toEqual([{ address, type: 'eoa' }])
  expect(sessions).toEqual([])
})

test('nonsense that a wallet reports by itself changes nothing or ends the session, until it makes sense again', async () => {
  const { wallet, connect, sessions, adapter, address, id } = bench()
  await connect()
  for (const value of [Number.NaN, '0x', {}, null, 'x'.repeat(10_000)])
    wallet.emit('chainChanged', value)
  expect(sessions).toEqual([])
  wallet.emit('accountsChanged', ['0x1', {}])
  expect(sessions).toEqual([undefined])
  wallet.emit('accountsChanged', [{}])
  expect(sessions).toEqual([undefined])
  wallet.emit('accountsChanged', [address])
  await expect.poll(() => sessions.at(-1)).toMatchObject({ accounts: [{ address }] })
  await adapter.disconnect(id)
  expect(wallet.switches.listeners()).toBe(0)
})

test('the same accounts reported twice are one change', async () => {
  const { wallet, connect, sessions } = bench()
  await connect()
  const other = `0x${'11'.repeat(20)}`
  wallet.emit('accountsChanged', [other])
  wallet.emit('accountsChanged', [other])
  expect(sessions).toHaveLength(1)
  expect(sessions[0]?.accounts[0].address).toBe(other)
})

test('a lost connection that the wallet will restore does not end the session', async () => {
  const { wallet, connect, sessions } = bench()
  await connect()
  wallet.emit('disconnect', { code: 1013 })
  await Promise.resolve()
  expect(sessions).toEqual([])
  wallet.emit('disconnect', { code: 4900 })
  await expect.poll(() => sessions).toEqual([undefined])
})

test('a wallet without events can be connected and left', async () => {
  const { wallet, connect, adapter, id } = bench()
  Object.assign(wallet.provider, { on: undefined, removeListener: 'no' })
  await connect()
  await adapter.disconnect(id)
  await expect(adapter.getProvider(id)).rejects.toMatchObject({ code: 'connector_not_connected' })
})

test('a wallet that keeps calling after it was let go is not heard', async () => {
  const { wallet, connect, adapter, id, sessions } = bench()
  wallet.provider.removeListener = () => {}
  await connect()
  await adapter.disconnect(id)
  wallet.emit('accountsChanged', [`0x${'11'.repeat(20)}`])
  wallet.emit('chainChanged', '0x5')
  expect(sessions).toEqual([])
})

test('the wallet is asked in the turn of the call, once the adapter is prepared', async () => {
  const { wallet, connect, adapter } = bench()
  await adapter.prepare()
  expect(wallet.asked).toEqual([])
  expect(wallet.switches.listeners()).toBe(0)
  let turns = 0
  const timer = setImmediate(() => {
    turns += 1
  })
  const connected = connect()
  while (wallet.asked.length === 0 && turns === 0) await Promise.resolve()
  clearImmediate(timer)
  expect(turns).toBe(0)
  expect(wallet.asked[0]).toEqual({ method: 'eth_requestAccounts' })
  await connected
})

test('leaving a wallet takes its permission back, and the next time it asks anew', async () => {
  const { wallet, connect, adapter, id } = bench()
  await connect()
  await adapter.disconnect(id)
  expect(wallet.asked.at(-1)?.method).toBe('wallet_revokePermissions')
  await connect()
  expect(wallet.asked.map(({ method }) => method)).toContain('wallet_requestPermissions')
})

test('an adapter that is destroyed while its code loads leaves nothing behind', async () => {
  const { wallet, adapter } = bench()
  const prepared = adapter.prepare()
  adapter.destroy()
  await prepared
  expect(wallet.switches.listeners()).toBe(0)
})
