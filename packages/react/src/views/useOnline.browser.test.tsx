import { expect, onTestFinished, test } from 'vitest'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useOnline } from './useOnline.js'

function goes(onLine: boolean) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: onLine })
  dispatchEvent(new Event(onLine ? 'online' : 'offline'))
}

test('it follows the network of the browser, both ways', async () => {
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'onLine'))
  const { current } = drawHook(pageClient().client, useOnline)
  expect(current()).toBe(true)
  goes(false)
  await expect.poll(current).toBe(false)
  goes(true)
  await expect.poll(current).toBe(true)
})
