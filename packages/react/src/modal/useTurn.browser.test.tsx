import { closeModal, connect, openModal, type State } from '@foyer/core'
import { expect, onTestFinished, test } from 'vitest'
import { useFoyerSelector } from '../hooks/useFoyerSelector.js'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useTurn } from './useTurn.js'

const openOf = ({ modal }: State) => modal.open

/** Which rendering there is, beside a modal that is not drawn. */
function turns(options: pageClient.Options = {}) {
  const { client } = pageClient(options)
  return { client, ...drawHook(client, () => useTurn(useFoyerSelector(openOf))) }
}

test('an opening at Connect takes what was rendered ahead, and the next one is another', async () => {
  const { client, current } = turns()
  await expect.poll(current).toBe(0)
  openModal(client)
  await expect.poll(() => client.store.getState().modal.open).toBe(true)
  expect(current()).toBe(0)
  closeModal(client)
  await expect.poll(current).toBe(1)
})

test('an opening at another view takes nothing of it', async () => {
  const { client, current } = turns()
  await expect.poll(current).toBe(0)
  openModal(client, { view: { name: 'WhatIsAWallet' } })
  await expect.poll(current).toBe(1)
})

test('the next one is due soon, be the browser idle or not', async () => {
  const latest: number[] = []
  const { requestIdleCallback } = window
  onTestFinished(() => void Object.assign(window, { requestIdleCallback }))
  window.requestIdleCallback = (run, options) => {
    // What has no latest moment is fetched ahead, and not this.
    if (options?.timeout !== undefined) latest.push(options.timeout)
    return requestIdleCallback.call(window, run, options)
  }
  const { client, current } = turns()
  await expect.poll(current).toBe(0)
  openModal(client)
  await expect.poll(() => client.store.getState().modal.open).toBe(true)
  latest.length = 0
  closeModal(client)
  await expect.poll(current).toBe(1)
  expect(latest).not.toEqual([])
  for (const ms of latest) expect(ms).toBeLessThanOrEqual(200)
})

test('nothing is rendered ahead for the connected, nor where the host wants none', async () => {
  const { client, current } = turns()
  await connect(client, { connectorId: 'test.kestrel', namespace: 'eip155' })
  await expect.poll(current).toBeUndefined()
  const other = turns({ prefetch: 'none' })
  expect(other.current()).toBeUndefined()
  openModal(other.client)
  await expect.poll(other.current).toBe(1)
  closeModal(other.client)
  await expect.poll(other.current).toBeUndefined()
})
