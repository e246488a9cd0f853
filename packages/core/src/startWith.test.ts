import { expect, onTestFinished, test } from 'vitest'
import { connect } from './connection/connect.js'
import { fakeServer } from './fixtures/fakeServer.js'
import { fakeWindow } from './fixtures/page.js'
import { hideModal } from './modal/hideModal.js'
import { openModal } from './modal/openModal.js'
import { startClient } from './startClient.js'
import { createTestClient } from './testing/createTestClient.js'
import { fakeAdapter } from './testing/fakeAdapter.js'
import { connectors } from './wallets/connectors.js'

/** A page with a screen, whose client was woken before the user acted. */
async function woken() {
  const server = await fakeServer(onTestFinished, {})
  const window = fakeWindow('https://shop.example/')
  const client = createTestClient(
    { server: server.url, adapters: [fakeAdapter()] },
    { window: () => window },
  )
  onTestFinished(startClient(client))
  client.handles.running.modals.add(() => {})
  await client.handles.wakeAhead?.()
  /** Which requests there were once all code that sends them is loaded, and a later request has its answer. */
  const asked = async () => {
    await Promise.all([
      import('./flows/hostFlows.js'),
      import('./wallets/suggestWallets.js'),
      import('./wallets/fetchWallets.js'),
    ])
    await fetch(`${server.url}/probe`)
    return server.asked.map(({ path }) => path).filter((path) => path !== '/probe')
  }
  return { client, asked, stored: client.stored }
}

test('a client that was woken ahead has found the wallets of the page, asks no server and stores nothing', async () => {
  const { client, asked, stored } = await woken()
  expect(connectors(client.store.getState().wallets).map(({ name }) => name)).toEqual(['Kestrel'])
  expect(await asked()).toEqual([])
  expect(stored.length).toBe(0)
})

test('its server is asked when the screen says that the opening is seen, and not at the press', async () => {
  const { client, asked } = await woken()
  openModal(client)
  expect(await asked()).toEqual([])
  client.handles.drawn?.()
  await expect.poll(asked).toContain('/appkit/v1/config')
})

test('its server is asked when the modal closes before it is seen', async () => {
  const { client, asked } = await woken()
  openModal(client)
  hideModal(client)
  await expect.poll(asked).toContain('/appkit/v1/config')
})

test('its server is asked when a wallet is connected without the modal', async () => {
  const { client, asked } = await woken()
  await connect(client, { connectorId: 'test.kestrel', namespace: 'eip155' })
  await expect.poll(asked).toContain('/appkit/v1/config')
  expect(client.handles.wake).toBeUndefined()
  expect(client.handles.wakeAhead).toBeUndefined()
})

test('what waits ends with the client', async () => {
  const { client, asked } = await woken()
  const { drawing } = client.handles
  client.destroy()
  await drawing
  expect(await asked()).toEqual([])
})

test('the next opening waits for its own picture', async () => {
  const { client } = await woken()
  openModal(client)
  client.handles.drawn?.()
  hideModal(client)
  expect(client.handles.drawn).toBeUndefined()
  openModal(client)
  let isDrawn = false
  const waited = client.handles.drawing?.then(() => {
    isDrawn = true
  })
  await client.handles.wake?.()
  expect(isDrawn).toBe(false)
  client.handles.drawn?.()
  await waited
  expect(isDrawn).toBe(true)
})
