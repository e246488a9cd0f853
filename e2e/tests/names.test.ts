import { ccipRequest, createPublicClient, http, toCoinType } from 'viem'
import { expect, inject } from 'vitest'
import { see } from '../world/see.js'
import { test } from '../world/test.js'

/* A name of the sandbox's server, taken in the modal and found by a client of ENS: nothing in between is played. */

const { chains, accounts } = inject('world')
const [chain] = chains

test('a user takes a name and goes by it, and clients of ENS find the account by it and it by the account', async ({
  stage,
}) => {
  const label = `juno-${Date.now().toString(36)}`
  const visit = await stage.visit('/', { wallets: ['bramble'] })
  await visit.connect('Bramble')
  await visit.openAccount()
  const { dialog } = visit
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
    ccipRead: {
      // The contract in between says no more of a failure than that there was one.
      request: (parameters) =>
        ccipRequest(parameters).catch((error: unknown) => {
          console.error(error, (error as Error).cause)
          throw error
        }),
    },
  })
  const coinType = toCoinType(chain.id)
  const found = await client.getEnsAddress({ name, coinType, strict: true })
  expect(accounts.map((account) => account.toLowerCase())).toContain(found)
  expect(found).toBe((await visit.address.textContent())?.toLowerCase())
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
  await dialog.getByTestId('name-picture-file').setInputFiles({
    ...{ name: 'me.png', mimeType: 'image/png', buffer: await visit.page.screenshot() },
  })
  await dialog.getByTestId('name-picture-show').click()
  await dialog.getByTestId('name-picture-remove').waitFor()
  const picture = await fetch((await client.getEnsText({ name, key: 'avatar' })) ?? '')
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
})
