import { describe, expect, test } from 'vitest'
import { connect } from '../connection/connect.js'
import { prepareWallets } from '../connection/prepareWallets.js'
import { start } from '../start.js'
import { createTestClient } from '../testing/createTestClient.js'
import { fakeAdapter, fakeConnector, fakeSession } from '../testing/fakeAdapter.js'
import { back } from './back.js'
import { close } from './close.js'
import { hide } from './hide.js'
import { top } from './history.js'
import { open } from './open.js'
import { show } from './show.js'

const kestrel = { connectorId: 'test.kestrel', namespace: 'eip155' } as const
const shown = (client: ReturnType<typeof createTestClient>) => {
  const { open, history } = client.store.getState().modal
  return open ? top(history).name : undefined
}

describe('the modal', () => {
  test('opens at Connect, and at Account once a wallet is connected', async () => {
    const client = createTestClient({ adapters: [fakeAdapter()] })
    start(client)
    open(client)
    expect(shown(client)).toBe('Connect')
    await connect(client, kestrel)
    expect(shown(client)).toBeUndefined()
    open(client)
    expect(shown(client)).toBe('Account')
  })

  test('without adapters begins at the code, and on a phone at the wallets', () => {
    const window = { navigator: { userAgent: 'Mozilla/5.0 (iPhone)' } } as Window
    const desktop = createTestClient()
    open(desktop)
    expect(shown(desktop)).toBe('ConnectingWalletConnectBasic')
    const phone = createTestClient({}, { window: () => window })
    open(phone)
    expect(shown(phone)).toBe('AllWallets')
  })

  test('forgets the way through the views when it closes', () => {
    const client = createTestClient({ adapters: [fakeAdapter()] })
    open(client)
    show(client, { name: 'AllWallets' })
    close(client)
    expect(client.store.getState().modal).toMatchObject({
      open: false,
      history: [{ name: 'Connect' }],
    })
  })

  test('closes when there is no view to go back to', () => {
    const client = createTestClient({ adapters: [fakeAdapter()] })
    open(client)
    show(client, { name: 'AllWallets' })
    back(client)
    expect(shown(client)).toBe('Connect')
    back(client)
    expect(shown(client)).toBeUndefined()
  })

  test('shakes and stays where a choice is due, and can still be put away by the app', async () => {
    const stray = fakeSession({ caipNetworkId: 'eip155:31339' })
    const client = createTestClient({ adapters: [fakeAdapter({ connect: async () => stray })] })
    start(client)
    await connect(client, kestrel)
    open(client, { view: { name: 'UnsupportedChain' } })
    close(client)
    expect(client.store.getState().modal).toMatchObject({ open: true, shakes: 1 })
    hide(client)
    expect(shown(client)).toBeUndefined()
  })

  test('in the page itself shows the account after connecting, and Connect after it is gone', async () => {
    const adapter = fakeAdapter()
    const client = createTestClient({ adapters: [adapter], enableEmbedded: true })
    start(client)
    await connect(client, kestrel)
    expect(top(client.store.getState().modal.history).name).toBe('Account')
    adapter.tell().session('test.kestrel', undefined)
    expect(top(client.store.getState().modal.history).name).toBe('Connect')
  })

  test('asks nobody and loads nothing of a wallet by opening; what connecting needs is loaded on call', async () => {
    const adapter = fakeAdapter({ connectors: [fakeConnector()] })
    const client = createTestClient({ adapters: [adapter] })
    start(client)
    open(client)
    await client.awake.current?.()
    expect(adapter.calls).toEqual([])
    await prepareWallets(client)
    expect(adapter.calls).toEqual(['prepare'])
  })
})
