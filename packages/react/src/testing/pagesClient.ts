import { connect, startClient } from '@foyer/core'
import { createTestClient, fakeAdapter } from '@foyer/core/testing'
import { emptyPage } from './emptyPage.js'

/** A transaction as a server answers it. */
export const sent = (id: string) => ({
  id,
  metadata: {
    operationType: 'send',
    hash: '0x1',
    chain: 'eip155:1',
    minedAt: '2026-03-04T05:06:07Z',
    status: 'confirmed',
  },
  transfers: [],
})
/** A collectible as a server answers it. */
export const nft = (tokenId: string) => ({
  chainId: 'eip155:1',
  address: 'eip155:1:0x00000000000000000000000000000000000000d0',
  tokenId,
  standard: 'ERC721',
  quantity: { numeric: '1' },
  flags: { is_spam: false },
})

/** An empty page, a connected client, and a server whose lists a test answers by their cursor. */
export async function pagesClient(
  onTestFinished: (end: () => void | Promise<void>) => void,
  page: (cursor: string | undefined) => unknown,
) {
  onTestFinished(emptyPage())
  const cursors: (string | undefined)[] = []
  const server = 'http://127.0.0.1:1'
  const { fetch } = globalThis
  onTestFinished(() => {
    globalThis.fetch = fetch
  })
  globalThis.fetch = async (input) => {
    const { pathname, searchParams } = new URL(String(input))
    if (pathname.endsWith('/supported-chains')) return Response.json({ http: ['eip155:1'], ws: [] })
    if (!/\/(history|nfts)$/.test(pathname)) return Response.json({}, { status: 404 })
    const cursor = searchParams.get('cursor') ?? undefined
    cursors.push(cursor)
    const answer = page(cursor)
    return answer instanceof Response ? answer : Response.json(answer)
  }
  const client = createTestClient({ adapters: [fakeAdapter()], server })
  onTestFinished(client.destroy)
  startClient(client)
  await connect(client, { connectorId: 'test.kestrel', namespace: 'eip155' })
  return { client, cursors }
}
