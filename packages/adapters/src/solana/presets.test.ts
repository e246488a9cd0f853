import type { Adapter, WalletSession } from '@foyer/core'
import { FoyerError } from '@foyer/protocol'
import { hostileSolana } from '@foyer/testing'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { testContext } from '../fixtures/testContext.js'
import { isSigned } from './fixtures/isSigned.js'
import { type LocalCluster, someAddress, startCluster } from './fixtures/startCluster.js'
import { testPage } from './fixtures/testPage.js'
import { verifyEd25519 } from './fixtures/verifyEd25519.js'
import { writeUnsigned } from './fixtures/writeUnsigned.js'
import { solana } from './solana.js'

let devnet: LocalCluster
let other: LocalCluster
beforeAll(async () => {
  devnet = await startCluster('EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG', 'Devnet')
  other = await startCluster('4uhcVJyU9pJkvQyS88uRDiswHXSCkY3zQawwpjk2NsNY', 'Testnet')
})
afterAll(() => Promise.all([devnet.stop(), other.stop()]))

type Name = keyof typeof hostileSolana
const message = 'hello'

/** A page with one of the wallets that misbehave, its node on the second cluster for one that lies about it. */
async function open(name: Name) {
  const { page, window } = testPage()
  const { context, end } = testContext([devnet.network])
  const node = name === 'liesAboutCluster' ? other : devnet
  const wallet = hostileSolana[name]({
    ...{ window, storage: 'none' },
    clusters: [{ chain: 'solana:devnet', rpcUrl: node.url }],
  })
  for (const address of wallet.addresses) await devnet.give(address, 10n ** 9n)
  const adapter = solana({ page }).create(context)
  const sessions: (WalletSession | undefined)[] = []
  let connectors: Parameters<Adapter['connect']>[0][] = []
  const stop = adapter.start({
    wallets: (found) => {
      connectors = [...found]
    },
    session: (_, session) => void sessions.push(session),
    pending: () => {},
  })
  onTestFinished(() => {
    stop()
    adapter.destroy()
    wallet.destroy()
    end()
  })
  const [connector] = connectors
  if (!connector) throw new Error('The wallet was not found')
  const { id } = connector
  const connect = () => adapter.connect(connector, { network: undefined })
  return { adapter, wallet, id, connect, sessions }
}

/** What a host gets of a connected wallet: each outcome is what it should be, or an error of ours. */
async function use({ adapter, wallet, id }: Awaited<ReturnType<typeof open>>, address: string) {
  const from = { address, network: devnet.network }
  const to = someAddress()
  const unsigned = await writeUnsigned(devnet, address, to)
  const settle = async <value>(outcome: Promise<value> | undefined) =>
    outcome?.catch((error: unknown) => {
      if (!FoyerError.is(error)) throw error
      return error.code
    })
  const nonce = { version: '1', nonce: 'a1B2c3D4e5', issuedAt: '2026-11-25T18:00:00.000Z' }
  const about = { domain: 'shop.example', uri: 'https://shop.example/', ...nonce }
  const signIn = { ...about, address, chainId: devnet.network.caipNetworkId }
  const transaction = { to, value: devnet.rent }
  return {
    wallet,
    text: await settle(adapter.signMessage?.(id, { message, address })),
    one: await settle(adapter.signTransaction?.(id, { ...from, unsigned: unsigned[0] })),
    all: await settle(adapter.signAllTransactions?.(id, { ...from, unsigned })),
    signIn: await settle(adapter.signIn?.(id, { message: signIn, address })),
    sent: await settle(adapter.sendTransaction?.(id, { ...from, transaction })),
    arrived: await devnet.balance(to),
    isSigned: async (signed: unknown, given: readonly object[] = unsigned) =>
      Array.isArray(signed) && isSigned({ address, unsigned: given, signed }),
    first: unsigned[0],
  }
}

test('accounts of another key, another family or none connect nothing', async () => {
  const { connect } = await open('foreignAccounts')
  await expect(connect()).rejects.toMatchObject({ code: 'wallet_failed' })
})

describe.each(['hugeAnswers', 'foreignSignatures'] as const)('%s', (name) => {
  test('no signature reaches a host', async () => {
    const opened = await open(name)
    const { accounts } = await opened.connect()
    const { text, one, all, signIn } = await use(opened, accounts[0].address)
    expect([text, one, all, signIn]).toEqual(Array(4).fill('answer_invalid'))
  })
})

test('a wallet that never answers holds nothing else up', async () => {
  const { adapter, connect, id } = await open('neverSettles')
  connect().catch(() => {})
  await expect(adapter.reconnect(id)).resolves.toBeUndefined()
  await expect(adapter.disconnect(id)).resolves.toBeUndefined()
  await expect(adapter.getProvider(id)).rejects.toMatchObject({ code: 'connector_not_connected' })
})

test('a wallet that changes its account between requests signs for the one of the request, or not at all', async () => {
  const opened = await open('changingKeys')
  const { accounts } = await opened.connect()
  const [{ address }] = accounts
  const { text, one, all, isSigned, first } = await use(opened, address)
  const signature = String(text)
  expect(verifyEd25519({ address, message, signature })).toBe(true)
  expect(typeof one === 'string' || (await isSigned([one], [first]))).toBe(true)
  expect(typeof all === 'string' || (await isSigned(all))).toBe(true)
})

test('a wallet that is elsewhere than it says moves nothing here, and its word is no receipt', async () => {
  const opened = await open('liesAboutCluster')
  const { accounts } = await opened.connect()
  const { sent, arrived } = await use(opened, accounts[0].address)
  // The transaction names a block that only this cluster has.
  expect(arrived).toBe(0n)
  expect(sent).toMatch(/^[a-z_]+$/)
})

test('answers whose parts stand on their prototypes are read as what they are, and pollute nothing', async () => {
  const opened = await open('prototypeKeys')
  const { accounts } = await opened.connect()
  const { text, isSigned, all } = await use(opened, accounts[0].address)
  const signature = String(text)
  const { address } = accounts[0]
  expect(text === 'answer_invalid' || verifyEd25519({ address, message, signature })).toBe(true)
  expect(all === 'answer_invalid' || (await isSigned(all))).toBe(true)
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
})

test('a storm of events leaves the session and its signatures as they are', async () => {
  const opened = await open('stormsOfEvents')
  const { accounts } = await opened.connect()
  const [{ address }] = accounts
  const { text, all, isSigned, sent, arrived } = await use(opened, address)
  expect(verifyEd25519({ address, message, signature: String(text) })).toBe(true)
  expect(await isSigned(all)).toBe(true)
  expect(String(sent)).toMatch(/^[1-9A-HJ-NP-Za-km-z]{86,88}$/)
  expect(arrived).toBe(devnet.rent)
  expect(opened.sessions).toEqual([])
})
