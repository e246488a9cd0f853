import { FoyerError } from '@foyer/protocol'
import { describe, expect, test } from 'vitest'
import { connect } from '../connection/connect.js'
import { disconnect } from '../connection/disconnect.js'
import { closeModal } from '../modal/closeModal.js'
import { continueToConnect } from '../modal/continueToConnect.js'
import { openModal } from '../modal/openModal.js'
import { showView } from '../modal/showView.js'
import { topEntry } from '../modal/topEntry.js'
import { recall, remember } from '../remembered.js'
import { sendTransaction } from '../requests/sendTransaction.js'
import { signMessage } from '../requests/signMessage.js'
import { selectNetwork, viewForNetwork } from '../screens/selectNetwork.js'
import { startClient } from '../startClient.js'
import { createTestClient, testNetwork } from '../testing/createTestClient.js'
import { fakeAdapter, fakeAddress, fakeConnector, fakeSession } from '../testing/fakeAdapter.js'
import { memoryStorage } from '../testing/memoryStorage.js'
import { activeNetworkId, isUnsupported } from './state.js'
import { switchChain } from './switchChain.js'

const kestrel = { connectorId: 'test.kestrel', namespace: 'eip155' } as const
const solana = testNetwork(1, { chainNamespace: 'solana', caipNetworkId: 'solana:abc', id: 'abc' })
const networks = [testNetwork(1), testNetwork(10), solana] as const

test('the chain family in use stays the one in use after a reload, whichever wallet answers first', async () => {
  const kept = memoryStorage()
  const open = (evm: Promise<unknown> = Promise.resolve()) => {
    const adapters = [
      fakeAdapter({ reconnect: () => evm.then(() => fakeSession()) }),
      fakeAdapter({
        namespace: 'solana',
        reconnect: async () => fakeSession({ caipNetworkId: 'solana:abc' }),
      }),
    ]
    const client = createTestClient({ networks, adapters }, { localStorage: () => kept })
    startClient(client)
    return { client, state: client.store.getState }
  }
  const first = open()
  await connect(first.client, kestrel)
  // As one approval of a paired wallet connects both.
  remember(first.client, 'connected', [kestrel, { ...kestrel, namespace: 'solana' }])
  first.client.destroy()
  let answer = () => {}
  const slow = new Promise<void>((resolve) => {
    answer = resolve
  })
  const { state } = open(slow)
  await expect.poll(() => state().connection.byNamespace.solana).toBeDefined()
  expect(state().network.active).toBe('eip155')
  answer()
  await expect.poll(() => state().connection.byNamespace.eip155).toBeDefined()
  expect(state().network.active).toBe('eip155')
})

describe('choosing a network', () => {
  const view = (network: `eip155:${string}` | `solana:${string}`, rest = {}, options = {}) => {
    const client = createTestClient({ networks, ...options })
    return viewForNetwork(client.store.getState(), client.options, { network, ...rest })?.name
  }

  test('the same network changes nothing, and the same number in another family is not the same', () => {
    expect(view('eip155:1')).toBeUndefined()
    expect(view('solana:abc')).toBe('SwitchNetwork')
  })

  test('a network that is not listed is explained, unless such are allowed or switching is off', () => {
    expect(view('eip155:999')).toBe('UnsupportedChain')
    expect(view('eip155:999', {}, { allowUnsupportedChain: true })).toBeUndefined()
    expect(view('eip155:999', {}, { enableNetworkSwitch: false })).toBeUndefined()
  })

  test('another family without an account asks for a wallet of it, once no confirmation is due', () => {
    expect(view('solana:abc', { ignoreConfirmation: true })).toBe('SwitchActiveChain')
    expect(view('eip155:10', { ignoreConfirmation: true })).toBe('SwitchNetwork')
  })

  test('an embedded wallet that serves the family is asked at once', async () => {
    const auth = fakeConnector({ id: 'ID_AUTH', type: 'AUTH', name: 'Auth' })
    const client = createTestClient({ networks, adapters: [fakeAdapter({ connectors: [auth] })] })
    startClient(client)
    await connect(client, { connectorId: 'ID_AUTH', namespace: 'eip155' })
    selectNetwork(client, { network: 'eip155:10', ignoreConfirmation: true })
    expect(topEntry(client.store.getState().modal.history).name).toBe('SwitchNetwork')
  })
})

