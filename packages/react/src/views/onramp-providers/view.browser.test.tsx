import type { BuyDraft, BuyOffer } from '@foyer/core/buy'
import { testNetwork } from '@foyer/core/testing'
import { FoyerError } from '@foyer/protocol'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { buyDraft, offer, purchase } from '../../testing/buyDraft.js'
import { fakeNode } from '../../testing/fakeNode.js'
import { showModal } from '../../testing/showModal.js'

const view = { name: 'OnRampProviders' } as const
const options = {
  networks: [testNetwork(1)] as const,
  wallet: { callNetwork: fakeNode(), getAssets: async () => [] },
}

async function opened(change: Partial<BuyDraft> = {}, isNarrow = false) {
  const shown = await showModal(view, {
    ...{ ...options, isConnected: true, isNarrow },
    facts: { buy: { draft: { ...buyDraft, ...change }, purchases: [purchase] } },
  })
  const draftOf = () => shown.client.store.getState().buy?.draft
  return { ...shown, draftOf }
}
const offered = (...offers: readonly BuyOffer[]) =>
  opened({ quoting: { ...buyDraft.quoting, offers } })

test('providers stand side by side, each with what arrives, what is paid and what of it is fees', async () => {
  const till = { ...offer, provider: 'till', total: '102.9', fees: '2.9', received: '0.03' }
  const { dialog } = await offered(offer, till)
  await expect.element(page.getByRole('dialog', { name: 'Choose Provider' })).toBeVisible()
  const [first, second] = dialog.getByRole('list', { name: 'Providers' }).getByRole('button').all()
  await expect.element(first ?? dialog).toHaveTextContent('MoonPayBest pricewith $4.50 of fees')
  // Rounded down: what is shown arrives.
  await expect.element(first ?? dialog).toHaveTextContent('0.03123456 ETH$104.50')
  await expect.element(second ?? dialog).toHaveTextContent('Tillwith $2.90 of fees0.03 ETH$102.90')
  await expect.element(dialog.getByTestId('buy-received')).toHaveTextContent('0.03123456')
})

test('an estimate is marked and has no sum; a provider that refuses says why and cannot be pressed', async () => {
  const { dialog, client } = await offered(
    { provider: 'moonpay', kind: 'estimate' },
    { provider: 'till', kind: 'refused', finding: 'country_not_supported' },
  )
  const estimate = dialog.getByTestId('provider-moonpay')
  await expect.element(estimate).toHaveTextContent('Estimate')
  await expect.element(estimate).not.toHaveTextContent('$')
  await expect.element(dialog.getByTestId('buy-received')).toHaveTextContent('0')
  const refused = dialog.getByTestId('provider-till')
  await expect.element(refused).toHaveTextContent('Nothing is sold in your country')
  await expect.element(refused).toHaveAttribute('aria-disabled', 'true')
  expect(client.store.getState().buy?.page).toBeUndefined()
})

test('the amount is checked as it is typed, and what was offered for another one is gone', async () => {
  const { dialog, draftOf } = await opened()
  const amount = dialog.getByTestId('buy-amount')
  await amount.fill('5')
  await expect.element(dialog.getByTestId('buy-finding')).toHaveTextContent('Enter more')
  expect(draftOf()?.quoting.offers).toEqual([])
  await amount.fill('9000')
  await expect.element(dialog.getByTestId('buy-finding')).toHaveTextContent('Enter less')
  await amount.fill('1.234')
  await expect.element(dialog.getByTestId('buy-finding')).toHaveTextContent('in digits')
  await amount.fill('')
  await expect.element(dialog.getByTestId('buy-finding')).not.toBeInTheDocument()
})

test('the country can be changed, and leads to other prices', async () => {
  const { dialog, draftOf } = await opened()
  const country = dialog.getByTestId('buy-country')
  await expect.element(country).toHaveValue('AT')
  await country.selectOptions('Germany')
  expect(draftOf()).toMatchObject({ country: 'DE', quoting: { status: 'waiting' } })
  const named = country.getByRole('option').elements()
  expect(named.length).toBeGreaterThan(230)
  expect(named.map((one) => one.textContent)).not.toContain('European Union')
})

test('a failure has a sentence of its own and another try', async () => {
  const failure = new FoyerError('buy_refused', { data: { finding: 'rate_limited', reason: '' } })
  const { dialog } = await opened({
    quoting: { status: 'failed', turn: 1, offers: [], failure },
  })
  await expect.element(dialog.getByTestId('buy-failure')).toHaveTextContent('too many questions')
  await dialog.getByTestId('buy-again').click()
  // This page has no server.
  await expect.element(dialog.getByTestId('buy-failure')).toHaveTextContent('Nothing is sold here.')
})

test('where nothing is sold the way leads to other networks', async () => {
  const data = { finding: 'network_not_supported', reason: '' } as const
  const { dialog } = await opened({ failure: new FoyerError('buy_refused', { data }) })
  await expect.element(dialog).toHaveTextContent('Nothing is sold on this network')
  await dialog.getByRole('button', { name: 'Switch network' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Choose Network' })).toBeVisible()
})

test('without a wallet it leads to one; without a server nothing is sold', async () => {
  const { dialog, client } = await showModal(view, options)
  await expect.element(dialog).toHaveTextContent('No wallet is connected')
  await dialog.getByRole('button', { name: 'Connect wallet' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Connect Wallet' })).toBeVisible()
  client.destroy()
})

test('it leads to tokens, currencies, purchases and to what buying is, also on the narrowest phone', async () => {
  const { dialog, client } = await opened({}, true)
  const top = () => client.store.getState().modal.history.at(-1)?.name
  for (const [press, name] of [
    ['buy-token', 'OnRampTokenSelect'],
    ['buy-fiat', 'OnRampFiatSelect'],
    ['purchases', 'OnRampActivity'],
    ['what-is-a-buy', 'WhatIsABuy'],
  ] as const) {
    await dialog.getByTestId(press).click()
    await expect.poll(top).toBe(name)
    await page.getByRole('button', { name: 'Back' }).click()
    await expect.poll(top).toBe('OnRampProviders')
  }
  expect(client.store.getState().telemetry.last?.data.event).toBe('SELECT_WHAT_IS_A_BUY')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})
