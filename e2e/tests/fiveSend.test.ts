import { createSolanaRpc, lamports, address as toAddress } from '@solana/kit'
import { expect, inject } from 'vitest'
import { five } from '../world/five.js'
import { see } from '../world/see.js'
import { test } from '../world/test.js'

const { bitcoin, solana } = inject('world')

test('the page of five chains sends on EVM, Solana and Bitcoin, each on a chain of its own, and back after a reload', async ({
  stage,
}) => {
  const visit = await stage.visit('/five', five.options(stage.place))
  await five.connectAll(visit)
  const addressOf = (namespace: string) =>
    visit.page.getByTestId(`${namespace}-account`).innerText()
  const node = createSolanaRpc(solana?.rpcUrl ?? '')
  await node.requestAirdrop(toAddress(await addressOf('solana')), lamports(1_000_000_000n)).send()
  const faucet = `${bitcoin?.esploraUrl}/faucet/${await addressOf('bip122')}/150000`
  expect((await fetch(faucet, { method: 'POST' })).ok).toBe(true)

  const send = async (namespace: 'eip155' | 'solana' | 'bip122', hash: RegExp) => {
    const family = five.families.find((one) => one.namespace === namespace)
    if (!family) throw new Error(`There is no ${namespace}`)
    await five.card(visit, family).getByRole('button', { name: 'Send to yourself' }).click()
    const sent = visit.page.getByTestId(`${namespace}-sent`)
    await see(sent, hash)
    await expect.poll(() => sent.getAttribute('data-status')).toBe('done')
  }
  const sendAll = async () => {
    await send('eip155', /^0x[0-9a-f]{64}$/)
    await send('solana', /^[1-9A-HJ-NP-Za-km-z]{64,90}$/)
    await send('bip122', /^[0-9a-f]{64}$/)
  }
  await sendAll()
  await visit.page.reload()
  for (const { namespace, wallet } of five.families)
    await see(visit.page.getByTestId(`${namespace}-wallet`), wallet)
  await sendAll()
})
