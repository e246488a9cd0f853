import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { emailThrottleMs, formatCaipNetworkId, toFoyerError } from '@foyer/protocol'
import { createWallet } from '@foyer/testing'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { adaptersOf } from '../adaptersOf.js'
import type { Client } from '../Client.js'
import { getConnectionStatus } from '../connection/state.js'
import { embeddedConnectorId } from '../connectorIds.js'
import { eoa, refuse, silence } from '../embedded/fixtures/fakeFrame.js'
import { openPages } from '../embedded/fixtures/openPage.js'
import { switchChain as switchEvmChain } from '../families/eip155/features/switchChain.js'
import { closeModal } from '../modal/closeModal.js'
import { goBack } from '../modal/goBack.js'
import { hideModal } from '../modal/hideModal.js'
import { openModal } from '../modal/openModal.js'
import { showView } from '../modal/showView.js'
import { topEntry } from '../modal/topEntry.js'
import type { FoyerOptions } from '../options.js'
import { cancelPairing } from '../pairing/cancelPairing.js'
import {
  address,
  allOf,
  createPairingBrowser,
  everywhere,
  solana,
} from '../pairing/fixtures/createPairingBrowser.js'
import { preparePairing } from '../pairing/preparePairing.js'
import { getProvider } from '../requests/getProvider.js'
import { startClient } from '../startClient.js'
import { createTestClient, testNetwork } from '../testing/createTestClient.js'
import { fakeAdapter, fakeAddress, fakeConnector, fakeSession } from '../testing/fakeAdapter.js'
import type { WalletSession } from '../WalletSession.js'
import { walletRows } from '../wallets/list.js'
import { listContext } from '../wallets/listContext.js'
import { awaitDevice } from './awaitDevice.js'
import { beginConnect } from './beginConnect.js'
import { callOffOnClose } from './callOffOnClose.js'
import { changeEmail } from './changeEmail.js'
import { chooseAccount } from './chooseAccount.js'
import { leaveWallet } from './leaveWallet.js'
import { leaveWalletPage } from './leaveWalletPage.js'
import { logInByFarcaster } from './logInByFarcaster.js'
import { logInSocially } from './logInSocially.js'
import { openWalletPage } from './openWalletPage.js'
import { pickNetwork } from './pickNetwork.js'
import { pickSocial } from './pickSocial.js'
import { pickWallet } from './pickWallet.js'
import { pickWay } from './pickWay.js'
import { prepareLogin } from './prepareLogin.js'
import { resendMail } from './resendMail.js'
import { submitCode } from './submitCode.js'
import { submitEmail } from './submitEmail.js'
import { switchNetwork } from './switchNetwork.js'

// Every flow of the modal, from its opening to its end, with no document and no React: what a screen may do is what is called here.

const timeout = 15_000
const email = 'ada@example.com'
const loginPage = openPages(onTestFinished)

/** The view that the modal shows; `undefined` while it is closed. */
const shown = ({ store }: Client) => {
  const { modal } = store.getState()
  return modal.open ? topEntry(modal.history).name : undefined
}
const becomes = <value>(read: () => value) => expect.poll(read, { timeout })

const pick = (client: Client, name: string) => {
  const row = walletRows(client.store.getState().wallets, listContext(client)).find(
    (one) => one.name === name,
  )
  if (!row) throw new Error(`${name} is not listed`)
  pickWallet(client, row)
}

/** A wallet of the test kit in a page without a document, and an adapter that asks it as EIP-1193 has it. */
function injected(name = 'Kestrel') {
  const node = { rpcUrl: 'http://127.0.0.1:1' }
  const wallet = createWallet({
    name,
    announce: 'none',
    storage: 'none',
    window: new EventTarget(),
    chains: [
      { id: 1, ...node },
      { id: 10, ...node },
    ],
  })
  const ask = (method: string, ...params: unknown[]): Promise<unknown> =>
    wallet.provider.request({ method, params }).catch((error: unknown) => {
      throw toFoyerError(error)
    })
  const adapter = fakeAdapter({
    connectors: [fakeConnector({ id: wallet.rdns, rdns: wallet.rdns, name })],
    reconnect: async () => undefined,
    async connect(): Promise<WalletSession> {
      const [address = ''] = (await ask('eth_requestAccounts')) as string[]
      const chainId = String(Number(await ask('eth_chainId')))
      return {
        accounts: [{ address, type: 'eoa' }],
        caipNetworkId: formatCaipNetworkId({ namespace: 'eip155', chainId }),
      }
    },
    switchChain: (_, network) =>
      switchEvmChain((method, params) => ask(method, ...((params ?? []) as unknown[])), network),
    disconnect: async () => void (await ask('wallet_revokePermissions', { eth_accounts: {} })),
  })
  return { wallet, adapter }
}

