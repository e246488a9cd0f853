import { fakeAddress, fakeSession } from '@foyer/core/testing'
import { FoyerError } from '@foyer/protocol'
import { formatSiwxMessage, type SiwxSession, type SiwxStore } from '@foyer/protocol/siwx'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showModal } from '../../testing/showModal.js'

const view = { name: 'SIWXSignMessage' } as const

/** A store in memory, whose texts are of the page unless the test gives another domain. */
function memoryStore(given: Partial<SiwxStore> & { domain?: string } = {}): SiwxStore {
  const { domain = location.host, ...calls } = given
  const sessions: SiwxSession[] = []
  return {
    async createMessage(input) {
      const data = {
        ...{ domain, uri: location.origin, version: '1', nonce: 'abcdefgh1234', ...input },
        ...{ issuedAt: '2026-01-01T00:00:00.000Z', statement: 'Welcome to the test.' },
      }
      const whole = () => formatSiwxMessage({ ...data, address: input.accountAddress })
      return { ...data, toString: whole }
    },
    addSession: async (session) => void sessions.push(session),
    revokeSession: async () => {},
    setSessions: async () => {},
    getSessions: async () => sessions,
    ...calls,
  }
}

test('says what is signed and for whom, signs by a press, and closes', async () => {
  const { adapter, client, dialog } = await showModal(view, {
    siwx: memoryStore(),
    isConnected: true,
    metadata: { name: 'Test site' },
  })
  await expect.element(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible()
  await expect
    .element(dialog.getByRole('heading', { name: 'Test site needs to connect to your wallet' }))
    .toBeVisible()
  await expect.element(dialog.getByText('Welcome to the test.')).toBeVisible()
  await expect.element(dialog.getByText(location.host, { exact: true })).toBeVisible()
  expect(dialog.getByTestId('sign-in-danger').query()).toBeNull()
  await dialog.getByRole('button', { name: 'The whole message' }).click()
  await expect
    .element(dialog.getByText(`wants you to sign in with your Ethereum account:`))
    .toBeVisible()
  await dialog.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(adapter.calls.filter((call) => call.startsWith('signMessage'))).toHaveLength(1)
  expect(client.store.getState().siwx.byNamespace.eip155).toMatchObject({
    status: 'signedIn',
    account: `eip155:1:${fakeAddress}`,
  })
})

test('the press on Sign sends the wallet its request before it returns', async () => {
  let requests = 0
  const signMessage = () => {
    requests += 1
    return new Promise<never>(() => {})
  }
  const { dialog } = await showModal(view, {
    siwx: memoryStore(),
    wallet: { signMessage },
    isConnected: true,
  })
  const button = dialog.getByRole('button', { name: 'Sign', exact: true })
  await expect.element(button).toBeEnabled()
  ;(button.element() as HTMLButtonElement).click()
  expect(requests).toBe(1)
})

test('a text of another site is a danger, and says which', async () => {
  const siwx = memoryStore({ domain: 'bank.example' })
  const { dialog } = await showModal(view, { siwx, isConnected: true })
  await expect.element(dialog.getByTestId('sign-in-danger')).toHaveTextContent('bank.example')
})

test('Escape does not leave where a session is required; Cancel disconnects', async () => {
  const siwx = memoryStore({ getRequired: () => true })
  const { client, dialog } = await showModal(view, { siwx, isConnected: true })
  await expect.element(dialog.getByRole('button', { name: 'Sign', exact: true })).toBeEnabled()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible()
  expect(client.store.getState().modal.shakes).toBe(1)
  const said = page.getByRole('alert')
  await expect.element(said.filter({ hasText: 'You have to sign in here' })).toBeInTheDocument()
  await expect.element(said.filter({ hasText: 'not supported' })).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => client.store.getState().connection.byNamespace).toEqual({})
  await expect.element(dialog).not.toBeInTheDocument()
})

test('who declines in the wallet reads that, and signs again', async () => {
  let times = 0
  const signMessage = async () => {
    times += 1
    if (times === 1) throw new FoyerError('user_rejected')
    return '0x00'
  }
  const { client, dialog } = await showModal(view, {
    siwx: memoryStore(),
    isConnected: true,
    wallet: { signMessage },
  })
  await dialog.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect.element(dialog.getByTestId('sign-in-error')).toHaveTextContent('You declined')
  await dialog.getByRole('button', { name: 'Sign again' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(client.store.getState().siwx.byNamespace.eip155?.status).toBe('signedIn')
})

test.each([
  ['http_status', { data: { status: 401 } }, 'did not accept this signature'],
  ['server_unreachable', undefined, 'could not be reached'],
] as const)('a site that fails is told apart: %s', async (code, data, text) => {
  const addSession = async () => {
    throw new FoyerError(code as 'http_status', data as { data: { status: number } })
  }
  const siwx = memoryStore({ addSession })
  const { dialog } = await showModal(view, { siwx, isConnected: true })
  await dialog.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect.element(dialog.getByTestId('sign-in-error')).toHaveTextContent(text)
})

test.each([
  ['http_status', { data: { status: 401 } }, 'might not support Smart Accounts'],
  ['server_unreachable', undefined, 'could not be reached'],
] as const)(
  'of a smart account the site is told from the account: %s',
  async (code, data, text) => {
    const addSession = async () => {
      throw new FoyerError(code as 'http_status', data as { data: { status: number } })
    }
    const accounts = [{ address: fakeAddress, type: 'smartAccount' }] as const
    const { dialog } = await showModal(view, {
      siwx: memoryStore({ addSession }),
      wallet: { connect: async () => fakeSession({ accounts }) },
      isConnected: true,
    })
    await dialog.getByRole('button', { name: 'Sign', exact: true }).click()
    await expect.element(dialog.getByTestId('sign-in-error')).toHaveTextContent(text)
  },
)

test('a text that cannot be made is tried again', async () => {
  let isDown = true
  const { createMessage } = memoryStore()
  const siwx = memoryStore({
    createMessage: async (input) => {
      if (isDown) throw new FoyerError('server_unreachable')
      return createMessage(input)
    },
  })
  const { client, dialog } = await showModal(view, { siwx, isConnected: true })
  await expect
    .element(dialog.getByTestId('sign-in-error'))
    .toHaveTextContent('could not be reached')
  isDown = false
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => client.store.getState().siwx.byNamespace.eip155?.status).toBe('signedIn')
})

test('without a wallet there is a way to one', async () => {
  const { dialog } = await showModal(view, { siwx: memoryStore() })
  await expect.element(dialog.getByText('No wallet is connected')).toBeVisible()
  await dialog.getByRole('button', { name: 'Connect wallet' }).click()
  await expect.element(dialog.getByRole('button', { name: /Kestrel/ })).toBeVisible()
})