describe('switching', () => {
  test('without a wallet the choice holds at once, and is remembered', async () => {
    const client = createTestClient({ adapters: [fakeAdapter()] })
    startClient(client)
    await switchChain(client, { network: 'eip155:10' })
    expect(activeNetworkId(client.store.getState().network)).toBe('eip155:10')
    expect(recall(client, 'networks')).toEqual({ eip155: 'eip155:10' })
  })

  test('a wallet is asked, and a refusal leaves everything as it was', async () => {
    const refuse = () => Promise.reject(new FoyerError('user_rejected'))
    const client = createTestClient({ adapters: [fakeAdapter({ switchChain: refuse })] })
    startClient(client)
    await connect(client, kestrel)
    await expect(switchChain(client, { network: 'eip155:10' })).rejects.toMatchObject({
      code: 'user_rejected',
    })
    expect(client.store.getState().network).toMatchObject({
      selected: { eip155: 'eip155:1' },
      switching: undefined,
    })
  })

  test('is reported to the host once, also where the wallet names it first', async () => {
    const adapter = fakeAdapter({
      switchChain: async (id) =>
        adapter.emitter().session(id, fakeSession({ caipNetworkId: 'eip155:10' })),
    })
    const client = createTestClient({ adapters: [adapter] })
    startClient(client)
    await connect(client, kestrel)
    const told: string[] = []
    client.store.subscribe(({ telemetry: { last } }, before) => {
      if (last && last !== before.telemetry.last) told.push(last.data.event)
    })
    await switchChain(client, { network: 'eip155:10' })
    expect(told).toEqual(['SWITCH_NETWORK'])
  })

  test('a wallet that never answers holds nothing up once it is let go, or the client destroyed', async () => {
    const silent = fakeAdapter({ switchChain: () => new Promise(() => {}) })
    const client = createTestClient({ adapters: [silent] })
    startClient(client)
    await connect(client, kestrel)
    const first = switchChain(client, { network: 'eip155:10' })
    const left = expect(first).rejects.toMatchObject({ code: 'connector_not_connected' })
    await disconnect(client)
    await left
    expect(client.store.getState().network.switching).toBeUndefined()
    await connect(client, kestrel)
    const second = switchChain(client, { network: 'eip155:10' })
    const ended = expect(second).rejects.toMatchObject({ code: 'client_destroyed' })
    client.destroy()
    await ended
  })

  test('refuses a network that the host did not list', async () => {
    const client = createTestClient()
    await expect(switchChain(client, { network: 'eip155:5' })).rejects.toThrow(
      'Chain not configured.',
    )
    expect(client.store.getState().notices.alert?.code).toBe('network_not_found')
  })

  test('the views that led to it close after it', async () => {
    const client = createTestClient({ adapters: [fakeAdapter()] })
    startClient(client)
    await connect(client, kestrel)
    openModal(client)
    showView(client, { name: 'Networks' })
    showView(client, { name: 'SwitchNetwork', data: { network: 'eip155:10' } })
    await switchChain(client, { network: 'eip155:10' })
    expect(client.store.getState().modal.history).toEqual([{ name: 'Account' }])
    openModal(client, { view: { name: 'Networks' } })
    await switchChain(client, { network: 'eip155:1' })
    expect(client.store.getState().modal.open).toBe(false)
  })
})

