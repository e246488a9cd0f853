import { connect } from '@foyer/core'
import { fakeConnector, testNetwork } from '@foyer/core/testing'
import { expect, test } from 'vitest'
import { drawHook } from '../testing/drawHook.js'
import { fakeNode } from '../testing/fakeNode.js'
import { pageClient } from '../testing/pageClient.js'
import { swapDraft } from '../testing/swapDraft.js'
import { useSwapTokens } from './useSwapTokens.js'

test('without a swap nothing can be listed; with one, another try finds what can be chosen', async () => {
  const { client } = pageClient({
    networks: [testNetwork(1)],
    wallet: { callNetwork: fakeNode(), getAssets: async () => [] },
  })
  const { current } = drawHook(client, () => useSwapTokens(''))
  const { id: connectorId, namespace } = fakeConnector()
  await connect(client, { connectorId, namespace })
  await expect.poll(() => current().status).toBe('error')
  client.store.setState({ swap: { draft: swapDraft } })
  current().retry()
  await expect.poll(() => current().status).toBe('success')
  expect(current().tokens?.tokens.map(({ symbol }) => symbol)).toContain('ETH')
})
