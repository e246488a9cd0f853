import type { Client } from '@foyer/core'
import { Activity } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { drawHook } from '../testing/drawHook.js'
import { drawPage } from '../testing/drawPage.js'
import { pageClient } from '../testing/pageClient.js'
import { useFoyerAction } from './useFoyerAction.js'

/** An action whose calls a test settles. */
function heldAction() {
  const calls: {
    of: Client
    word: string
    settle(data: string): void
    fail(error: Error): void
  }[] = []
  const action = (of: Client, { word }: { word: string }) =>
    new Promise<string>((settle, fail) => void calls.push({ of, word, settle, fail }))
  return { action, calls }
}

/** The next picture, which has what was set until now. */
const picture = async () => {
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
}

test('a press starts the action on the client, and the component shows how it goes', async () => {
  const { action, calls } = heldAction()
  const { client } = pageClient()
  function Part() {
    const { status, data, error, variables, isPending, mutate } = useFoyerAction(action)
    return (
      <>
        <button type="button" onClick={() => mutate({ word: 'one' })}>
          Start
        </button>
        <output>
          {JSON.stringify({ status, data, error: String(error), variables, isPending })}
        </output>
      </>
    )
  }
  drawPage(client, <Part />)
  const shown = () => JSON.parse(page.getByRole('status').element().textContent)
  expect(shown()).toEqual({ status: 'idle', error: 'undefined', isPending: false })
  await page.getByRole('button', { name: 'Start' }).click()
  const variables = { word: 'one' }
  await expect
    .poll(shown)
    .toEqual({ status: 'pending', error: 'undefined', variables, isPending: true })
  expect(calls[0]?.of).toBe(client)
  calls[0]?.fail(new Error('no'))
  await expect
    .poll(shown)
    .toEqual({ status: 'error', error: 'Error: no', variables, isPending: false })
  await page.getByRole('button', { name: 'Start' }).click()
  await expect.poll(() => calls.length).toBe(2)
  calls[1]?.settle('done')
  await expect.poll(shown).toEqual({
    ...{ status: 'success', data: 'done', error: 'undefined' },
    ...{ variables, isPending: false },
  })
})

test('each status has a boolean, as of a mutation of TanStack Query, and one of them is true', async () => {
  const { action, calls } = heldAction()
  const { current } = drawHook(pageClient().client, () => useFoyerAction(action))
  const truths = () => {
    const { isIdle, isPending, isSuccess, isError } = current()
    return Object.entries({ isIdle, isPending, isSuccess, isError })
      .filter(([, is]) => is)
      .map(([name]) => name)
  }
  expect(truths()).toEqual(['isIdle'])
  current().mutate({ word: 'one' })
  await expect.poll(truths).toEqual(['isPending'])
  calls[0]?.fail(new Error('no'))
  await expect.poll(truths).toEqual(['isError'])
  current().mutate({ word: 'two' })
  await expect.poll(() => calls.length).toBe(2)
  calls[1]?.settle('done')
  await expect.poll(truths).toEqual(['isSuccess'])
  current().reset()
  await expect.poll(truths).toEqual(['isIdle'])
})

test('mutateAsync resolves and rejects as the action does, and mutate never throws', async () => {
  const { action, calls } = heldAction()
  const { current } = drawHook(pageClient().client, () => useFoyerAction(action))
  const first = current().mutateAsync({ word: 'one' })
  calls[0]?.settle('done')
  await expect(first).resolves.toBe('done')
  const second = current().mutateAsync({ word: 'two' })
  calls[1]?.fail(new Error('no'))
  await expect(second).rejects.toThrow('no')
  expect(current().mutate({ word: 'three' })).toBeUndefined()
  calls[2]?.fail(new Error('never heard'))
  await expect.poll(() => current().status).toBe('error')
})

test('a call that is followed by another one changes nothing any more', async () => {
  const { action, calls } = heldAction()
  const { current } = drawHook(pageClient().client, () => useFoyerAction(action))
  current().mutate({ word: 'first' })
  current().mutate({ word: 'second' })
  calls[1]?.settle('of the second')
  await expect.poll(() => current().data).toBe('of the second')
  calls[0]?.fail(new Error('late'))
  await picture()
  expect(current()).toMatchObject({ status: 'success', variables: { word: 'second' } })
})

test('reset forgets the call under way', async () => {
  const { action, calls } = heldAction()
  const { current } = drawHook(pageClient().client, () => useFoyerAction(action))
  const first = current().mutateAsync({ word: 'one' })
  await expect.poll(() => current().status).toBe('pending')
  current().reset()
  await expect.poll(() => current().status).toBe('idle')
  calls[0]?.settle('late')
  await first
  await picture()
  expect(current()).toMatchObject({ status: 'idle', data: undefined, variables: undefined })
})

test('after the component is gone the promise still settles, and nothing is rendered', async () => {
  const { action, calls } = heldAction()
  const { current, results, unmount } = drawHook(pageClient().client, () => useFoyerAction(action))
  const first = current().mutateAsync({ word: 'one' })
  await expect.poll(() => current().status).toBe('pending')
  unmount()
  const before = results.length
  calls[0]?.settle('late')
  await expect(first).resolves.toBe('late')
  expect(results).toHaveLength(before)
})

test('what a call comes to while its component is hidden is there when it is shown again', async () => {
  const { action, calls } = heldAction()
  let current: useFoyerAction.Result<{ word: string }, string> | undefined
  function Part() {
    current = useFoyerAction(action)
    return null
  }
  const shown = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Part />
    </Activity>
  )
  const { draw } = drawPage(pageClient().client, shown('visible'))
  const done = current?.mutateAsync({ word: 'one' })
  await expect.poll(() => current?.status).toBe('pending')
  draw(shown('hidden'))
  calls[0]?.settle('done')
  await done
  draw(shown('visible'))
  await expect.poll(() => current?.data).toBe('done')
})

test('of an action that is written anew in each render the latest one is called, by the same function', async () => {
  let word = 'first'
  const { current } = drawHook(pageClient().client, () => {
    const own = word
    return useFoyerAction(async (_: Client, { end }: { end: string }) => own + end)
  })
  const { mutateAsync } = current()
  word = 'second'
  await mutateAsync({ end: '.' })
  await expect.poll(() => current().data).toBe('first.')
  expect(current().mutateAsync).toBe(mutateAsync)
  await expect(mutateAsync({ end: '!' })).resolves.toBe('second!')
})