describe('another chain family', () => {
  const wallet = fakeConnector({ id: 'sol', namespace: 'solana', name: 'Sol' })
  const session = fakeSession({ caipNetworkId: 'solana:abc' })
  const willing = () =>
    fakeAdapter({ namespace: 'solana', connectors: [wallet], connect: async () => session })

  test('is connected to for a network of it, and that network is the one in use then', async () => {
    const client = createTestClient({ networks, adapters: [fakeAdapter(), willing()] })
    startClient(client)
    await connect(client, kestrel)
    openModal(client)
    selectNetwork(client, { network: 'solana:abc', ignoreConfirmation: true })
    const entry = topEntry(client.store.getState().modal.history)
    if (entry.name !== 'SwitchActiveChain') throw new Error(`shows ${entry.name}`)
    continueToConnect(client, entry.data)
    expect(client.store.getState().modal.namespace).toBe('solana')
    await connect(client, { connectorId: 'sol', namespace: 'solana' })
    await expect.poll(() => activeNetworkId(client.store.getState().network)).toBe('solana:abc')
    await expect.poll(() => client.store.getState().modal.open).toBe(false)
  })

  const adapters = () => [fakeAdapter(), willing()]
  const familyOf = (client: ReturnType<typeof createTestClient>) => {
    const { modal, network } = client.store.getState()
    return { view: topEntry(modal.history).name, active: network.active }
  }

  test('that the modal is opened for is the one in use at once without a connection', async () => {
    const client = createTestClient({ networks, adapters: adapters() })
    startClient(client)
    const told: string[] = []
    client.store.subscribe(({ telemetry }, before) => {
      if (telemetry.last && telemetry.last !== before.telemetry.last)
        told.push(telemetry.last.data.event)
    })
    openModal(client, { namespace: 'solana' })
    expect(familyOf(client)).toEqual({ view: 'Connect', active: 'solana' })
    expect(told).toEqual(['MODAL_OPEN', 'SWITCH_NETWORK'])
    await connect(client, { connectorId: 'sol', namespace: 'solana' })
    expect(activeNetworkId(client.store.getState().network)).toBe('solana:abc')
    openModal(client, { namespace: 'solana' })
    expect(familyOf(client)).toEqual({ view: 'Account', active: 'solana' })
  })

  test('that the modal is opened for is asked for beside a wallet of another one, and in use then', async () => {
    const client = createTestClient({ networks, adapters: adapters() })
    startClient(client)
    await connect(client, kestrel)
    openModal(client, { namespace: 'solana' })
    expect(familyOf(client)).toEqual({ view: 'SwitchActiveChain', active: 'eip155' })
    const entry = topEntry(client.store.getState().modal.history)
    if (entry.name !== 'SwitchActiveChain') throw new Error('unreachable')
    continueToConnect(client, entry.data)
    await connect(client, { connectorId: 'sol', namespace: 'solana' })
    expect(client.store.getState().network.active).toBe('solana')
    await expect.poll(() => client.store.getState().modal.open).toBe(false)
    // Both are connected: no wallet has to be asked.
    openModal(client, { namespace: 'eip155' })
    expect(familyOf(client)).toEqual({ view: 'Account', active: 'eip155' })
  })

  test('that the modal is opened for is in use once connected, whatever view was asked for', async () => {
    const client = createTestClient({ networks, adapters: adapters() })
    startClient(client)
    await connect(client, kestrel)
    openModal(client, { namespace: 'solana', view: { name: 'Connect' } })
    expect(familyOf(client)).toEqual({ view: 'Connect', active: 'eip155' })
    await connect(client, { connectorId: 'sol', namespace: 'solana' })
    expect(client.store.getState().network.active).toBe('solana')
  })

  test('without networks changes nothing', () => {
    const client = createTestClient({ networks, adapters: adapters() })
    openModal(client, { namespace: 'bip122' })
    expect(familyOf(client)).toEqual({ view: 'Connect', active: 'eip155' })
  })

  test('is what the user goes on with after leaving the other, and the modal stays', async () => {
    const client = createTestClient({ networks, adapters: [fakeAdapter(), willing()] })
    startClient(client)
    await connect(client, kestrel)
    await connect(client, { connectorId: 'sol', namespace: 'solana' })
    openModal(client)
    await disconnect(client, { namespace: 'solana' })
    expect(client.store.getState().modal.open).toBe(true)
    await connect(client, { connectorId: 'sol', namespace: 'solana' })
    await disconnect(client, { namespace: 'eip155' })
    expect(client.store.getState().network.active).toBe('solana')
  })

  test('leads where it was said to lead, once connected', async () => {
    const client = createTestClient({ networks, adapters: [fakeAdapter(), willing()] })
    startClient(client)
    openModal(client, {
      view: { name: 'SwitchActiveChain', data: { switchToChain: 'solana', navigateTo: 'Account' } },
    })
    await connect(client, { connectorId: 'sol', namespace: 'solana' })
    await expect.poll(() => topEntry(client.store.getState().modal.history).name).toBe('Account')
  })
})

