import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig, startServer } from 'server'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from '../connection/connect.js'
import { fakeWindow } from '../fixtures/page.js'
import { openModal } from '../modal/openModal.js'
import { startClient } from '../startClient.js'
import { createTestClient } from '../testing/createTestClient.js'
import { fakeAdapter, fakeSession } from '../testing/fakeAdapter.js'

const adminToken = 'a-token-that-nobody-else-knows'

test('each connection is counted by network on the page of events', async () => {
  const server = await startEvents()
  const window = fakeWindow('http://localhost:4100/')
  const adapter = fakeAdapter({ connect: async () => fakeSession({ caipNetworkId: 'eip155:10' }) })
  const client = createTestClient(
    { projectId: 'local', server: server.url, adapters: [adapter] },
    { window: () => window },
  )
  onTestFinished(startClient(client))
  openModal(client)
  await connect(client, { connectorId: 'test.kestrel', namespace: 'eip155' })
  await expect.poll(() => byNetwork(server), { timeout: 30_000 }).toEqual(['eip155:10'])
}, 180_000)

async function startEvents() {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-events-'))
  const server = await startServer(
    readConfig({
      FOYER_SERVER_PORT: '0',
      FOYER_DATA: folder,
      FOYER_LOG_LEVEL: 'silent',
      FOYER_DRAIN_MS: '100',
      FOYER_ADMIN_TOKEN: adminToken,
    }),
  )
  onTestFinished(async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })
  const signedIn = await fetch(`${server.url}/events/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: server.url },
    body: new URLSearchParams({ token: adminToken }),
  })
  return { url: server.url, cookie: signedIn.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

/** The rows of the page's table of networks. */
async function byNetwork({ url, cookie }: Awaited<ReturnType<typeof startEvents>>) {
  const page = await fetch(`${url}/events?project=local`, { headers: { cookie } })
  const [table = ''] = /<h2 id="networks">.*?<\/section>/s.exec(await page.text()) ?? []
  return [...table.matchAll(/<th scope="row">(.*?)<\/th>/g)].map(([, name]) => name)
}
