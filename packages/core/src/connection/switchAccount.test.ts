import { beforeEach, expect, test } from 'vitest'
import { startClient } from '../startClient.js'
import { createTestClient } from '../testing/createTestClient.js'
import { fakeAdapter, fakeConnector, fakeSession } from '../testing/fakeAdapter.js'
import { memoryStorage } from '../testing/memoryStorage.js'
import type { Account } from '../WalletSession.js'
import { connect } from './connect.js'
import { disconnect } from './disconnect.js'
import { switchAccount } from './switchAccount.js'
import { switchConnection } from './switchConnection.js'

const kestrel = { connectorId: 'test.kestrel', namespace: 'eip155' } as const
const bramble = { connectorId: 'test.bramble', namespace: 'eip155' } as const
const accountsOf = ([first = '', ...others]: readonly string[]): [Account, ...Account[]] => [
  { address: first, type: 'eoa' },
  ...others.map((address): Account => ({ address, type: 'eoa' })),
]
const one = 'eip155:1'
const two = 'eip155:10'

/** A wallet that gives two accounts, and another one. What the wallet says is what it gives when it is asked, too. */
function open(storage = memoryStorage()) {
  let given = fakeSession({ accounts: accountsOf(['0x0a', '0x0b']), caipNetworkId: one })
  const other = fakeSession({ accounts: accountsOf(['0x0c']), caipNetworkId: one })
  const sessionOf = async (id: string) => (id === 'test.kestrel' ? given : other)
  const adapter = fakeAdapter({
    connectors: [fakeConnector(), fakeConnector({ id: 'test.bramble', name: 'Bramble' })],
    connect: ({ id }) => sessionOf(id),
    reconnect: sessionOf,
  })
  const client = createTestClient({ adapters: [adapter] }, { localStorage: () => storage })
  startClient(client)
  return {
    client,
    wake: () => client.handles.wake?.(),
    say(addresses: readonly string[], caipNetworkId: typeof one | typeof two = one) {
      given = fakeSession({ accounts: accountsOf(addresses), caipNetworkId })
      adapter.emitter().session('test.kestrel', given)
    },
    inUse: () =>
      client.store.getState().connection.byNamespace.eip155?.accounts.map(({ address }) => address),
  }
}

let page: ReturnType<typeof open>
let storage: ReturnType<typeof memoryStorage>
beforeEach(async () => {
  storage = memoryStorage()
  page = open(storage)
  await page.wake()
  await connect(page.client, kestrel)
  switchAccount(page.client, { namespace: 'eip155', address: '0x0b' })
})

test('an account that the user chose stays in use when the wallet is on another network', () => {
  page.say(['0x0a', '0x0b'], two)
  expect(page.inUse()).toEqual(['0x0b', '0x0a'])
  page.say(['0x0a', '0x0d', '0x0b'], one)
  expect(page.inUse()).toEqual(['0x0b', '0x0a', '0x0d'])
})

test('it stays in use after a reload', async () => {
  const reloaded = open(storage)
  await reloaded.wake()
  await expect.poll(reloaded.inUse).toEqual(['0x0b', '0x0a'])
  reloaded.say(['0x0a', '0x0b'], two)
  expect(reloaded.inUse()).toEqual(['0x0b', '0x0a'])
})

test('the wallet’s first is in use when the wallet names another one first, also after a reload', async () => {
  page.say(['0x0d', '0x0a', '0x0b'])
  expect(page.inUse()).toEqual(['0x0d', '0x0a', '0x0b'])
  page.say(['0x0a', '0x0b'])
  expect(page.inUse()).toEqual(['0x0a', '0x0b'])
  const reloaded = open(storage)
  await reloaded.wake()
  await expect.poll(reloaded.inUse).toEqual(['0x0a', '0x0b'])
})

test('the wallet’s first is in use when the wallet takes the chosen one back', () => {
  page.say(['0x0a'])
  expect(page.inUse()).toEqual(['0x0a'])
  page.say(['0x0a', '0x0b'])
  expect(page.inUse()).toEqual(['0x0a', '0x0b'])
})

test('the choice ends with the connection, and with the choice of the wallet’s first', async () => {
  switchAccount(page.client, { namespace: 'eip155', address: '0x0a' })
  page.say(['0x0b', '0x0a'])
  expect(page.inUse()).toEqual(['0x0b', '0x0a'])
  page.say(['0x0a', '0x0b'])
  switchAccount(page.client, { namespace: 'eip155', address: '0x0b' })
  await disconnect(page.client)
  await connect(page.client, kestrel)
  expect(page.inUse()).toEqual(['0x0a', '0x0b'])
})

test('it is in use again when its wallet is, after another wallet was', async () => {
  await connect(page.client, bramble)
  expect(page.inUse()).toEqual(['0x0c'])
  page.say(['0x0a', '0x0b'], two)
  switchConnection(page.client, kestrel)
  expect(page.inUse()).toEqual(['0x0b', '0x0a'])
  page.say(['0x0a', '0x0b'], one)
  expect(page.inUse()).toEqual(['0x0b', '0x0a'])
  await connect(page.client, bramble)
  await disconnect(page.client, bramble)
  expect(page.inUse()).toEqual(['0x0b', '0x0a'])
})
