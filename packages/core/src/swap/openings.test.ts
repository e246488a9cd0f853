import { expect, onTestFinished, test } from 'vitest'
import { connect } from '../connection/connect.js'
import { hideModal } from '../modal/hideModal.js'
import { openModal } from '../modal/openModal.js'
import type { Call } from '../Rpc.js'
import { enterSwap } from '../screens/enterSwap.js'
import { startClient } from '../startClient.js'
import { createTestClient, testNetwork } from '../testing/createTestClient.js'
import { fakeAdapter } from '../testing/fakeAdapter.js'
import { acceptSwapWarning } from './acceptSwapWarning.js'
import { chooseSwapMax } from './chooseSwapMax.js'
import { chooseSwapToken } from './chooseSwapToken.js'
import { closeSwap } from './closeSwap.js'
import { openSwap } from './openSwap.js'
import { typeSwapAmount } from './typeSwapAmount.js'

const at = (digit: number) => `0x${String(digit).repeat(40)}` as const
const [slow, quick, other] = [at(1), at(2), at(3)]
const text = `0x${'414141'.padEnd(64, '0')}`
const answers: Readonly<Record<string, string>> = { '0x95d89b41': text, '0x06fdde03': text }
const seven = `0x${'7'.padStart(64, '0')}`

/** An account whose node says nothing of one token until the test lets it. */
async function begun() {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const adapter = fakeAdapter({
    getAssets: async () => [],
    async callNetwork({ call: { method, params } }: { call: Call }) {
      if (method === 'eth_getBalance') return '0x7'
      const [{ to, data }] = params as [{ to: string; data: string }]
      if (to === slow) await held
      return answers[data.slice(0, 10)] ?? seven
    },
  } as never)
  const client = createTestClient({ adapters: [adapter], networks: [testNetwork(1)] })
  onTestFinished(client.destroy)
  startClient(client)
  await connect(client, { connectorId: 'test.kestrel', namespace: 'eip155' })
  const draft = () => client.store.getState().swap?.draft
  const tokens = () => [draft()?.fromToken?.address, draft()?.toToken?.address]
  const notice = () => client.store.getState().notices.notice
  return { client, release, draft, tokens, notice }
}

test('of two openings the later one says what is swapped, whichever is answered first', async () => {
  const { client, release, tokens, draft } = await begun()
  const early = openSwap(client, { fromToken: slow, toToken: other, amount: '5' })
  await openSwap(client, { fromToken: quick, amount: '2' })
  release()
  await expect(early).rejects.toMatchObject({
    code: 'swap_refused',
    data: { finding: 'changed' },
  })
  expect(tokens()).toEqual([quick, undefined])
  expect(draft()?.amount.text).toBe('2')
})

test('a swap that was closed meanwhile is not begun again by what is found late', async () => {
  const { client, release, draft } = await begun()
  const early = openSwap(client, { fromToken: slow })
  closeSwap(client)
  release()
  await expect(early).rejects.toMatchObject({ data: { finding: 'changed' } })
  expect(draft()).toBeUndefined()
})

test('what the user chose while the tokens of the opening were looked for stays', async () => {
  const { client, release, tokens } = await begun()
  const opened = openSwap(client, { toToken: slow })
  const token = { name: 'A', symbol: 'A', decimals: 7, isListed: true, address: other }
  await chooseSwapToken(client, { side: 'to', token })
  release()
  await opened
  expect(tokens()).toEqual([undefined, other])
})

test('the coin that the user chose to receive leaves its place to the token of the opening', async () => {
  const { client, release, tokens, draft } = await begun()
  const opened = openSwap(client, { fromToken: slow })
  const coin = { name: 'Ether', symbol: 'ETH', decimals: 18, isListed: true }
  await chooseSwapToken(client, { side: 'to', token: coin })
  release()
  await opened
  expect(tokens()).toEqual([slow, undefined])
  expect(draft()?.toToken).toMatchObject({ symbol: 'ETH', isRead: true })
})

test('the coin that the user chose to receive is not taken back as what is given', async () => {
  const { client, draft } = await begun()
  const opened = openSwap(client)
  const coin = { name: 'Ether', symbol: 'ETH', decimals: 18, isListed: true }
  await Promise.all([opened, chooseSwapToken(client, { side: 'to', token: coin })])
  expect(draft()?.fromToken).toBeUndefined()
  expect(draft()?.toToken).toMatchObject({ symbol: 'ETH', isRead: true })
})

test('a token that is slow and the coin for it are both chosen, in whichever order they are found', async () => {
  const { client, release, tokens, draft } = await begun()
  const opened = openSwap(client, { fromToken: slow, toToken: 'ETH' })
  await expect.poll(() => draft()?.toToken?.isRead).toBe(true)
  release()
  await opened
  expect(tokens()).toEqual([slow, undefined])
  expect(draft()?.toToken).toMatchObject({ symbol: 'ETH', isRead: true })
})

test('what was confirmed of a price is not confirmed for another amount; what was of the token stays', async () => {
  const { client, draft } = await begun()
  await openSwap(client, { toToken: quick })
  for (const code of ['token_unlisted', 'price_worse'] as const) acceptSwapWarning(client, { code })
  typeSwapAmount(client, { text: '3' })
  expect(draft()?.accepted).toEqual(['token_unlisted'])
  acceptSwapWarning(client, { code: 'impact_high' })
  await chooseSwapMax(client).catch(() => {})
  expect(draft()?.accepted).toEqual(['token_unlisted'])
})

test('the view of a swap that was left says nothing of what it did not find', async () => {
  const { client, release, notice } = await begun()
  openModal(client, { view: { name: 'Swap', data: {} } })
  const early = enterSwap(client, { toToken: slow })
  hideModal(client)
  release()
  await expect(early).rejects.toThrow()
  expect(notice()).toBeUndefined()
})
