import { refreshBalances } from '@foyer/core/query'
import { expect, onTestFinished, test } from 'vitest'
import { nft, pagesClient } from '../testing/pagesClient.js'
import { shownHook } from '../testing/shownHook.js'
import { useFoyerNfts } from './useFoyerNfts.js'

test('a list that changed is read again from its beginning, page by page, and shown until then', async () => {
  let first = ['1']
  const { client, cursors } = await pagesClient(onTestFinished, (cursor) =>
    cursor === undefined ? { data: first.map(nft), next: 'on' } : { data: [nft('9')], next: null },
  )
  const { current, results } = shownHook(onTestFinished, client, useFoyerNfts)
  const ids = () => current()?.data?.map(({ tokenId }) => tokenId)
  await expect.poll(ids).toEqual(['1'])
  void current()?.fetchNextPage()
  await expect.poll(ids).toEqual(['1', '9'])
  const before = results.length
  first = ['2', '1']
  refreshBalances(client)
  await expect.poll(ids).toEqual(['2', '1', '9'])
  expect(results.slice(before).every(({ data }) => (data?.length ?? 0) >= 2)).toBe(true)
  expect(cursors).toEqual([undefined, 'on', undefined, 'on'])
})
