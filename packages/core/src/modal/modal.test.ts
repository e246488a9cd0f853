import { solanaDevnet } from '@foyer/protocol/networks'
import { describe, expect, test } from 'vitest'
import { connect } from '../connection/connect.js'
import { prepareWallets } from '../connection/prepareWallets.js'
import { switchChain } from '../network/switchChain.js'
import { startClient } from '../startClient.js'
import { createTestClient, testNetwork } from '../testing/createTestClient.js'
import { fakeAdapter, fakeConnector, fakeSession } from '../testing/fakeAdapter.js'
import { closeModal } from './closeModal.js'
import { dropModal } from './dropModal.js'
import { goBack } from './goBack.js'
import { hideModal } from './hideModal.js'
import { openModal } from './openModal.js'
import { setLanguage } from './setLanguage.js'
import { showView } from './showView.js'
import { topEntry } from './topEntry.js'

const kestrel = { connectorId: 'test.kestrel', namespace: 'eip155' } as const
const shown = (client: ReturnType<typeof createTestClient>) => {
  const { open, history } = client.store.getState().modal
  return open ? topEntry(history).name : undefined
}

describe('the modal', () => {
  test('opens at Connect, and at Account once a wallet is connected', async () => {
    const client = createTestClient({ adapters: [fakeAdapter()] })
    startClient(client)
    openModal(client)
    expect(shown(client)).toBe('Connect')
    await connect(client, kestrel)
    expect(shown(client)).toBeUndefined()
    openModal(client)
    expect(shown(client)).toBe('Account')
  })

  test('opens at Connect while the chain family in use has no wallet, though another one has', async () => {
    const client = createTestClient({
      networks: [testNetwork(1), solanaDevnet],
      adapters: [fakeAdapter()],
    })
    startClient(client)
    await connect(client, kestrel)
    await switchChain(client, { network: solanaDevnet.caipNetworkId })
    openModal(client)
    expect(shown(client)).toBe('Connect')
    openModal(client, { namespace: 'eip155' })
    expect(shown(client)).toBe('Account')
  })

  test('without adapters begins at the code, and on a phone at the wallets', () => {
    const window = { navigator: { userAgent: 'Mozilla/5.0 (iPhone)' } } as Window
    const desktop = createTestClient()
    openModal(desktop)
    expect(shown(desktop)).toBe('ConnectingWalletConnectBasic')
    const phone = createTestClient({}, { window: () => window })
    openModal(phone)
    expect(shown(phone)).toBe('AllWallets')
  })

  test('forgets the way through the views when it closes', () => {
    const client = createTestClient({ adapters: [fakeAdapter()] })
    openModal(client)
    showView(client, { name: 'AllWallets' })
    closeModal(client)
    expect(client.store.getState().modal).toMatchObject({
      open: false,
      history: [{ name: 'Connect' }],
    })
  })

  test('closes when there is no view to go back to', () => {
    const client = createTestClient({ adapters: [fakeAdapter()] })
    openModal(client)
    showView(client, { name: 'AllWallets' })
    goBack(client)
    expect(shown(client)).toBe('Connect')
    goBack(client)
    expect(shown(client)).toBeUndefined()
  })

  test('shakes and stays where a choice is due, and can still be put away by the app', async () => {
    const stray = fakeSession({ caipNetworkId: 'eip155:31339' })
    const client = createTestClient({ adapters: [fakeAdapter({ connect: async () => stray })] })
    startClient(client)
    await connect(client, kestrel)
    openModal(client, { view: { name: 'UnsupportedChain' } })
    closeModal(client)
    expect(client.store.getState().modal).toMatchObject({ open: true, shakes: 1 })
    hideModal(client)
    expect(shown(client)).toBeUndefined()
  })

  test.each([hideModal, dropModal])(
    'shut by $name it keeps what has arrived of the language',
    (shut) => {
      const client = createTestClient({ adapters: [fakeAdapter()] })
      openModal(client)
      setLanguage(client, 'ar')
      shut(client)
      expect(client.store.getState().modal).toMatchObject({ open: false, language: { tag: 'ar' } })
    },
  )

  test('in the page itself shows the account after connecting, and Connect after it is gone', async () => {
    const adapter = fakeAdapter()
    const client = createTestClient({ adapters: [adapter], enableEmbedded: true })
    startClient(client)
    await connect(client, kestrel)
    expect(topEntry(client.store.getState().modal.history).name).toBe('Account')
    adapter.emitter().session('test.kestrel', undefined)
    expect(topEntry(client.store.getState().modal.history).name).toBe('Connect')
  })

  test('sends no request and loads nothing of a wallet by opening; what connecting needs is loaded on call', async () => {
    const adapter = fakeAdapter({ connectors: [fakeConnector()] })
    const client = createTestClient({ adapters: [adapter] })
    startClient(client)
    openModal(client)
    await client.handles.wake?.()
    expect(adapter.calls).toEqual([])
    await prepareWallets(client)
    expect(adapter.calls).toEqual(['prepare'])
  })
})
