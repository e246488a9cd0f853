import { expect, onTestFinished, test } from 'vitest'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useCopyLink } from './useCopyLink.js'

/** A page whose clipboard takes a text as the test says. */
function copying(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'))
  const { client } = pageClient()
  const { current } = drawHook(client, useCopyLink)
  return { current, notice: () => client.store.getState().notices.notice }
}

test('a copied link is said to be', async () => {
  const copied: string[] = []
  const { current, notice } = copying(async (text) => void copied.push(text))
  await current().copy('wc:1')
  expect(copied).toEqual(['wc:1'])
  expect(notice()).toMatchObject({ kind: 'success', code: 'link_copied' })
  await expect.poll(() => current().copied).toBe(true)
})

test('a browser that allows no copy is said to', async () => {
  const { current, notice } = copying(() => Promise.reject(new Error('not allowed')))
  await current().copy('wc:1')
  expect(notice()).toMatchObject({ kind: 'error', code: 'copy_failed' })
  expect(current().copied).toBe(false)
})
