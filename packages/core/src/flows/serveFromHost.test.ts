import { expect, onTestFinished, test } from 'vitest'
import { fakeServer } from '../fixtures/fakeServer.js'
import { fakeWindow } from '../fixtures/page.js'
import { open } from '../modal/open.js'
import { start } from '../start.js'
import { createTestClient } from '../testing/createTestClient.js'

test('the server is asked once the first picture is on the screen, and not while it is fetched', async () => {
  const server = await fakeServer(onTestFinished, {})
  const window = fakeWindow('https://shop.example/')
  const client = createTestClient({ server: server.url }, { window: () => window })
  let show = () => {}
  client.drawing.current = new Promise((resolve) => {
    show = resolve
  })
  onTestFinished(start(client))
  open(client)
  await client.awake.current?.()
  // All that asks is there, and a question asked after it has been answered: nobody was quicker.
  await Promise.all([
    import('./hostFlows.js'),
    import('../wallets/suggestWallets.js'),
    import('../wallets/askServer.js'),
  ])
  await fetch(`${server.url}/probe`)
  expect(server.asked.map(({ path }) => path)).toEqual(['/probe'])
  show()
  const paths = () => server.asked.map(({ path }) => path)
  await expect.poll(paths).toContain('/getWallets')
  await expect.poll(paths).toContain('/appkit/v1/config')
})
