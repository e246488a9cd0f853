import { promoteKeeperShare } from '@foyer/protocol/login'
import { expect, test } from 'vitest'
import { comeIn, createBrowser, login, openPage } from './testing/createBrowser.js'
import { createServices } from './testing/createServices.js'
import type { Vault } from './Vault.js'

const keyOf = (vault: Vault) => vault.use(async ({ evm }) => evm.slice())

test('a split that the guard took and the keeper did not hear of is ended by the next browser, signed by the key', async () => {
  const services = createServices()
  const key = await keyOf(await comeIn(services, createBrowser('home')))
  const before = services.look().current
  services.away.add(promoteKeeperShare.path)
  const there = createBrowser('there')
  await expect(comeIn(services, there)).rejects.toThrow()
  const half = services.look().next
  expect(half).toBeDefined()
  expect(services.look().current).toEqual(before)

  services.away.clear()
  expect(await keyOf(await comeIn(services, createBrowser('elsewhere')))).toEqual(key)
  const after = services.look().current
  expect(after?.setId).not.toBe(before?.setId)
  // The one that was cut off is let in again, to the same key.
  const again = openPage(services, there)
  services.letIn('there')
  await again.enter(login)
  expect(await keyOf(again)).toEqual(key)
})
