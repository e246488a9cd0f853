import { base58, hex } from '@scure/base'
import { createPublicClient, http, toCoinType } from 'viem'
import { expect, inject } from 'vitest'
import type { Fixture } from '../fixture/fixture.js'
import { mount } from '../world/mount.js'
import { see } from '../world/see.js'
import { test } from '../world/test.js'

/* A name of the sandbox's server, taken in the modal and found by a client of ENS: nothing in between is played. */

const { chains, server } = inject('world')
const [chain] = chains

test('a user takes a name, goes by it and leads it to an account on Solana, and clients of ENS find the accounts by it and it by the account', async ({
  stage,
}) => {
  const label = `juno-${Date.now().toString(36)}`
  const visit = await stage.visit('/fixture', { wallets: ['bramble'], solana: true })
  await mount(visit, { projectId: 'local', server: server?.url ?? '' }, undefined, { beside: true })
  const { dialog, page } = visit
  const accounts = () =>
    page.evaluate(() => (globalThis as unknown as { fixture: Fixture }).fixture.accounts())
  await visit.connect('Drumlin')
  await visit.openAccount()
  await dialog.getByTestId('profile-wallets').click()
  await dialog.getByTestId('connect-another').click()
  await visit.pick('Bramble')
  await expect.poll(async () => Object.keys(await accounts())).toContain('eip155')
  const { eip155, solana } = await accounts()
  const [own, onSolana] = [eip155?.[0]?.address ?? '', solana?.[0]?.address ?? '']
  await visit.modal.waitFor({ state: 'detached' })
  await visit.openAccount()
  await dialog.getByTestId('profile-wallets').click()
  await dialog.getByTestId(`account-${own}`).click()
  await page.keyboard.press('Escape')
  await visit.modal.waitFor({ state: 'detached' })
  await visit.openAccount()
  await dialog.getByTestId('choose-name').click()
  await dialog.getByTestId('name-start').click()
  await dialog.getByTestId('name-input').fill(label)
  await see(dialog.getByTestId('name-free'), 'This name is free.')
  await dialog.getByTestId('name-message').getByRole('button').click()
  const name = `${label}.foyer.eth`
  await see(dialog.getByTestId('name-message'), `{"name":"${name}","attributes":{},"timestamp":`)
  await dialog.getByTestId('name-register').click()
  await see(dialog.getByTestId('name-registered'), name)
  const address = chain?.contracts.ensUniversalResolver
  if (!chain || !address) throw new Error('The world has no names')
  const client = createPublicClient({
    chain: {
      ...{ id: chain.id, name: chain.name },
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [chain.rpcUrl] } },
      contracts: { ensUniversalResolver: { address } },
    },
    transport: http(chain.rpcUrl),
  })
  const coinType = toCoinType(chain.id)
  const found = await client.getEnsAddress({ name, coinType, strict: true })
  expect(found?.toLowerCase()).toBe(own.toLowerCase())
  await dialog.getByTestId('name-primary-set').click()
  await see(dialog.getByTestId('name-is-primary'), `primary name on ${chain.name}`)
  const account = found as `0x${string}`
  expect(await client.getEnsName({ address: account, coinType, strict: true })).toBe(name)
  // It leads nowhere that it was not signed for.
  expect(await client.getEnsAddress({ name, strict: true })).toBeNull()
  await dialog.getByTestId('name-done').click()
  await dialog.getByTestId('choose-name').click()
  await see(dialog.getByTestId('own-name').filter({ hasText: name }), name)
  await dialog.getByTestId('own-name').filter({ hasText: name }).click()
  const toSolana = { name, coinType: 501n, strict: true } as const
  expect(await client.getEnsAddress(toSolana)).toBeNull()
  await dialog.getByTestId('name-lead-solana').click()
  await dialog.getByTestId('name-lead-solana').waitFor({ state: 'detached' })
  expect(await client.getEnsAddress(toSolana)).toBe(`0x${hex.encode(base58.decode(onSolana))}`)
  await dialog.getByTestId('name-picture-file').setInputFiles({
    ...{ name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() },
  })
  await dialog.getByTestId('name-picture-show').click()
  await dialog.getByTestId('name-picture-remove').waitFor()
  const picture = await fetch((await client.getEnsText({ name, key: 'avatar' })) ?? '')
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
})
