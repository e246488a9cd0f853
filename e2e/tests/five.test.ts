import { expect } from 'vitest'
import type { Pocket } from '../world/createPocket.js'
import type { Visit } from '../world/createVisit.js'
import { type FiveFamily, five } from '../world/five.js'
import { codeOf } from '../world/readCode.js'
import { phone } from '../world/screens.js'
import { see } from '../world/see.js'
import { signedBy } from '../world/signedBy.js'
import { test } from '../world/test.js'

const { families, card, connectAll, options } = five

const message = 'A basket of apples, please. Grüße!'

const addressOf = ({ page }: Visit, { namespace }: FiveFamily) =>
  page.getByTestId(`${namespace}-account`).innerText()

/** Each family signs, by code that is not Foyer's; a paired wallet is asked on the phone. */
async function signEach(visit: Visit, pocket?: Pocket) {
  for (const family of families) {
    const { namespace } = family
    const result = visit.page.getByTestId(`${namespace}-result`)
    await card(visit, family).getByRole('button', { name: 'Sign message' }).click()
    if (pocket) {
      await pocket.asked('Sign a message')
      await see(pocket.page.getByLabel('What is to be signed'), message)
      await pocket.press('Sign')
    }
    await expect.poll(() => result.getAttribute('data-status')).toBe('done')
    const [address, signature] = [await addressOf(visit, family), await result.innerText()]
    expect(await signedBy[namespace]({ address, message, signature }), namespace).toBe(true)
  }
}

test('five chain families are connected at once, sign each, and all come back after a reload', async ({
  stage,
}) => {
  const visit = await stage.visit('/five', options(stage.place))
  await connectAll(visit)
  const addresses = await Promise.all(families.map((family) => addressOf(visit, family)))
  expect(new Set(addresses).size).toBe(5)

  await signEach(visit)

  await visit.page.reload()
  for (const [index, family] of families.entries())
    await see(visit.page.getByTestId(`${family.namespace}-account`), addresses[index] ?? '')
  await visit.modal.waitFor({ state: 'detached' })
})

test('one pairing connects five chain families, which sign each, come back after a reload, and end together', async ({
  stage,
}) => {
  const { forgive } = options(stage.place)
  const pocket = await stage.pocket({ context: phone })
  const visit = await stage.visit('/five', { wallets: [], forgive })
  await pocket.scan(await codeOf(visit))
  await pocket.agree()
  await visit.modal.waitFor({ state: 'detached' })
  const seeAll = async () => {
    for (const { namespace } of families) {
      await see(visit.page.getByTestId(`${namespace}-wallet`), 'WalletConnect')
      const own = pocket.addressOf(namespace)
      await see(visit.page.getByTestId(`${namespace}-account`), await own.innerText())
    }
  }
  await seeAll()
  expect(await pocket.sessions.count()).toBe(1)
  await signEach(visit, pocket)

  await visit.page.reload()
  await seeAll()
  await signEach(visit, pocket)

  await pocket.press('Disconnect Harvest Market')
  await pocket.sessions.waitFor({ state: 'detached' })
  for (const { namespace } of families)
    await see(visit.page.getByTestId(`${namespace}-account`), '–')
  await visit.page.reload()
  await visit.connectButton.waitFor()
  for (const { namespace } of families)
    await see(visit.page.getByTestId(`${namespace}-account`), '–')
})

test('all wallets are in one list, where an account of any is used and one is disconnected alone', async ({
  stage,
}) => {
  const visit = await stage.visit('/five', options(stage.place))
  await connectAll(visit)
  await visit.accountButton.click()
  await visit.dialog.getByTestId('profile-wallets').click()
  await see(visit.title, 'Your wallets')
  for (const { wallet } of families)
    await visit.dialog.getByRole('heading', { name: wallet }).waitFor()
  const [evm, solana] = families
  await visit.dialog.getByTestId(`account-${await addressOf(visit, evm)}`).click()
  await visit.dialog.getByRole('button', { name: /^Disconnect Drumlin/ }).click()
  await visit.dialog.getByRole('heading', { name: 'Drumlin' }).waitFor({ state: 'detached' })
  await visit.page.keyboard.press('Escape')
  await visit.modal.waitFor({ state: 'detached' })
  await see(visit.page.getByTestId(`${solana.namespace}-account`), '–')
  await see(visit.page.getByTestId(`${evm.namespace}-wallet`), 'Kestrel')

  await visit.page.reload()
  await see(visit.page.getByTestId('cosmos-wallet'), 'Keplr')
  await see(visit.page.getByTestId('solana-account'), '–')
})

test('one wallet that serves several chain families is one row, and is connected for each of them', async ({
  stage,
}) => {
  const { families: more, ...rest } = options(stage.place)
  const trove = { name: 'Trove' }
  const visit = await stage.visit('/five', {
    ...rest,
    wallets: [trove],
    families: {
      bitcoin: { ...more.bitcoin, wallets: [trove] },
      cosmos: { ...more.cosmos, wallets: [trove] },
    },
    solana: false,
  })
  for (const [namespace, nth] of [
    ['bip122', 0],
    ['eip155', 1],
  ] as const) {
    await visit.page.getByTestId(nth === 0 ? 'connect-button' : 'account-button').click()
    if (nth > 0) {
      await visit.dialog.getByTestId('profile-wallets').click()
      await visit.dialog.getByTestId('connect-another').click()
    }
    await visit.wallet('Trove').waitFor()
    expect(await visit.wallet('Trove').count()).toBe(1)
    await visit.pick('Trove')
    await see(visit.title, 'Select chain')
    await visit.dialog.getByTestId(`namespace-${namespace}`).click()
    await visit.modal.waitFor({ state: 'detached' })
    await see(visit.page.getByTestId(`${namespace}-wallet`), 'Trove')
  }
  await see(visit.page.getByTestId('bip122-wallet'), 'Trove')
  await visit.page.reload()
  for (const namespace of ['bip122', 'eip155'])
    await see(visit.page.getByTestId(`${namespace}-wallet`), 'Trove')
  await see(visit.page.getByTestId('cosmos-account'), '–')
})