/** A page with an injected wallet, its modal open on the list. */
async function inPage(options: Partial<FoyerOptions> = {}) {
  const { wallet, adapter } = injected()
  const client = createTestClient({ adapters: [adapter], ...options })
  const stop = startClient(client)
  onTestFinished(() => {
    stop()
    client.destroy()
    wallet.destroy()
  })
  openModal(client)
  await vi.waitFor(() => adapter.emitter(), { timeout })
  return { adapter, client, wallet, state: () => client.store.getState() }
}

async function connected(options: Partial<FoyerOptions> = {}) {
  const page = await inPage(options)
  pick(page.client, 'Kestrel')
  await becomes(() => getConnectionStatus(page.state().connection)).toBe('connected')
  return page
}

describe('an injected wallet', () => {
  test('is picked, asked once, connected, and the modal closes', async () => {
    const { client, wallet, state } = await inPage()
    wallet.hold()
    expect(shown(client)).toBe('Connect')
    pick(client, 'Kestrel')
    expect(shown(client)).toBe('ConnectingExternal')
    await becomes(() => wallet.open.length).toBe(1)
    expect(state().screens.attempt).toMatchObject({ status: 'pending' })
    wallet.release()
    await becomes(() => shown(client)).toBeUndefined()
    expect(state().connection.byNamespace.eip155).toMatchObject({
      connectorId: wallet.rdns,
      accounts: [{ address: wallet.addresses[0] }],
    })
    expect(wallet.requests.filter(({ method }) => method === 'eth_requestAccounts')).toHaveLength(1)
  })

  test('that refuses is reported in its view, and connects on the next try', async () => {
    const { client, wallet, state } = await inPage()
    wallet.reject()
    pick(client, 'Kestrel')
    await becomes(() => state().screens.attempt).toMatchObject({
      status: 'error',
      error: { code: 'user_rejected' },
    })
    expect(shown(client)).toBe('ConnectingExternal')
    wallet.approve()
    beginConnect(client, { connectorId: wallet.rdns, namespace: 'eip155' })
    await becomes(() => getConnectionStatus(state().connection)).toBe('connected')
    expect(shown(client)).toBeUndefined()
  })

  test('is not connected by an approval that comes after the modal was closed', async () => {
    const { client, wallet, state } = await inPage()
    wallet.hold()
    pick(client, 'Kestrel')
    await becomes(() => wallet.open.length).toBe(1)
    closeModal(client)
    expect(state().screens.attempt).toBeUndefined()
    expect(getConnectionStatus(state().connection)).toBe('disconnected')
    wallet.release()
    // What it granted is handed back.
    await becomes(() => wallet.state.granted).toBe(false)
    expect(getConnectionStatus(state().connection)).toBe('disconnected')
  })

  test('of two chain families is asked for the one that is picked', async () => {
    const ways = (['eip155', 'solana'] as const).map((namespace) =>
      fakeAdapter({
        namespace,
        connectors: [fakeConnector({ namespace })],
        reconnect: async () => undefined,
        connect: async () =>
          fakeSession({ caipNetworkId: namespace === 'solana' ? solana : 'eip155:1' }),
      }),
    )
    const client = createTestClient({ adapters: ways, ...everywhere })
    const stop = startClient(client)
    onTestFinished(() => {
      stop()
      client.destroy()
    })
    openModal(client)
    for (const way of ways) await vi.waitFor(() => way.emitter(), { timeout })
    pick(client, 'Kestrel')
    expect(shown(client)).toBe('ConnectingMultiChain')
    pickWay(client, { connectorId: 'test.kestrel', namespace: 'solana' })
    expect(shown(client)).toBe('ConnectingExternal')
    await becomes(() => Object.keys(client.store.getState().connection.byNamespace)).toEqual([
      'solana',
    ])
    expect(shown(client)).toBeUndefined()
  })
})

