import { driveCosmosWallet } from '@foyer/testing/playwright'
import { expect } from 'vitest'
import type { Fixture } from '../fixture/fixture.js'
import type { Visit } from '../world/createVisit.js'
import { mount } from '../world/mount.js'
import { routeRest } from '../world/routeRest.js'
import { see } from '../world/see.js'
import { signedBy } from '../world/signedBy.js'
import { test } from '../world/test.js'

type Scope = { fixture: Fixture }

const known = { chains: [{ chainId: 'hub-1', prefix: 'cosmos' }] } as const

/** A page over a chain that Keplr knows, on which its account holds coins, and one that it does not know. */
async function open(visit: Visit) {
  const keplr = driveCosmosWallet(visit.page, 'Keplr')
  const { 'hub-1': address = '' } = await keplr.addresses()
  const hub = { chainId: 'hub-1', name: 'Hub', bech32Prefix: 'cosmos' }
  const far = { chainId: 'far-2', name: 'Faraway', bech32Prefix: 'far', balances: {} }
  const networks = [
    await routeRest(visit, { ...hub, balances: { [address]: 7_654_321n } }),
    await routeRest(visit, far),
  ] as const
  const show = () => mount(visit, { networks }, undefined, { families: ['cosmos'] })
  await show()
  return { keplr, address, show }
}

const addressOf = ({ page }: Visit) =>
  page.evaluate(() => {
    const { cosmos } = (globalThis as unknown as Scope).fixture.accounts()
    return cosmos?.[0]?.address
  })

test('a wallet of Cosmos connects, signs, adds a network, comes back and leaves', async ({
  stage,
}) => {
  const visit = await stage.visit('/fixture', { families: { cosmos: known } })
  const { keplr, address, show } = await open(visit)

  await visit.open()
  await visit.wallet('Keplr').waitFor()
  expect(await keplr.calls()).toEqual([])
  await keplr.reject()
  await visit.pick('Keplr')
  await see(visit.dialog, 'Connection declined')
  await keplr.approve()
  await visit.button('Try again').click()
  await visit.accountButton.waitFor()
  await visit.modal.waitFor({ state: 'detached' })
  await see(visit.accountButton, /7\.654 UNIT/)
  expect(await addressOf(visit)).toBe(address)

  const message = 'Grüße an alle: これは署名です'
  const signature = await visit.page.evaluate(
    (text) => (globalThis as unknown as Scope).fixture.sign(text, 'cosmos'),
    message,
  )
  expect(signedBy.cosmos({ address, message, signature })).toBe(true)

  await keplr.reject('experimentalSuggestChain')
  await visit.networkButton.click()
  await visit.button(/^Faraway/).click()
  await see(visit.dialog, /declined/i)
  await keplr.approve()
  await visit.button('Try again').click()
  await expect.poll(() => addressOf(visit)).toMatch(/^far1/)
  await see(visit.accountButton, /0\.000 UNIT/)

  await visit.page.reload()
  await show()
  await visit.accountButton.waitFor()
  expect(await addressOf(visit)).toMatch(/^far1/)
  expect((await keplr.state()).prompts).toBe(0)
  expect(await keplr.calls()).toEqual(['isEnabled', 'getKey'])

  await visit.disconnect()
  await expect.poll(async () => (await keplr.state()).granted).toEqual([])
  await visit.page.reload()
  await show()
  await visit.connectButton.waitFor()
  expect(await keplr.calls()).toEqual([])
})

test('the page follows the key that its user chooses, and the lock', async ({ stage }) => {
  const visit = await stage.visit('/fixture', { families: { cosmos: known } })
  const { keplr, address } = await open(visit)
  await visit.connect('Keplr')
  await keplr.selectAccount(1)
  const { 'hub-1': second } = await keplr.addresses()
  expect(second).not.toBe(address)
  await expect.poll(() => addressOf(visit)).toBe(second)
  await keplr.lock()
  await visit.connectButton.waitFor()
})