describe('a wallet on a network that the app does not have', () => {
  const stray = fakeSession({ caipNetworkId: 'eip155:31339' })

  test('is shown as such after connecting, instead of closing', async () => {
    const client = createTestClient({ adapters: [fakeAdapter({ connect: async () => stray })] })
    startClient(client)
    openModal(client)
    await connect(client, kestrel)
    const { modal, network } = client.store.getState()
    expect(isUnsupported(network)).toBe(true)
    expect(modal).toMatchObject({ open: true, history: [{ name: 'UnsupportedChain' }] })
  })

  test('is shown as such when it goes there, and the modal closes when it comes back', async () => {
    const adapter = fakeAdapter()
    const client = createTestClient({ adapters: [adapter] })
    startClient(client)
    await connect(client, kestrel)
    adapter.emitter().session('test.kestrel', stray)
    expect(client.store.getState().modal).toMatchObject({
      open: true,
      history: [{ name: 'UnsupportedChain' }],
    })
    adapter.emitter().session('test.kestrel', fakeSession())
    expect(client.store.getState().modal.open).toBe(false)
  })

  test('does not cover a page that was only loaded', async () => {
    const client = createTestClient({ adapters: [fakeAdapter({ reconnect: async () => stray })] })
    remember(client, 'connected', [{ namespace: 'eip155', connectorId: 'test.kestrel' }])
    startClient(client)
    await expect.poll(() => isUnsupported(client.store.getState().network)).toBe(true)
    expect(client.store.getState().modal.open).toBe(false)
  })

  test('closes the modal after connecting where networks are not switched', async () => {
    const adapters = [fakeAdapter({ connect: async () => stray })]
    const client = createTestClient({ adapters, enableNetworkSwitch: false })
    startClient(client)
    openModal(client)
    await connect(client, kestrel)
    expect(client.store.getState().modal.open).toBe(false)
  })

  test('does not keep the modal open when there is no such wallet', () => {
    const client = createTestClient({ adapters: [fakeAdapter()] })
    openModal(client, { view: { name: 'UnsupportedChain' } })
    closeModal(client)
    expect(client.store.getState().modal.open).toBe(false)
  })

  test('is left alone where the host allows it', async () => {
    const adapter = fakeAdapter()
    const client = createTestClient({ adapters: [adapter], allowUnsupportedChain: true })
    startClient(client)
    await connect(client, kestrel)
    adapter.emitter().session('test.kestrel', stray)
    expect(client.store.getState().modal.open).toBe(false)
  })

  test('signs there all the same, since no network takes part', async () => {
    const adapters = [fakeAdapter({ connect: async () => stray })]
    const client = createTestClient({ adapters, allowUnsupportedChain: true })
    startClient(client)
    await connect(client, kestrel)
    await expect(signMessage(client, { message: 'hi' })).resolves.toBe('0x00')
    await expect(sendTransaction(client, { to: fakeAddress })).rejects.toMatchObject({
      code: 'chain_not_configured',
    })
  })

  test('its network is forgotten with it', async () => {
    const adapter = fakeAdapter()
    const client = createTestClient({ adapters: [adapter] })
    startClient(client)
    await connect(client, kestrel)
    adapter.emitter().session('test.kestrel', stray)
    adapter.emitter().session('test.kestrel', undefined)
    expect(activeNetworkId(client.store.getState().network)).toBe('eip155:1')
  })
})