/** A node that says of which chain it is, for a wallet that is to add it. */
async function openNode(chainId: string): Promise<string> {
  const node = createServer((_, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: chainId }))
  })
  await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => void node.close(() => resolve())))
  return `http://127.0.0.1:${(node.address() as AddressInfo).port}`
}

const ten = { network: 'eip155:10' } as const

describe('a connected wallet', () => {
  test('goes to the network that is picked, and the views that led there are left', async () => {
    const { client, wallet, state } = await connected()
    openModal(client)
    expect(shown(client)).toBe('Account')
    showView(client, { name: 'Networks' })
    pickNetwork(client, ten)
    expect(shown(client)).toBe('SwitchNetwork')
    wallet.hold()
    const switching = switchNetwork(client, ten)
    expect(state().screens.tasks?.switchNetwork).toEqual({ status: 'pending', variables: ten })
    await becomes(() => wallet.open.length).toBe(1)
    // What a screen begins twice, as in strict mode, is one request.
    await switchNetwork(client, ten)
    expect(wallet.open).toHaveLength(1)
    wallet.release()
    await switching
    expect(wallet.state.chainId).toBe(10)
    expect(state().connection.byNamespace.eip155?.caipNetworkId).toBe('eip155:10')
    expect(shown(client)).toBe('Account')
    expect(state().screens.tasks?.switchNetwork).toBeUndefined()
  })

  test('that refuses stays on its network and in the view, and goes there on the next try', async () => {
    const { client, wallet, state } = await connected()
    openModal(client)
    pickNetwork(client, ten)
    wallet.reject()
    await expect(switchNetwork(client, ten)).rejects.toMatchObject({ code: 'user_rejected' })
    expect(shown(client)).toBe('SwitchNetwork')
    expect(state().screens.tasks?.switchNetwork).toMatchObject({
      status: 'error',
      error: { code: 'user_rejected' },
    })
    expect(state().network.switching).toBeUndefined()
    expect(state().connection.byNamespace.eip155?.caipNetworkId).toBe('eip155:1')
    wallet.approve()
    await switchNetwork(client, ten)
    expect(shown(client)).toBe('Account')
  })

  test('is not shown in another view by an answer that comes late', async () => {
    const { client, wallet, state } = await connected()
    openModal(client)
    pickNetwork(client, ten)
    wallet.hold()
    const switching = switchNetwork(client, ten).catch(() => {})
    await becomes(() => wallet.open.length).toBe(1)
    goBack(client)
    expect(state().screens.tasks?.switchNetwork).toBeUndefined()
    wallet.reject()
    wallet.release()
    await switching
    expect(state().screens.tasks?.switchNetwork).toBeUndefined()
    expect(shown(client)).toBe('Account')
  })

  test('is offered a network that it does not know, by the host’s own address of it', async () => {
    const url = await openNode('0xa')
    const rpcUrls = { default: { http: [url] } }
    const { client, wallet, state } = await connected({
      networks: [testNetwork(1), testNetwork(10, { rpcUrls })],
    })
    wallet.forgetChain(10)
    openModal(client)
    pickNetwork(client, ten)
    await switchNetwork(client, ten)
    const methods = wallet.requests.map(({ method }) => method)
    expect(methods.filter((method) => method.startsWith('wallet_')).slice(-2)).toEqual([
      'wallet_switchEthereumChain',
      'wallet_addEthereumChain',
    ])
    expect(wallet.state.chainId).toBe(10)
    expect(state().connection.byNamespace.eip155?.caipNetworkId).toBe('eip155:10')
    expect(shown(client)).toBe('Account')
  })

  test('that cannot add a network says so in the view', async () => {
    const url = await openNode('0x1')
    const { client, wallet, state } = await connected({
      networks: [testNetwork(1), testNetwork(10, { rpcUrls: { default: { http: [url] } } })],
    })
    wallet.forgetChain(10)
    openModal(client)
    pickNetwork(client, ten)
    await switchNetwork(client, ten).catch(() => {})
    expect(shown(client)).toBe('SwitchNetwork')
    expect(state().screens.tasks?.switchNetwork?.error).toMatchObject({
      code: 'chain_not_supported',
    })
  })

  test.each(['Account', 'UnsupportedChain'] as const)(
    'is let go in the view %s, and the modal closes',
    async (name) => {
      const { client, wallet, state } = await connected()
      openModal(client, { view: { name } })
      await leaveWallet(client, { namespace: 'eip155' })
      expect(getConnectionStatus(state().connection)).toBe('disconnected')
      expect(wallet.state.granted).toBe(false)
      expect(shown(client)).toBeUndefined()
      expect(state().notices.notice).toBeUndefined()
    },
  )

  test('that does not end its side is disconnected here, and a notice outlives the modal', async () => {
    const { adapter, client, state } = await connected()
    const mine = adaptersOf(client).get('eip155')
    if (!mine || !adapter) throw new Error('No adapter')
    adaptersOf(client).set('eip155', {
      ...mine,
      disconnect: () => Promise.reject(new Error('locked')),
    })
    openModal(client)
    await expect(leaveWallet(client, {})).rejects.toMatchObject({ code: 'disconnect_chain_failed' })
    expect(getConnectionStatus(state().connection)).toBe('disconnected')
    expect(shown(client)).toBeUndefined()
    expect(state().notices.notice).toMatchObject({
      kind: 'error',
      code: 'disconnect_failed',
    })
  })

  test('of several accounts uses the one that is chosen, and none that it did not give', async () => {
    const { client, state } = await connected()
    const [first] = state().connection.byNamespace.eip155?.accounts ?? []
    const second = { address: eoa, type: 'eoa' } as const
    client.store.setState(({ connection }) => ({
      connection: {
        ...connection,
        byNamespace: {
          ...connection.byNamespace,
          ...(connection.byNamespace.eip155 &&
            first && {
              eip155: { ...connection.byNamespace.eip155, accounts: [first, second] },
            }),
        },
      },
    }))
    openModal(client)
    await expect(chooseAccount(client, { namespace: 'eip155', ...second })).resolves.toBe(true)
    expect(state().connection.byNamespace.eip155?.accounts[0]).toEqual(second)
    const other = { namespace: 'eip155', address: fakeAddress, type: 'eoa' } as const
    await expect(chooseAccount(client, { ...other, address: '0x1' })).rejects.toMatchObject({
      code: 'connector_not_connected',
    })
    expect(state().notices.notice).toMatchObject({ kind: 'error', code: 'account_not_found' })
  })
})

