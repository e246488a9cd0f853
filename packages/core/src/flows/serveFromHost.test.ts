import { expect, onTestFinished, test } from 'vitest'
import { fakeServer } from '../fixtures/fakeServer.js'
import { fakeWindow } from '../fixtures/page.js'
import { openModal } from '../modal/openModal.js'
import { startClient } from '../startClient.js'
import { createTestClient } from '../testing/createTestClient.js'

test('the server is asked once the first picture is on the screen, and not while it is fetched', async () => {
  const server = await fakeServer(onTestFinished, {})
  const window = fakeWindow('https://shop.example/')
  const client = createTestClient({ server: server.url }, { window: () => window })
  let show = () => {}
  client.handles.drawing = new Promise((resolve) => {
    show = resolve
  })
  onTestFinished(startClient(client))
  openModal(client)
  await client.handles.wake?.()
  // All code that sends requests is loaded, and a later request has its answer: no earlier one was sent.
  await Promise.all([
    import('./hostFlows.js'),
    import('../wallets/suggestWallets.js'),
    import('../wallets/fetchWallets.js'),
  ])
  await fetch(`${server.url}/probe`)
  expect(server.asked.map(({ path }) => path)).toEqual(['/probe'])
  show()
  const paths = () => server.asked.map(({ path }) => path)
  await expect.poll(paths).toContain('/getWallets')
  await expect.poll(paths).toContain('/appkit/v1/config')
})
