import { bech32Address, FoyerError } from '@foyer/protocol'
import { hostileCosmos } from '@foyer/testing'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openPages } from '../fixtures/openPages.js'
import { cosmos } from './cosmos.js'
import { arbitraryBytes } from './fixtures/arbitraryBytes.js'
import { type LocalRest, startRest } from './fixtures/startRest.js'
import { verifySecp256k1 } from './fixtures/verifySecp256k1.js'

const openPage = openPages(onTestFinished, cosmos)
const message = 'hello'
type Name = keyof typeof hostileCosmos
/** What comes of connecting and signing. */
const outcomes = {
  foreignAccounts: 'wallet_failed',
  foreignSignatures: 'answer_invalid',
  hugeAnswers: 'wallet_failed',
  changingKeys: 'answer_invalid',
  liesAboutNetwork: 'wallet_failed',
  prototypeKeys: 'wallet_failed',
  stormsOfEvents: 'signed',
} as const satisfies Partial<Record<Name, string>>

let here: LocalRest
beforeAll(async () => {
  here = await startRest('here-1', 'Here', 'cosmos')
})
afterAll(() => here.stop())

function open(name: Name) {
  const window = new EventTarget()
  const wallet = hostileCosmos[name]({
    ...{ window, storage: 'none' },
    chains: [{ chainId: 'here-1', prefix: 'cosmos' }],
  })
  onTestFinished(wallet.destroy)
  return { ...openPage(window, [here.network]), wallet }
}

test.each(Object.entries(outcomes) as [Name, string][])(
  '%s: a host gets an account and a signature that hold, or an error of ours: %s',
  async (name, outcome) => {
    const { adapter, connect, found, sessions } = open(name)
    const [{ id = '' } = {}] = found()
    const use = async () => {
      const { accounts } = await connect(id)
      const { address, publicKey = '' } = sessions.at(-1)?.accounts[0] ?? accounts[0]
      expect(bech32Address.prefixOf(address)).toBe('cosmos')
      const signature = (await adapter.signMessage?.(id, { message, address })) ?? ''
      const bytes = arbitraryBytes(message, address)
      expect(verifySecp256k1({ bytes, signature, publicKey })).toBe(true)
      return 'signed'
    }
    const codeOf = (error: unknown) => (FoyerError.is(error) ? error.code : error)
    expect(await use().catch(codeOf)).toBe(outcome)
  },
)

test('a wallet that never settles keeps no other from being connected, and nothing is resumed from it', async () => {
  const { adapter, connect, found } = open('neverSettles')
  const [{ id = '' } = {}] = found()
  let settled = false
  connect(id).finally(() => {
    settled = true
  })
  await expect(adapter.reconnect(id)).resolves.toBeUndefined()
  await expect(adapter.disconnect(id)).resolves.toBeUndefined()
  expect(settled).toBe(false)
})