test('without a wallet a network holds as it is picked, and the one in use leads back', async () => {
  const { client, state } = await inPage()
  showView(client, { name: 'Networks' })
  pickNetwork(client, ten)
  await becomes(() => state().network.selected.eip155).toBe('eip155:10')
  expect(shown(client)).toBe('Connect')
  showView(client, { name: 'Networks' })
  pickNetwork(client, ten)
  expect(shown(client)).toBe('Connect')
})

describe('a wallet elsewhere', () => {
  /** A page whose modal shows the code for any wallet. */
  async function showingCode() {
    const browser = createPairingBrowser()
    onTestFinished(browser.end)
    const page = browser.openPage()
    const { client, state } = page
    openModal(client)
    await client.handles.wake?.()
    pick(client, 'WalletConnect')
    callOffOnClose(client)
    await preparePairing(client)
    return { ...page, browser, uri: state().pairing.uri ?? '' }
  }

  test('scans the code, approves, and the modal closes', async () => {
    const { browser, client, state, uri } = await showingCode()
    expect(shown(client)).toBe('ConnectingWalletConnect')
    const wallet = await browser.openWallet()
    await wallet.approve(uri, { namespaces: allOf(`eip155:1:${address}`) })
    await becomes(() => state().connection.byNamespace.eip155?.accounts[0].address).toBe(address)
    expect(shown(client)).toBeUndefined()
    await leaveWallet(client, {})
    expect(getConnectionStatus(state().connection)).toBe('disconnected')
  })

  test('that declines is reported in the view, and a new code connects', async () => {
    const { browser, client, state, uri } = await showingCode()
    const wallet = await browser.openWallet()
    const { topic, id } = await wallet.pair(uri)
    const error = { code: 5000, message: 'User rejected.' }
    await wallet.reply(topic, 'wc_sessionPropose', id, { error })
    await becomes(() => state().pairing.status).toBe('declined')
    expect(shown(client)).toBe('ConnectingWalletConnect')
    cancelPairing(client)
    await preparePairing(client)
    const next = await browser.openWallet()
    await next.approve(state().pairing.uri ?? '')
    await becomes(() => getConnectionStatus(state().connection)).toBe('connected')
  })

  test('is not waited for once the modal is closed', async () => {
    const { client, state } = await showingCode()
    closeModal(client)
    expect(state().pairing).toMatchObject({ status: 'idle', uri: undefined })
  })
})

