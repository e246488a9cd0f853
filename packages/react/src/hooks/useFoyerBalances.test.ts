import { expect, onTestFinished, test } from 'vitest'
import { connectedClient, token } from '../testing/connectedClient.js'
import { shownHook } from '../testing/shownHook.js'
import { useFoyerBalances } from './useFoyerBalances.js'

test('the tokens of an account are those that its wallet tells', async () => {
  const { client } = await connectedClient(onTestFinished)
  const { current } = shownHook(onTestFinished, client, useFoyerBalances)
  await expect.poll(() => current()?.data).toEqual([token])
})
