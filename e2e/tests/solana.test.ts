import { driveSolanaWallet } from '@foyer/testing/playwright'
import { createSolanaRpc, lamports, address as toAddress } from '@solana/kit'
import { expect, inject } from 'vitest'
import type { Fixture } from '../fixture/fixture.js'
import type { Visit } from '../world/createVisit.js'
import { mount } from '../world/mount.js'
import { see } from '../world/see.js'
import { signedBy } from '../world/signedBy.js'
import { test } from '../world/test.js'

type Scope = { fixture: Fixture }

const { solana } = inject('world')
const node = createSolanaRpc(solana?.rpcUrl ?? '')
/** With an account that no other test has coins for. */
const wallets = [{ name: 'Drumlin', accounts: [41] as const }]
const both = (visit: Visit) => mount(visit, {}, undefined, { beside: true })
const signIn = ({ page }: Visit, message: string) =>
  page.evaluate((text) => (globalThis as unknown as Scope).fixture.sign(text), message)
const pay = ({ page }: Visit, to: string, amount: bigint) =>
  page.evaluate(
    ([receiver, some]) => (globalThis as unknown as Scope).fixture.pay(receiver, some),
    [to, String(amount)] as const,
  )

test('a wallet of Solana beside those of EVM connects, signs, sends, comes back and leaves', async ({
  stage,
}) => {
  const visit = await stage.visit('/fixture', { solana: wallets })
  await both(visit)
  const drumlin = driveSolanaWallet(visit.page, 'Drumlin')
  const [address = ''] = await drumlin.addresses()
  await node.requestAirdrop(toAddress(address), lamports(2_000_000_000n)).send()

  await visit.open()
  await visit.wallet('Kestrel').waitFor()
  await visit.wallet('Drumlin').waitFor()
  expect(await drumlin.calls()).toEqual([])
  await drumlin.reject()
  await visit.pick('Drumlin')
  await see(visit.dialog, 'Connection declined')
  await drumlin.approve()
  await visit.button('Try again').click()
  await visit.accountButton.waitFor()
  await visit.modal.waitFor({ state: 'detached' })
  await see(visit.accountButton, /2\.0+ SOL/)

  const message = 'Grüße an alle: これは署名です'
  const signature = await signIn(visit, message)
  expect(signedBy.solana({ address, message, signature })).toBe(true)

  const to = 'GmaDrppBC7P5ARKV8g3djiwP89vz1jLK23V2GBjuAEGB'
  await pay(visit, to, 1_000_000_000n)
  expect((await node.getBalance(toAddress(to)).send()).value).toBe(1_000_000_000n)

  await visit.page.reload()
  await both(visit)
  await visit.accountButton.waitFor()
  await see(visit.accountButton, /0\.99\d* SOL/)
  expect(await drumlin.calls()).toEqual(['standard:connect'])

  await visit.disconnect()
  await expect.poll(async () => (await drumlin.state()).granted).toBe(false)
  await visit.page.reload()
  await both(visit)
  await visit.connectButton.waitFor()
  expect(await drumlin.calls()).toEqual([])
})