describe('a login by e-mail', () => {
  test('asks for a code, refuses a wrong one, connects by the right one, and the modal closes', async () => {
    const { client, soon, state } = loginPage({
      answers: {
        CONNECT_OTP: ({ otp }: { otp: string }) =>
          otp === '123456' ? undefined : refuse('Wrong code', 'code_wrong'),
      },
    })
    openModal(client)
    await soon(submitEmail(client, { email }))
    expect(shown(client)).toBe('EmailVerifyOtp')
    await expect(submitCode(client, { code: '000000', email })).rejects.toMatchObject({
      code: 'frame_refused',
      data: { reason: 'code_wrong' },
    })
    expect(shown(client)).toBe('EmailVerifyOtp')
    await submitCode(client, { code: '123456', email })
    expect(getConnectionStatus(state().connection)).toBe('connected')
    expect(state().embedded).toMatchObject({ isLoggedIn: true, email })
    expect(shown(client)).toBeUndefined()
  })

  test('waits for the link of a second mail in the place of the code, to which nothing leads back', async () => {
    let letIn: (value: unknown) => void = () => {}
    const { client, soon, state } = loginPage({
      answers: {
        CONNECT_OTP: () => ({ action: 'VERIFY_DEVICE' }),
        CONNECT_DEVICE: () =>
          new Promise((resolve) => {
            letIn = resolve
          }),
      },
    })
    openModal(client)
    await soon(submitEmail(client, { email }))
    await submitCode(client, { code: '123456', email })
    expect(state().modal.history.map(({ name }) => name)).toEqual(['Connect', 'EmailVerifyDevice'])
    awaitDevice(client)
    expect(state().screens.login).toEqual({ view: 'EmailVerifyDevice', status: 'pending' })
    await soon(Promise.resolve())
    letIn(undefined)
    await becomes(() => getConnectionStatus(state().connection)).toBe('connected')
    expect(shown(client)).toBeUndefined()
    expect(state().screens.login).toBeUndefined()
  })

  test('whose view is left is called off', async () => {
    const { client, soon, state, said } = loginPage({
      answers: { CONNECT_OTP: () => ({ action: 'VERIFY_DEVICE' }), CONNECT_DEVICE: () => silence },
    })
    openModal(client)
    await soon(submitEmail(client, { email }))
    await submitCode(client, { code: '123456', email })
    awaitDevice(client)
    await soon(Promise.resolve())
    expect(said('CONNECT_DEVICE')).toHaveLength(1)
    hideModal(client)
    expect(state().screens.login).toBeUndefined()
    await soon(Promise.resolve())
    expect(getConnectionStatus(state().connection)).toBe('disconnected')
  })

  test.each([
    ['another view', (client: Client) => showView(client, { name: 'WhatIsAWallet' })],
    ['Back', goBack],
    ['closing', hideModal],
  ])('shows nothing more over what the user left it for: %s', async (_, leave) => {
    const answers: ((value: unknown) => void)[] = []
    const answered = () => new Promise((resolve) => answers.push(resolve))
    const { client, state, ready, pass } = loginPage({
      answers: { CONNECT_EMAIL: answered, CONNECT_OTP: answered },
    })
    await ready()
    openModal(client)
    for (const [begin, answer] of [
      [() => submitEmail(client, { email }), { action: 'VERIFY_OTP' }],
      [() => submitCode(client, { code: '123456', email }), { action: 'VERIFY_DEVICE' }],
      [() => submitCode(client, { code: '123456', email }), { action: 'RECOVER' }],
      [() => resendMail(client), { action: 'VERIFY_OTP' }],
    ] as const) {
      openModal(client)
      showView(client, { name: 'EmailVerifyOtp', data: { email } })
      const begun = begin()
      await pass(0)
      leave(client)
      const { history } = state().modal
      answers.pop()?.(answer)
      await begun
      expect(state().modal.history).toBe(history)
      hideModal(client)
      await pass(emailThrottleMs)
    }
  })

  test('whose keys only the user has goes to the wallet’s own page, and connects after it', async () => {
    const { client, soon, state } = loginPage({
      answers: { CONNECT_OTP: () => ({ action: 'RECOVER' }) },
    })
    openModal(client)
    await soon(submitEmail(client, { email }))
    await submitCode(client, { code: '123456', email })
    expect(state().modal.history.at(-1)).toEqual({
      name: 'WalletSecurity',
      data: { page: 'recover' },
    })
    await openWalletPage(client, { page: 'recover' })
    expect(getConnectionStatus(state().connection)).toBe('connected')
  })
})

