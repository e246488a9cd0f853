import { FoyerError, ss58 } from '@foyer/protocol'
import { hostilePolkadot } from '@foyer/testing'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openPages } from '../fixtures/openPages.js'
import { type LocalNode, startNode } from './fixtures/startNode.js'
import { verifyBySubstrate } from './fixtures/verifyBySubstrate.js'
import { polkadot } from './polkadot.js'

const openPage = openPages(onTestFinished, polkadot)
const message = 'hello'
type Name = keyof typeof hostilePolkadot
/** What comes of connecting and signing. */
const outcomes = {
  foreignAccounts: 'wallet_failed',
  foreignSignatures: 'answer_invalid',
  hugeAnswers: 'wallet_failed',
  changingKeys: 'answer_invalid',
  liesAboutNetwork: 'signed',
  prototypeKeys: 'wallet_failed',
  stormsOfEvents: 'wallet_locked',
} as const satisfies Partial<Record<Name, string>>

let here: LocalNode
beforeAll(async () => {
  here = await startNode(`0x${'a1'.repeat(32)}`, 'Here', 0)
})
afterAll(() => here.stop())

function open(name: Name) {
  const window = new EventTarget()
  const wallet = hostilePolkadot[name]({ window, storage: 'none' })
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
      const { address } = sessions.at(-1)?.accounts[0] ?? accounts[0]
      expect(ss58.decode(address)).toHaveLength(32)
      const signature = (await adapter.signMessage?.(id, { message, address })) ?? ''
      const bytes = Buffer.from(`<Bytes>${message}</Bytes>`)
      expect(verifyBySubstrate({ address, bytes, signature, type: 'sr25519' })).toBe(true)
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
