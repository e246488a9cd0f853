import { expect, onTestFinished, test } from 'vitest'
import { pagesClient, sent } from '../testing/pagesClient.js'
import { shownHook } from '../testing/shownHook.js'
import { useFoyerActivity } from './useFoyerActivity.js'

test('activity comes page by page, and a failed page is tried again without losing those before', async () => {
  let isDown = true
  const { client, cursors } = await pagesClient(onTestFinished, (cursor) => {
    if (cursor === undefined) return { data: [sent('a')], next: 'two' }
    if (isDown) return Response.json({}, { status: 500 })
    return { data: [sent('b')], next: null }
  })
  const { current } = shownHook(onTestFinished, client, useFoyerActivity)
  const ids = () => current()?.data?.map(({ id }) => id)
  await expect.poll(ids).toEqual(['a'])
  expect(current()?.hasNextPage).toBe(true)
  void current()?.fetchNextPage()
  await expect.poll(() => current()?.isFetchNextPageError).toBe(true)
  expect(ids()).toEqual(['a'])
  isDown = false
  void current()?.fetchNextPage()
  await expect.poll(ids).toEqual(['a', 'b'])
  expect(current()).toMatchObject({ hasNextPage: false, isFetchNextPageError: false })
  expect(cursors).toEqual([undefined, 'two', 'two'])
})

test('a first page that cannot be had is an error, told to the user, and is had by refetch', async () => {
  let isDown = true
  const { client } = await pagesClient(onTestFinished, () =>
    isDown ? Response.json({}, { status: 500 }) : { data: [sent('a')], next: null },
  )
  const { current } = shownHook(onTestFinished, client, useFoyerActivity)
  await expect.poll(() => current()?.status).toBe('error')
  expect(current()?.error).toMatchObject({ code: 'http_status' })
  expect(client.store.getState().notices.notice?.code).toBe('transactions_failed')
  isDown = false
  void current()?.refetch()
  await expect.poll(() => current()?.data?.map(({ id }) => id)).toEqual(['a'])
})
