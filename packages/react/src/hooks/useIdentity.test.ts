import { fakeAddress } from '@foyer/core/testing'
import { expect, onTestFinished, test } from 'vitest'
import { connectedClient } from '../testing/connectedClient.js'
import { shownHook } from '../testing/shownHook.js'
import { useIdentity } from './useIdentity.js'

const caipAddress = `eip155:1:${fakeAddress}` as const

test('a name is shown cut, and a picture of another host never', async () => {
  const { client } = await connectedClient(onTestFinished)
  const { current } = shownHook(onTestFinished, client, () => useIdentity(caipAddress))
  await expect.poll(() => current()?.name).toBe('ann.eth')
  expect(current()?.avatar).toBeUndefined()
})