describe('another mail', () => {
  test('is sent for the code when its time has come, and a notice says so', async () => {
    const { client, pass, said, soon, state } = loginPage()
    openModal(client)
    await soon(submitEmail(client, { email }))
    await expect(resendMail(client)).rejects.toMatchObject({ code: 'email_throttled' })
    expect(state().notices.notice).toMatchObject({
      kind: 'error',
      code: 'embedded.loginFailed.throttled',
    })
    await pass(emailThrottleMs)
    await expect(resendMail(client)).resolves.toBe(true)
    await pass(1_000)
    expect(said('CONNECT_EMAIL')).toHaveLength(2)
    expect(state().notices.notice).toMatchObject({ code: 'code_resent' })
    expect(state().screens.tasks?.resend).toEqual({ status: 'success', variables: { email } })
    expect(shown(client)).toBe('EmailVerifyOtp')
  })

  test('for another device begins its wait anew, and connects with the approval', async () => {
    let letIn: (value: unknown) => void = () => {}
    const { client, pass, said, soon, state } = loginPage({
      answers: {
        CONNECT_EMAIL: () => ({ action: 'VERIFY_DEVICE' }),
        CONNECT_DEVICE: () =>
          new Promise((resolve) => {
            letIn = resolve
          }),
      },
    })
    openModal(client)
    await soon(submitEmail(client, { email }))
    expect(shown(client)).toBe('EmailVerifyDevice')
    await pass(emailThrottleMs)
    await resendMail(client)
    await pass(1_000)
    expect(said('CONNECT_DEVICE')).toHaveLength(1)
    expect(state().notices.notice).toMatchObject({ code: 'embedded.verifyDevice.resent' })
    letIn(undefined)
    await becomes(() => getConnectionStatus(state().connection)).toBe('connected')
  })

  test('is not sent in a view that waits for none', async () => {
    const { client, said } = loginPage()
    openModal(client)
    await expect(resendMail(client)).resolves.toBe(false)
    expect(said('CONNECT_EMAIL')).toEqual([])
  })
})

