import { getNftsInfiniteQueryOptions } from '@foyer/core/query'
import { fakeAddress } from '@foyer/core/testing'
import { useMemo } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { connectedClient } from '../testing/connectedClient.js'
import { shownHook } from '../testing/shownHook.js'
import { useFoyerInfiniteQuery } from './useFoyerInfiniteQuery.js'

const caipAddress = `eip155:1:${fakeAddress}` as const

test('pages are given as they come where nothing is made of them; without a server one that is empty', async () => {
  const { client } = await connectedClient(onTestFinished)
  const { current } = shownHook(onTestFinished, client, () => {
    const options = useMemo(() => getNftsInfiniteQueryOptions(client, { caipAddress }), [])
    return useFoyerInfiniteQuery(options)
  })
  await expect.poll(() => current()?.data?.pages).toEqual([{ items: [], next: undefined }])
  expect(current()?.hasNextPage).toBe(false)
})
