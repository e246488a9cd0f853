import { expect, inject } from 'vitest'
import type { Visit } from '../world/createVisit.js'
import { see } from '../world/see.js'
import { signedBy } from '../world/signedBy.js'
import { test } from '../world/test.js'

const families = [
  { namespace: 'eip155', button: 'Connect Ethereum', wallet: 'Kestrel' },
  { namespace: 'solana', button: 'Connect Solana', wallet: 'Drumlin' },
  { namespace: 'bip122', button: 'Connect Bitcoin', wallet: 'Hummock' },
  { namespace: 'polkadot', button: 'Connect Polkadot', wallet: 'Tussock' },
  { namespace: 'cosmos', button: 'Connect Cosmos', wallet: 'Keplr' },
] as const

type Family = (typeof families)[number]

const message = 'A basket of apples, please. Grüße!'

const { bitcoin } = inject('world')

/** Where the sandbox has no node of a chain family, its amounts are asked of a path that is not there. */
const options = (origin: string) => ({
  solana: true,
  families: {
    bitcoin: {
      networks: [
        bitcoin
          ? { chain: 'bitcoin:regtest' as const, esploraUrl: bitcoin.esploraUrl }
          : { chain: 'bitcoin:mainnet' as const, esploraUrl: `${origin}/no-node` },
      ],
    },
    polkadot: {},
    cosmos: { chains: [{ chainId: 'cosmoshub-4', prefix: 'cosmos' }] },
  } as const,
  forgive: /no-node|404/,
})

const card = ({ page }: Visit, { namespace }: Family) =>
  page.locator('section', { has: page.getByTestId(`${namespace}-account`) })
const addressOf = ({ page }: Visit, { namespace }: Family) =>
  page.getByTestId(`${namespace}-account`).innerText()

/** Each connected by its own button, one after the other. */
async function connectAll(visit: Visit) {
  for (const family of families) {
    await card(visit, family).getByRole('button', { name: family.button }).click()
    // The first wallet opens the list, each further one asks before it leaves the family in use.
    const onward = visit.dialog.getByTestId('switch-active-chain')
    await visit.wallet(family.wallet).or(onward).first().waitFor()
    if (await onward.isVisible()) await onward.click()
    await visit.pick(family.wallet)
    await visit.modal.waitFor({ state: 'detached' })
    await see(visit.page.getByTestId(`${family.namespace}-wallet`), family.wallet)
  }
}

test('five chain families are connected at once, sign each, and all come back after a reload', async ({
  stage,
}) => {
  const visit = await stage.visit('/five', options(new URL(stage.place.url).origin))
  await connectAll(visit)
  const addresses = await Promise.all(families.map((family) => addressOf(visit, family)))
  expect(new Set(addresses).size).toBe(5)

  for (const [index, family] of families.entries()) {
    await card(visit, family).getByRole('button', { name: 'Sign message' }).click()
    const result = visit.page.getByTestId(`${family.namespace}-result`)
    await expect.poll(() => result.getAttribute('data-status')).toBe('done')
    const signature = await result.innerText()
    const address = addresses[index] ?? ''
    expect(await signedBy[family.namespace]({ address, message, signature }), family.wallet).toBe(
      true,
    )
  }

  await visit.page.reload()
  for (const [index, family] of families.entries())
    await see(visit.page.getByTestId(`${family.namespace}-account`), addresses[index] ?? '')
  await visit.modal.waitFor({ state: 'detached' })
})

test('all wallets are in one list, where an account of any is used and one is disconnected alone', async ({
  stage,
}) => {
  const visit = await stage.visit('/five', options(new URL(stage.place.url).origin))
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
  const { families: more, ...rest } = options(new URL(stage.place.url).origin)
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
