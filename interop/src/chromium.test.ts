import { afterAll, expect, test } from 'vitest'
import { pairsWithOfficialWallets } from './engine/rules.js'
import { type Chromium, startChromium } from './engine/startInChromium.js'

let starting: Promise<Chromium> | undefined
const strangers: (() => readonly string[])[] = []
afterAll(async () => (await starting)?.stop())

pairsWithOfficialWallets(async (relayUrl) => {
  starting ??= startChromium()
  const dapp = await (await starting).open(relayUrl)
  strangers.push(dapp.strangers)
  return dapp
})

test('no page sent a request but to its own origin and the relay', () => {
  expect(strangers).toHaveLength(2)
  expect(strangers.flatMap((asked) => asked())).toEqual([])
})
