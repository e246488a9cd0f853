import { connect, disconnect } from '@foyer/core'
import { fakeAdapter } from '@foyer/core/testing'
import { expect, test } from 'vitest'
import { drawHook } from '../testing/drawHook.js'
import { drawPage } from '../testing/drawPage.js'
import { pageClient } from '../testing/pageClient.js'
import { useFoyerProvider } from './useFoyerProvider.js'

/** A wallet of this page: its adapter hands out the wallet's own object. */
function withProvider(given: () => Promise<unknown>) {
  const fake = fakeAdapter()
  const adapter: typeof fake = {
    ...fake,
    create: (context) => ({ ...fake.create(context), getProvider: given }),
  }
  return pageClient({ adapters: [adapter] }).client
}

const kestrel = { connectorId: 'test.kestrel', namespace: 'eip155' } as const

test('the wallet’s own object is there while the wallet is connected', async () => {
  const provider = { request: async () => '0x1' }
  const client = withProvider(async () => provider)
  const { current } = drawHook(client, () => useFoyerProvider('eip155'))
  expect(current()).toBeUndefined()
  await connect(client, kestrel)
  await expect.poll(current).toBe(provider)
  await disconnect(client)
  await expect.poll(current).toBeUndefined()
})

test('there is none of a chain family that is not connected, and none where it cannot be had', async () => {
  const client = withProvider(() => Promise.reject(new Error('gone')))
  const { current } = drawHook(client, () => [
    useFoyerProvider('eip155'),
    useFoyerProvider('solana'),
  ])
  await connect(client, kestrel)
  expect(current()).toEqual([undefined, undefined])
})

test('a wallet that is connected anew is not reached by the object from before', async () => {
  const given: object[] = []
  const client = withProvider(async () => {
    given.push({})
    return given.at(-1)
  })
  const { current, results } = drawHook(client, () => useFoyerProvider<object>('eip155'))
  await connect(client, kestrel)
  await expect.poll(current).toBe(given.at(-1))
  await disconnect(client)
  await expect.poll(current).toBeUndefined()
  const [before] = [...given]
  const drawn = results.length
  await connect(client, kestrel)
  await expect.poll(current).toBe(given.at(-1))
  expect(results.slice(drawn)).not.toContain(before)
})

test('another client has nothing of the wallet of the one before, though it be the same wallet', async () => {
  const ofFirst = { request: async () => '0x1' }
  const ofSecond = { request: async () => '0x2' }
  const [first, second] = [ofFirst, ofSecond].map((provider) => withProvider(async () => provider))
  if (!first || !second) throw new Error('Two clients are needed')
  const results: unknown[] = []
  function Page() {
    results.push(useFoyerProvider('eip155'))
    return null
  }
  const { draw } = drawPage(first, <Page />)
  draw(<Page />, second)
  await connect(second, kestrel)
  draw(<Page />, first)
  await connect(first, kestrel)
  await expect.poll(() => results.at(-1)).toBe(ofFirst)
  const drawn = results.length
  draw(<Page />, second)
  await expect.poll(() => results.at(-1)).toBe(ofSecond)
  expect(results.slice(drawn)).not.toContain(ofFirst)
})