describe('the embedded wallet', () => {
  async function loggedIn(given: Parameters<typeof loginPage>[0] = {}) {
    const page = loginPage(given)
    openModal(page.client)
    await page.soon(submitEmail(page.client, { email }))
    await submitCode(page.client, { code: '123456', email })
    openModal(page.client, { view: { name: 'AccountSettings' } })
    return page
  }
  const account = (type: 'eoa' | 'smartAccount') =>
    ({ namespace: 'eip155', address: eoa, type }) as const

  test('switches to the smart account and back', async () => {
    const { client, pass, state } = await loggedIn()
    const type = () => state().connection.byNamespace.eip155?.accounts[0].type
    for (const wanted of ['smartAccount', 'eoa', 'smartAccount'] as const) {
      await expect(chooseAccount(client, account(wanted))).resolves.toBe(true)
      await pass(0)
      expect(type()).toBe(wanted)
    }
    expect(state().notices.notice).toBeUndefined()
  })

  test('that has no smart account here says so by a notice', async () => {
    const { client, state } = await loggedIn({
      answers: { SET_PREFERRED_ACCOUNT: () => refuse('Not on this network') },
    })
    await expect(chooseAccount(client, account('smartAccount'))).resolves.toBe(false)
    expect(state().notices.notice).toMatchObject({ code: 'embedded.settings.switchFailed' })
  })

  test('is logged out from its settings, in every chain family, and the modal closes', async () => {
    const { client, state } = await loggedIn()
    expect(Object.keys(state().connection.byNamespace)).toHaveLength(2)
    await leaveWallet(client, { namespace: 'eip155' })
    expect(getConnectionStatus(state().connection)).toBe('disconnected')
    expect(shown(client)).toBeUndefined()
  })

  test('opens the page that is pressed; its end shows the list again', async () => {
    let leave: (value: unknown) => void = () => {}
    const { client, said, state } = await loggedIn({
      answers: {
        OPEN_WALLET: () =>
          new Promise((resolve) => {
            leave = resolve
          }),
      },
    })
    showView(client, { name: 'WalletSecurity', data: {} })
    const visit = openWalletPage(client, { page: 'export' })
    expect(state().screens.tasks?.walletPage).toEqual({
      status: 'pending',
      variables: { page: 'export' },
    })
    await becomes(() => said('OPEN_WALLET').length).toBe(1)
    await openWalletPage(client, { page: 'export' })
    expect(said('OPEN_WALLET')).toHaveLength(1)
    leave(undefined)
    await visit
    expect(state().screens.tasks?.walletPage).toBeUndefined()
    expect(shown(client)).toBe('WalletSecurity')
  })

  test('whose page does not open says so; leaving shows the list, or the view before', async () => {
    const { client, state } = await loggedIn({
      answers: { OPEN_WALLET: () => refuse('No', 'server_unreachable') },
    })
    showView(client, { name: 'WalletSecurity', data: {} })
    await expect(openWalletPage(client, { page: 'log' })).rejects.toThrow()
    expect(state().screens.tasks?.walletPage).toMatchObject({ status: 'error' })
    leaveWalletPage(client)
    expect(state().screens.tasks?.walletPage).toBeUndefined()
    expect(shown(client)).toBe('WalletSecurity')
    goBack(client)
    showView(client, { name: 'WalletSecurity', data: { page: 'recover' } })
    await expect(openWalletPage(client, { page: 'recover' })).rejects.toThrow()
    leaveWalletPage(client)
    expect(shown(client)).toBe('AccountSettings')
  })

  test.each([
    ['is left', goBack],
    [
      'is covered by a request',
      (client: Client) => showView(client, { name: 'ApproveTransaction' }),
    ],
    ['goes with the modal', hideModal],
  ])('opens no page in a frame that still loads when the view %s', async (_, leave) => {
    const { client, frames, pass, said } = await loggedIn()
    showView(client, { name: 'WalletSecurity', data: {} })
    frames[0]?.ready()
    await pass(0)
    const visit = openWalletPage(client, { page: 'log' })
    const ended = expect(visit).rejects.toMatchObject({ code: 'connect_cancelled' })
    leave(client)
    await pass(1_000)
    expect(said('OPEN_WALLET')).toEqual([])
    await ended
  })

  test.each([
    ['by another view', (client: Client) => showView(client, { name: 'WhatIsAWallet' })],
    ['by Back', goBack],
    ['by closing', hideModal],
  ])('shows no code of a change of the address that the user left %s', async (_, leave) => {
    let answer: (value: unknown) => void = () => {}
    const { client, pass } = await loggedIn({
      answers: {
        UPDATE_EMAIL: () =>
          new Promise((resolve) => {
            answer = resolve
          }),
      },
    })
    showView(client, { name: 'UpdateEmailWallet' })
    await pass(emailThrottleMs)
    const changing = changeEmail.update(client, { email: 'new@example.com' })
    await pass(0)
    leave(client)
    const before = client.store.getState().modal.history
    answer({ action: 'VERIFY_PRIMARY_OTP' })
    await changing
    expect(client.store.getState().modal.history).toBe(before)
  })

  test('changes its e-mail address by two codes, and says so where nothing is left to do', async () => {
    const { client, pass, state } = await loggedIn()
    showView(client, { name: 'UpdateEmailWallet' })
    const next = 'new@example.com'
    await pass(emailThrottleMs)
    await changeEmail.update(client, { email: next })
    expect(shown(client)).toBe('UpdateEmailPrimaryOtp')
    await changeEmail.confirmOld(client, { code: '123456', email: next })
    expect(shown(client)).toBe('UpdateEmailSecondaryOtp')
    await changeEmail.confirmNew(client, { code: '654321', email: next })
    expect(shown(client)).toBe('AccountSettings')
    expect(state().embedded.email).toBe(next)
    expect(state().notices.notice).toMatchObject({ code: 'embedded.editEmail.updated' })
    expect(state().connection.byNamespace.eip155?.connectorId).toBe(embeddedConnectorId)
  })
})

