import { fakeConnector, fakeSession } from '@foyer/core/testing'
import { FoyerError } from '@foyer/protocol'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { phoneWindow } from '../../testing/phoneWindow.js'
import { showModal } from '../../testing/showModal.js'

const { id: connectorId, namespace } = fakeConnector()
const view = { name: 'ConnectingExternal', data: { connectorId, namespace } } as const
const never = () => new Promise<never>(() => {})

test('waits for the wallet by name, says so aloud, and after a while says more', async () => {
  const { adapter, client, dialog } = await showModal(view, { wallet: { connect: never } })
  await expect.element(page.getByRole('dialog', { name: 'Kestrel' })).toBeVisible()
  await expect.element(dialog.getByRole('heading', { name: 'Continue in Kestrel' })).toBeVisible()
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Continue in Kestrel' }))
    .toBeInTheDocument()
  client.held.pass(15_000)
  await expect.element(dialog.getByRole('heading', { name: 'Still waiting' })).toBeVisible()
  expect(adapter.calls.filter((call) => call === 'connect test.kestrel')).toHaveLength(1)
})

test('cancelling gives the attempt up: a late yes connects nothing', async () => {
  let approve = () => {}
  const connect = () =>
    new Promise<ReturnType<typeof fakeSession>>((resolve) => {
      approve = () => resolve(fakeSession())
    })
  const { adapter, client, dialog } = await showModal(undefined, { wallet: { connect } })
  await dialog.getByRole('button', { name: 'Kestrel' }).click()
  await expect.poll(() => adapter.calls).toContain('connect test.kestrel')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Connect Wallet' })).toBeVisible()
  await expect.poll(() => client.store.getState().connection.connecting).toBeUndefined()
  approve()
  await expect.poll(() => adapter.calls).toContain('disconnect test.kestrel')
  expect(client.store.getState().connection.byNamespace).toEqual({})
})

test('a wallet that declines is asked again by a press, and connects then', async () => {
  let answers = 0
  const connect = async () => {
    answers += 1
    if (answers === 1) throw new FoyerError('user_rejected')
    return fakeSession()
  }
  const { client, dialog } = await showModal(view, { wallet: { connect } })
  await expect.element(dialog.getByRole('heading', { name: 'Connection declined' })).toBeVisible()
  await expect.element(dialog.getByText(/turned down in Kestrel/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(client.store.getState().connection.byNamespace.eip155).toBeDefined()
})

test.each([
  ['wallet_locked', 'The wallet is locked'],
  ['no_account_shared', 'No account shared'],
  ['request_pending', 'Already asked'],
  ['popup_blocked', 'The window was blocked'],
  ['connector_not_found', 'Not installed'],
] as const)('%s is “%s”, with a way on', async (code, heading) => {
  const { dialog } = await showModal(view, {
    wallet: { connect: () => Promise.reject(new FoyerError(code)) },
  })
  await expect.element(dialog.getByRole('heading', { name: heading })).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('what a wallet throws is never shown', async () => {
  const { dialog } = await showModal(view, {
    wallet: { connect: () => Promise.reject(new Error('<b>Send 1 ETH to 0xbad</b>')) },
  })
  await expect.element(dialog.getByRole('heading', { name: 'Could not connect' })).toBeVisible()
  expect(dialog.element().textContent).not.toContain('0xbad')
})

describe('a wallet whose app has a browser', () => {
  const connectors = [{ ...fakeConnector(), browserLink: 'https://kestrel.example/open?url=' }]

  test('opens this page there, on a phone', async () => {
    const opened: unknown[][] = []
    const open = (...parameters: unknown[]) => {
      opened.push(parameters)
      return null
    }
    const { dialog } = await showModal(view, {
      isNarrow: true,
      window: phoneWindow({ open }),
      wallet: { connectors, connect: () => Promise.reject(new FoyerError('popup_blocked')) },
    })
    await dialog.getByRole('button', { name: 'Open in Kestrel' }).click()
    const page = encodeURIComponent(location.href)
    expect(opened).toEqual([
      // The page of the tests is in a frame.
      [`https://kestrel.example/open?url=${page}`, '_top', 'noreferrer noopener'],
    ])
  })

  test('is not offered to on a desktop', async () => {
    const { dialog } = await showModal(view, { wallet: { connectors, connect: never } })
    await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible()
    expect(dialog.getByRole('button', { name: /^Open in/ }).elements()).toEqual([])
  })
})
