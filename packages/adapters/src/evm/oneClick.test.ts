import { connect, disconnect, openModal, startClient } from '@foyer/core'
import { cancelConnect, findConnector, prepareWallets, pressSignIn } from '@foyer/core/internal'
import { getSession, signIn } from '@foyer/core/siwx'
import { createTestClient, type TestStore, testStore } from '@foyer/core/testing'
import { FoyerError } from '@foyer/protocol'
import type { SiwxSession, SiwxStore } from '@foyer/protocol/siwx'
import { createWallet, type WalletOptions, type WalletWindow } from '@foyer/testing'
import { verifyMessage } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, onTestFinished, test } from 'vitest'
import { evm } from './evm.js'
import { testPage } from './fixtures/testPage.js'

const kestrel = { connectorId: 'test.foyer.kestrel', namespace: 'eip155' } as const
/** No node is asked: a key signs without one. */
const chains = [{ id: 1, rpcUrl: 'http://127.0.0.1:1' }] as const

/** viem is of no part of what signs and checks here. */
const verify = ({ data, message, signature }: SiwxSession) =>
  verifyMessage({ address: data.accountAddress as '0x', message, signature: signature as '0x' })

type Given = Partial<WalletOptions> & {
  store?: { readonly [name in keyof SiwxStore]?: SiwxStore[name] | undefined }
  /** What an earlier page left in the browser. */
  stored?: Storage
}

/** A page whose list of wallets is open, and ready for a press on Kestrel. */
async function ready({ store: more = {}, stored, ...options }: Given = {}) {
  const { page } = testPage([])
  const wallet = createWallet({
    ...{ name: 'Kestrel', window: page as WalletWindow, storage: 'none', chains, signsIn: true },
    ...options,
  })
  const store = testStore(verify, more)
  const client = createTestClient(
    { siwx: store, adapters: [evm({ page })] },
    stored && { localStorage: () => stored },
  )
  onTestFinished(() => {
    client.destroy()
    wallet.destroy()
  })
  onTestFinished(startClient(client))
  openModal(client)
  await expect
    .poll(() => findConnector(client.store.getState().wallets, kestrel.connectorId, 'eip155'))
    .toBeDefined()
  await prepareWallets(client)
  const isMeant = store.createTerms && store.signOutOnDisconnect !== false
  if (isMeant) await expect.poll(() => isReady(store, client)).toBe(true)
  const status = () => getSession(client, { chainNamespace: 'eip155' }).status
  const methods = () => wallet.requests.map(({ method }) => method)
  const shown = () => client.store.getState().modal
  return { client, store, wallet, status, methods, shown }
}

const isReady = (store: TestStore, { handles }: ReturnType<typeof createTestClient>) => {
  const network = { caipNetworkId: 'eip155:1' } as never
  return (
    store.calls.includes('createTerms') && handles.oneClick?.offer(kestrel, network) !== undefined
  )
}

test('one approval connects and signs in, and the view of the sign-in is never shown', async () => {
  const { client, store, wallet, status, methods, shown } = await ready()
  const views = new Set<string>()
  onTestFinished(client.store.subscribe(({ modal }) => views.add(modal.history.at(-1)?.name ?? '')))
  wallet.hold()
  const connected = connect(client, kestrel)
  // In the turn of the press.
  expect(methods()).toEqual(['wallet_connect'])
  expect(wallet.open).toHaveLength(1)
  wallet.release()
  await connected
  await expect.poll(status).toBe('signedIn')
  expect(wallet.open).toEqual([])
  expect(methods()).not.toContain('personal_sign')
  expect(methods()).not.toContain('eth_requestAccounts')
  expect(store.calls).toEqual(['createTerms', 'addSession'])
  expect(store.sessions[0]?.data).toMatchObject({
    ...{ accountAddress: wallet.addresses[0], chainId: 'eip155:1', statement: 'Hello' },
  })
  expect(shown().open).toBe(false)
  expect(views).not.toContain('SIWXSignMessage')
})

test('the press on Sign sends a wallet in the page its request before it returns', async () => {
  const one = await ready({ signsIn: false })
  await connect(one.client, kestrel)
  await expect.poll(() => one.client.store.getState().siwx.byNamespace.eip155?.text).toBeDefined()
  one.wallet.hold('personal_sign')
  pressSignIn(one.client)
  expect(one.methods().at(-1)).toBe('personal_sign')
  one.wallet.release()
  await expect.poll(one.status).toBe('signedIn')
})