describe('a social login', () => {
  const popup = () => {
    const opened = { opener: {}, went: [] as string[], closed: false }
    const location = { replace: (uri: string) => void opened.went.push(uri) }
    const close = () => {
      opened.closed = true
    }
    const window = Object.assign(opened, { location, close })
    return { opened, open: () => window }
  }

  test('opens its window in the press, connects, and closes both', async () => {
    const { opened, open: openWindow } = popup()
    const { client, soon, state } = loginPage({ extra: { open: openWindow } })
    openModal(client)
    await prepareLogin(client)
    pickSocial(client, 'github')
    expect(opened.opener).toBeNull()
    expect(shown(client)).toBe('ConnectingSocial')
    logInSocially(client, { provider: 'github' })
    await soon(Promise.resolve())
    await becomes(() => getConnectionStatus(state().connection)).toBe('connected')
    expect(opened.went).toEqual(['https://id.example/authorize?state=1'])
    expect(opened.closed).toBe(true)
    expect(shown(client)).toBeUndefined()
  })

  test('that is pressed before its code is here opens the window once that is, and once alone', async () => {
    const { opened, open: openWindow } = popup()
    let times = 0
    const open = () => {
      times += 1
      return openWindow()
    }
    const { client, soon, state } = loginPage({ extra: { open } })
    openModal(client)
    pickSocial(client, 'github')
    expect(times).toBe(0)
    expect(shown(client)).toBe('ConnectingSocial')
    logInSocially(client, { provider: 'github' })
    expect(times).toBe(1)
    await soon(Promise.resolve())
    await becomes(() => getConnectionStatus(state().connection)).toBe('connected')
    expect(opened.went).toEqual(['https://id.example/authorize?state=1'])
    // A host that shows the view without a press opens no window.
    openModal(client)
    logInSocially(client, { provider: 'github' })
    expect(times).toBe(1)
  })

  test('whose window is blocked tells where to go, and whose provider refuses tells so', async () => {
    let answer: () => unknown = () => silence
    const { client, soon, state } = loginPage({
      extra: { open: () => null },
      answers: { CONNECT_SOCIAL: () => answer() },
    })
    openModal(client)
    pickSocial(client, 'github')
    logInSocially(client, { provider: 'github' })
    await soon(Promise.resolve())
    await becomes(() => state().screens.login).toMatchObject({
      status: 'pending',
      isBlocked: true,
      uri: 'https://id.example/authorize?state=1',
    })
    answer = () => refuse('No', 'social_refused')
    logInSocially(client, { provider: 'github' })
    await soon(Promise.resolve())
    await becomes(() => state().screens.login).toMatchObject({
      status: 'error',
      error: { code: 'frame_refused' },
    })
    expect(shown(client)).toBe('ConnectingSocial')
  })

  test('by farcaster shows what is scanned, and connects', async () => {
    const { client, soon, state } = loginPage()
    openModal(client)
    pickSocial(client, 'farcaster')
    expect(shown(client)).toBe('ConnectingFarcaster')
    logInByFarcaster(client)
    await soon(Promise.resolve())
    await becomes(() => getConnectionStatus(state().connection)).toBe('connected')
    expect(state().embedded).toMatchObject({ provider: 'farcaster', userName: 'ada' })
  })
})

describe('a request of the page to the embedded wallet', () => {
  async function requested() {
    let answer: (value: unknown) => void = () => {}
    const page = loginPage({
      answers: {
        RPC_REQUEST: () =>
          new Promise((resolve) => {
            answer = resolve
          }),
      },
    })
    const { client, soon } = page
    openModal(client)
    await soon(submitEmail(client, { email }))
    await submitCode(client, { code: '123456', email })
    const provider = (await getProvider(client)) as {
      request(call: { method: string; params: unknown }): Promise<unknown>
    }
    const asked = provider.request({ method: 'personal_sign', params: ['0x00', eoa] })
    await soon(Promise.resolve())
    return { ...page, asked, approve: (value: unknown) => answer(value) }
  }

  test('shows the approval, and the modal closes with the answer', async () => {
    const { client, asked, approve } = await requested()
    expect(shown(client)).toBe('ApproveTransaction')
    approve('0xsigned')
    await expect(asked).resolves.toBe('0xsigned')
    expect(shown(client)).toBeUndefined()
  })

  test('is refused when the modal is closed', async () => {
    const { client, asked } = await requested()
    hideModal(client)
    await expect(asked).rejects.toMatchObject({ code: 4001 })
  })
})
