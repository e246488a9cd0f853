import { generatePrivateKey } from 'viem/accounts'
import { afterEach, expect, test } from 'vitest'
import { testBench } from './fixtures/testBench.js'
import { testWallet } from './fixtures/testWallet.js'
import { wayOf } from './fixtures/wayOf.js'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** An adapter whose client has an embedded wallet, and that wallet, which has a smart account alone. */
function bench() {
  const wallet = testWallet(generatePrivateKey(), [], [31337])
  const provider = Object.assign(wallet.provider, { typeOf: () => 'smartAccount' })
  const made = testBench({ context: { ways: [wayOf('ID_AUTH', provider)] } })
  ends.push(made.end)
  const connect = () => {
    const connector = made.found().find(({ id }) => id === 'ID_AUTH')
    if (!connector) throw new Error('The embedded wallet is not listed')
    return made.adapter.connect(connector, { network: undefined })
  }
  return { ...made, connect, embedded: wallet }
}

test('is listed by its names where the client offers it, without a request', () => {
  const { found, embedded } = bench()
  expect(found().find(({ id }) => id === 'ID_AUTH')).toEqual({
    id: 'ID_AUTH',
    type: 'AUTH',
    name: 'Auth',
    namespace: 'eip155',
  })
  expect(embedded.switches.listeners()).toBe(0)
})

test('tells which kind of account it has, and signs as any wallet', async () => {
  const { adapter, connect, embedded } = bench()
  const { address } = embedded.account
  await expect(connect()).resolves.toEqual({
    accounts: [{ address, type: 'smartAccount' }],
    caipNetworkId: 'eip155:31337',
  })
  const message = 'Grüße'
  await expect(adapter.signMessage('ID_AUTH', { message, address })).resolves.toBe(
    await embedded.account.signMessage({ message }),
  )
})

test('is a wallet apart from the paired one', async () => {
  const paired = testWallet(generatePrivateKey(), [], [31337])
  const embedded = testWallet(generatePrivateKey(), [], [31337])
  const { adapter, found, end } = testBench({
    context: {
      ways: [wayOf('walletConnect', paired.provider), wayOf('ID_AUTH', embedded.provider)],
    },
  })
  ends.push(end)
  for (const [id, { account }] of [
    ['walletConnect', paired],
    ['ID_AUTH', embedded],
  ] as const) {
    const connector = found().find((one) => one.id === id)
    if (!connector) throw new Error(`${id} is not listed`)
    await expect(adapter.connect(connector, { network: undefined })).resolves.toMatchObject({
      accounts: [{ address: account.address }],
    })
  }
})