/** After a wallet connected without a sign-in: the user is prompted as ever, and signs in by that. */
async function inTwoSteps({ client, status, shown }: Awaited<ReturnType<typeof ready>>) {
  await expect.poll(() => shown().history.at(-1)?.name).toBe('SIWXSignMessage')
  await expect.poll(() => client.store.getState().siwx.byNamespace.eip155?.text).toBeDefined()
  await signIn(client)
  expect(status()).toBe('signedIn')
}

describe('a wallet that cannot', () => {
  test('is connected in the same breath, is prompted for nothing twice, and not asked so again', async () => {
    const one = await ready({ signsIn: false })
    await connect(one.client, kestrel)
    expect(one.methods().slice(0, 2)).toEqual(['wallet_connect', 'eth_requestAccounts'])
    await inTwoSteps(one)
    await disconnect(one.client)
    await connect(one.client, kestrel)
    expect(one.methods().filter((method) => method === 'wallet_connect')).toHaveLength(1)
  })

  test.each<[string, unknown]>([
    ['says that it is not allowed to before it is connected', { code: 4100, message: 'no' }],
    ['does not know the capability', { code: 5700, message: 'no' }],
    ['knows other parameters', { code: -32602, message: 'no' }],
    ['throws no error at all', 'no'],
  ])('and %s is connected', async (_, error) => {
    const one = await ready()
    one.wallet.fail(error, 'wallet_connect')
    await connect(one.client, kestrel)
    expect(one.wallet.open).toEqual([])
    await inTwoSteps(one)
  })

  test('and connects without a signature is connected by that one prompt', async () => {
    const one = await ready({ intercept: withoutSignature })
    one.wallet.hold()
    const connected = connect(one.client, kestrel)
    one.wallet.release()
    // A second prompt would be held.
    await connected
    one.wallet.approve()
    await inTwoSteps(one)
  })

  test('and never answers does not hold up the page: after a minute, and at once when the user presses again', async () => {
    const never: NonNullable<WalletOptions['intercept']> = ({ method }) =>
      method === 'wallet_connect' ? new Promise(() => {}) : undefined
    const one = await ready({ intercept: never })
    const connected = connect(one.client, kestrel)
    expect(one.methods()).toEqual(['wallet_connect'])
    one.client.held.pass(60_000)
    await connected
    const other = await ready({ intercept: never })
    const first = connect(other.client, kestrel)
    const second = connect(other.client, kestrel)
    await expect(first).rejects.toMatchObject({ code: 'connect_cancelled' })
    await second
    expect(other.methods().slice(0, 2)).toEqual(['wallet_connect', 'eth_requestAccounts'])
  })
})

describe('a user who', () => {
  test('says no is not prompted again, and connects alone by the next press', async () => {
    const { client, wallet, methods, store } = await ready()
    wallet.reject('wallet_connect')
    await expect(connect(client, kestrel)).rejects.toMatchObject({ code: 'user_rejected' })
    expect(methods()).toEqual(['wallet_connect'])
    expect(store.sessions).toEqual([])
    await connect(client, kestrel)
    expect(methods()[1]).toBe('eth_requestAccounts')
  })

  test('has left is neither connected nor signed in by what the wallet signs later', async () => {
    const { client, wallet, status, store, methods } = await ready()
    wallet.hold()
    const connected = connect(client, kestrel)
    cancelConnect(client)
    await expect(connected).rejects.toMatchObject({ code: 'connect_cancelled' })
    wallet.release()
    await expect.poll(methods).toContain('wallet_revokePermissions')
    expect(wallet.state).toMatchObject({ granted: false, listeners: 0 })
    expect(status()).toBe('signedOut')
    expect(store.calls).toEqual(['createTerms'])
  })

  test('is prompted by the view where the store does not take what was signed, and reads why', async () => {
    const one = await ready({ store: { addSession: refuseOnce() } })
    await connect(one.client, kestrel)
    await expect.poll(() => one.shown().history.at(-1)?.name).toBe('SIWXSignMessage')
    expect(one.client.store.getState().siwx.byNamespace.eip155).toMatchObject({
      ...{ status: 'asking', error: { code: 'answer_invalid' } },
    })
    await inTwoSteps(one)
  })
})

