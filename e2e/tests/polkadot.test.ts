import { ss58 } from '@foyer/protocol'
import { drivePolkadotWallet } from '@foyer/testing/playwright'
import { expect, inject } from 'vitest'
import type { Fixture } from '../fixture/fixture.js'
import type { Visit } from '../world/createVisit.js'
import { mount } from '../world/mount.js'
import { routeSubstrate } from '../world/routeSubstrate.js'
import { see } from '../world/see.js'
import { signedBy } from '../world/signedBy.js'
import { test } from '../world/test.js'

type Scope = { fixture: Fixture }

const polkadotGenesis = '0x91b171bb158e2d3848fa23a9f1c25182fb8e20313b2c1eb49219da7a70ce90c3'
const kusamaGenesis = '0xb0a8d493285c2df73290dfb7e61f870f17b41801197a149ca93654499ea3dafe'

/** A page over a relay chain and another one, on which Tussock's first account holds coins. */
async function open(visit: Visit) {
  const tussock = drivePolkadotWallet(visit.page, 'Tussock')
  const [generic = ''] = await tussock.addresses()
  const balances = { [generic]: 123_456_789_000n }
  const relay = { genesisHash: polkadotGenesis, name: 'Relay', ss58Format: 0, balances }
  const other = { genesisHash: kusamaGenesis, name: 'Canary', ss58Format: 2, balances: {} }
  const networks = [await routeSubstrate(visit, relay), await routeSubstrate(visit, other)] as const
  const show = () => mount(visit, { networks }, undefined, { families: ['polkadot'] })
  await show()
  const key = ss58.decode(generic) ?? new Uint8Array()
  return { tussock, key, show }
}

const addressOf = ({ page }: Visit) =>
  page.evaluate(() => {
    const { polkadot } = (globalThis as unknown as Scope).fixture.accounts()
    return polkadot?.[0]?.address
  })

test('a wallet of Polkadot connects, signs, goes to another network, comes back and leaves', async ({
  stage,
}) => {
  const visit = await stage.visit('/fixture', { families: { polkadot: {} } })
  const { tussock, key, show } = await open(visit)

  await visit.open()
  await visit.wallet('Tussock').waitFor()
  expect(await tussock.calls()).toEqual([])
  await tussock.reject()
  await visit.pick('Tussock')
  await see(visit.dialog, 'Connection declined')
  await tussock.approve()
  await visit.button('Try again').click()
  await visit.accountButton.waitFor()
  await visit.modal.waitFor({ state: 'detached' })
  await see(visit.accountButton, /12\.345 UNIT/)
  expect(await addressOf(visit)).toBe(ss58.encode(key, 0))

  const message = 'Grüße an alle: これは署名です'
  const signature = await visit.page.evaluate(
    (text) => (globalThis as unknown as Scope).fixture.sign(text, 'polkadot'),
    message,
  )
  const address = ss58.encode(key, 0)
  expect(signedBy.polkadot({ address, message, signature })).toBe(true)

  await visit.networkButton.click()
  await visit.button(/^Canary/).click()
  await expect.poll(() => addressOf(visit)).toBe(ss58.encode(key, 2))
  await see(visit.accountButton, /0\.000 UNIT/)

  const { prompts } = await tussock.state()
  await visit.page.reload()
  await show()
  await visit.accountButton.waitFor()
  expect(await addressOf(visit)).toBe(ss58.encode(key, 2))
  expect((await tussock.state()).prompts).toBe(0)
  expect(prompts).toBe(3)
  expect(await tussock.calls()).toEqual(['enable', 'accounts.get'])

  await visit.disconnect()
  await visit.page.reload()
  await show()
  await visit.connectButton.waitFor()
  expect(await tussock.calls()).toEqual([])
})

test('the page follows the account that its user chooses, and the end of the permission', async ({
  stage,
}) => {
  const visit = await stage.visit('/fixture', { families: { polkadot: {} } })
  const { tussock } = await open(visit)
  await visit.connect('Tussock')
  const [, second = ''] = await tussock.addresses()
  await tussock.selectAccount(1)
  const expected = ss58.encode(ss58.decode(second) ?? new Uint8Array(), 0)
  await expect.poll(() => addressOf(visit)).toBe(expected)
  await tussock.revoke()
  await visit.connectButton.waitFor()
})

test('a wallet that brings no picture has the one of the directory, and is listed once', async ({
  stage,
}) => {
  const wallets = [{ name: 'Talisman', source: 'talisman' }]
  const visit = await stage.visit('/fixture', { families: { polkadot: { wallets } } })
  const relay = { genesisHash: polkadotGenesis, name: 'Relay', ss58Format: 0, balances: {} }
  const networks = [await routeSubstrate(visit, relay)] as const
  const server = inject('world').server?.url ?? ''
  await mount(visit, { networks, projectId: 'local', server }, undefined, {
    families: ['polkadot'],
  })
  await visit.open()
  const picture = visit.wallet('Talisman').locator('img')
  const shown = () =>
    picture.evaluate((image: HTMLImageElement) => [image.naturalWidth > 0, image.src] as const)
  await expect
    .poll(() => shown().catch(() => []))
    .toEqual([true, expect.stringContaining(`${server}/getWalletImage/`)])

  await visit.dialog.getByRole('button', { name: /^All Wallets/ }).click()
  await visit.dialog.getByRole('searchbox').fill('talisman')
  await visit.dialog.getByRole('button', { name: /^SubWallet/ }).waitFor({ state: 'detached' })
  await expect.poll(() => visit.dialog.getByRole('button', { name: /^Talisman/ }).count()).toBe(1)
})
