import { expect, test } from 'vitest'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useNetworkName } from './useNetworkName.js'

test('it is the name of the network in use, and one that the site does not know is said to be', async () => {
  const { client } = pageClient()
  const { current } = drawHook(client, useNetworkName)
  const use = (caipNetworkId: 'eip155:10' | 'eip155:99') =>
    client.store.setState(({ network }) => ({
      network: { ...network, active: 'eip155', selected: { eip155: caipNetworkId } },
    }))
  expect(current()).toBe('Network 1')
  use('eip155:10')
  await expect.poll(current).toBe('Network 10')
  use('eip155:99')
  await expect.poll(current).toBe('Unknown Network')
})