test('a page that goes while the wallet has both before its user leaves nothing behind: the next one is signed out, and the press on it prompts once', async () => {
  const gone = await ready()
  const { stored } = gone.client
  gone.wallet.hold()
  const connected = connect(gone.client, kestrel)
  connected.catch(() => {})
  expect(gone.wallet.open).toHaveLength(1)
  gone.client.destroy()
  // The user says yes to a window of a page that is no more.
  gone.wallet.release()
  await expect(connected).rejects.toMatchObject({ code: 'client_destroyed' })
  expect(gone.store.calls).toEqual(['createTerms'])
  const next = await ready({ stored })
  expect(next.status()).toBe('signedOut')
  expect(next.client.store.getState().connection.byNamespace).toEqual({})
  expect(next.methods()).not.toContain('wallet_connect')
  await connect(next.client, kestrel)
  await expect.poll(next.status).toBe('signedIn')
  expect(next.methods().filter((method) => method === 'wallet_connect')).toHaveLength(1)
  expect(gone.store.sessions).toEqual([])
})

/** As an attacker's wallet, or one that only means well, writes it; signed all the same. */
test.each<[string, (message: string) => string]>([
  ['domain', (text) => text.replace('app.example wants', 'evil.example wants')],
  ['account', (text) => text.replace(/0x\w{40}/, '0x70997970C51812dc3A010C7d01b50e0d17dc79C8')],
  ['statement', (text) => text.replace('Hello', 'I sell everything')],
  ['address', (text) => text.replace('URI: https://app.example', 'URI: https://evil.example')],
  ['network', (text) => text.replace('Chain ID: 1', 'Chain ID: 10')],
  ['nonce', (text) => text.replace('Nonce: nonce', 'Nonce: other')],
  ['time', (text) => text.replace('1970', '2070')],
  ['resource', (text) => `${text}\nResources:\n- https://evil.example/`],
  ['permission', (text) => `${text}\nResources:\n- urn:recap:eyJhdHQiOnt9fQ`],
  ['line', (text) => `${text}\n`],
])(
  'a text with another %s never reaches the store, and the user is prompted as ever',
  async (_, change) => {
    const key = privateKeyToAccount(`0x${'11'.repeat(32)}`)
    const one = await ready({
      accounts: [`0x${'11'.repeat(32)}`],
      intercept: ({ method }, next) =>
        method === 'wallet_connect'
          ? next().then(async (answer) => {
              const { accounts } = answer as Answer
              const message = change(accounts[0].capabilities.signInWithEthereum.message)
              const signature = await key.signMessage({ message })
              const capabilities = { signInWithEthereum: { message, signature } }
              return { accounts: [{ ...accounts[0], capabilities }] }
            })
          : undefined,
    })
    await connect(one.client, kestrel)
    expect(one.store.calls).not.toContain('addSession')
    expect(one.status()).not.toBe('signedIn')
    await inTwoSteps(one)
  },
)

test('where no text can be ready the wallet is connected as ever', async () => {
  for (const store of [{ createTerms: undefined }, { signOutOnDisconnect: false }]) {
    const { client, methods } = await ready({ store })
    await connect(client, kestrel)
    expect(methods()).not.toContain('wallet_connect')
  }
})

test('a wallet that is on another network of the host has proved the account there, and is asked for here', async () => {
  const one = await ready({ chains: [{ id: 10, rpcUrl: 'http://127.0.0.1:1' }, ...chains] })
  await connect(one.client, kestrel)
  await expect.poll(() => one.store.sessions).toHaveLength(1)
  expect(one.store.sessions[0]?.data.chainId).toBe('eip155:1')
  await inTwoSteps(one)
  expect(one.store.sessions[1]?.data.chainId).toBe('eip155:10')
})

type Answer = {
  accounts: [{ address: string; capabilities: { signInWithEthereum: { message: string } } }]
}

const withoutSignature: NonNullable<WalletOptions['intercept']> = ({ method }, next) =>
  method === 'wallet_connect'
    ? next().then((answer) => {
        const { accounts } = answer as Answer
        return { accounts: accounts.map(({ address }) => ({ address, capabilities: {} })) }
      })
    : undefined

function refuseOnce(): SiwxStore['addSession'] {
  let count = 0
  return async () => {
    count += 1
    if (count === 1) throw new FoyerError('answer_invalid')
  }
}
