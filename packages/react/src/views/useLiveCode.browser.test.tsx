import { openModal } from '@foyer/core'
import { pairingExpiredBelowMs } from '@foyer/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useLiveCode } from './useLiveCode.js'

const lifeMs = 60_000

/** A code of a host that makes its own: the test brings each, which lives for a minute. */
async function liveCode() {
  const { client } = pageClient({ manualWCControl: true, disableAppend: true })
  const { current, results } = drawHook(client, useLiveCode)
  const bring = async () => {
    const expiresAt = client.clock.now() + lifeMs + pairingExpiredBelowMs
    client.store.setState(({ pairing }) => ({
      pairing: { ...pairing, status: 'waiting', uri: 'wc:1', expiresAt },
    }))
    await expect.poll(() => current().expiresAt).toBe(expiresAt)
  }
  const expire = async () => {
    await bring()
    client.held.pass(lifeMs)
  }
  await bring()
  return { client, current, results, expire }
}

function hide(isHidden: boolean) {
  const value = isHidden ? 'hidden' : 'visible'
  Object.defineProperty(document, 'visibilityState', { configurable: true, value })
  document.dispatchEvent(new Event('visibilitychange'))
}

test('a code is replaced before it expires, five times; then it is stale until it is renewed', async () => {
  const { client, current, expire } = await liveCode()
  client.held.pass(lifeMs - 1)
  expect(current().renewals).toBe(0)
  for (let count = 1; count <= 5; count += 1) {
    await expire()
    await expect.poll(() => current().renewals).toBe(count)
    expect(current().stale).toBe(false)
  }
  await expire()
  await expect.poll(() => current().stale).toBe(true)
  expect(current().renewals).toBe(5)
  current().renew()
  await expect.poll(() => current().stale).toBe(false)
  await expire()
  await expect.poll(() => current().renewals).toBe(7)
})

test('a page that is not seen makes no code, and one when it is seen again', async () => {
  onTestFinished(() => void Reflect.deleteProperty(document, 'visibilityState'))
  const { current, expire } = await liveCode()
  hide(true)
  await expire()
  await expect.poll(() => current().stale).toBe(true)
  expect(current().renewals).toBe(0)
  hide(false)
  await expect.poll(() => current().stale).toBe(false)
})

test('a code that cannot be made has its reason, and a retry begins anew', async () => {
  const { client } = pageClient({ disableAppend: true })
  openModal(client)
  const { current, results } = drawHook(client, useLiveCode)
  await expect.poll(() => current().status).toBe('failed')
  expect(current().error).toMatchObject({ code: 'pairing_off' })
  const before = results.length
  current().retry()
  await expect.poll(() => results.slice(before).map(({ status }) => status)).toContain('preparing')
  await expect.poll(() => current().status).toBe('failed')
})

test('a page that is seen again at the moment a code expires makes one', async () => {
  onTestFinished(() => void Reflect.deleteProperty(document, 'visibilityState'))
  const { current, results, expire } = await liveCode()
  hide(true)
  await expire()
  hide(false)
  await expect.poll(() => results.some(({ stale }) => stale)).toBe(true)
  await expect.poll(() => current().stale).toBe(false)
})
