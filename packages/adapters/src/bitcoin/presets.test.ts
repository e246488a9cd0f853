import { FoyerError } from '@foyer/protocol'
import { hostileBitcoin } from '@foyer/testing'
import { Verifier } from 'bip322-js'
import { networks as versions } from 'bitcoinjs-lib'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { testContext } from '../fixtures/testContext.js'
import { bitcoin } from './bitcoin.js'
import { type Ledger, startLedger } from './fixtures/startLedger.js'
import { testPage } from './fixtures/testPage.js'

const friend = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
const message = 'hello'
const signet = '00000008819873e925422c1ff0f99f7cc9bbb232af63a077a480a3633bee1ef6'

let ledger: Ledger
beforeAll(async () => {
  ledger = await startLedger(signet, 'Signet', versions.testnet)
})
afterAll(() => ledger.stop())

/** A page with one of the wallets that misbehave. */
function open(name: keyof typeof hostileBitcoin) {
  const { page, window } = testPage()
  const { context, end } = testContext([ledger.network])
  const wallet = hostileBitcoin[name]({
    ...{ window, storage: 'none' },
    networks: [{ chain: 'bitcoin:signet', esploraUrl: ledger.url }],
  })
  for (const address of wallet.addresses)
    if (address.startsWith('tb1')) ledger.give(address, 100_000)
  const adapter = bitcoin({ page }).create(context)
  let sessions = 0
  let connectors: Parameters<typeof adapter.connect>[0][] = []
  const stop = adapter.start({
    wallets: (found) => {
      connectors = [...found]
    },
    session: () => {
      sessions += 1
    },
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
  const settle = (outcome: Promise<string> | undefined) =>
    outcome?.catch((error: unknown) => {
      if (!FoyerError.is(error)) throw error
      return error.code
    })
  const { network } = ledger
  return {
    ...{ adapter, id, sessions: () => sessions },
    connect: () => adapter.connect(connector, { network: undefined }),
    sign: (address: string) => settle(adapter.signMessage?.(id, { message, address })),
    send: (address: string) =>
      settle(
        adapter.sendTransaction?.(id, {
          address,
          network,
          transaction: { to: friend, value: 5_000n },
        }),
      ),
  }
}

test.each(['foreignAccounts', 'liesAboutNetwork'] as const)(
  '%s: nothing is connected on a network of the page',
  async (name) => {
    const { connect } = open(name)
    const session = await connect().catch(({ code }: FoyerError) => code)
    if (name === 'foreignAccounts') expect(session).toBe('wallet_failed')
    // Its addresses are of the main network, whatever it says.
    else expect(session).toMatchObject({ caipNetworkId: 'bip122:000000000019d6689c085ae165831e93' })
  },
)

test.each(['foreignSignatures', 'hugeAnswers', 'throwingGetters'] as const)(
  '%s: no signature reaches a host, and nothing is sent',
  async (name) => {
    const { connect, send, sign } = open(name)
    const [{ address }] = (await connect()).accounts
    expect(await sign(address)).toMatch(/^(answer_invalid|wallet_failed)$/)
    if (name === 'foreignSignatures') return
    const before = ledger.balance(friend)
    expect(await send(address)).toMatch(/^(answer_invalid|wallet_failed)$/)
    expect(ledger.balance(friend)).toBe(before)
  },
)

test('a wallet that never answers holds nothing else up', async () => {
  const { adapter, connect, id } = open('neverSettles')
  connect().catch(() => {})
  await expect(adapter.reconnect(id)).resolves.toBeUndefined()
  await expect(adapter.disconnect(id)).resolves.toBeUndefined()
})

test('a wallet that changes its account between requests signs for the one of the request, or not at all', async () => {
  const { connect, sign } = open('changingKeys')
  const [{ address }] = (await connect()).accounts
  for (let turn = 0; turn < 3; turn += 1) {
    const signature = await sign(address)
    const isRefused = /^[a-z_]+$/.test(String(signature))
    expect(isRefused || Verifier.verifySignature(address, message, String(signature))).toBe(true)
  }
})

test('a storm of events leaves the session and its signatures as they are', async () => {
  const { connect, send, sessions, sign } = open('stormsOfEvents')
  const [{ address }] = (await connect()).accounts
  expect(Verifier.verifySignature(address, message, String(await sign(address)))).toBe(true)
  expect(await send(address)).toMatch(/^[0-9a-f]{64}$/)
  expect(sessions()).toBe(0)
})
