import { testAdapter } from '@foyer/core/testing'
import { verifyMessage } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { evm } from './evm.js'
import { type LocalChain, startChain } from './fixtures/startChain.js'
import { testContext } from './fixtures/testContext.js'
import { testPage } from './fixtures/testPage.js'
import { testWallet } from './fixtures/testWallet.js'

let chains: LocalChain[] = []

beforeAll(async () => {
  chains = await Promise.all([
    startChain(31337, 'Here'),
    startChain(31338, 'There'),
    startChain(31339, 'Elsewhere'),
  ])
})
afterAll(() => Promise.all(chains.map(({ stop }) => stop())))

async function fixture() {
  const [here, other, unknown] = chains
  if (!here || !other || !unknown) throw new Error('The chains did not start')
  const wallet = testWallet(generatePrivateKey(), chains, [31337, 31338])
  await here.client.setBalance({ address: wallet.account.address, value: 10n ** 20n })
  const info = {
    uuid: crypto.randomUUID(),
    name: 'Test Wallet',
    icon: '',
    rdns: 'com.example.test',
  }
  const { page } = testPage([{ info, provider: wallet.provider }])
  const networks = { here: here.network, other: other.network, unknown: unknown.network }
  return {
    setup: evm({ page }),
    context: testContext(Object.values(networks)),
    connectorId: info.rdns,
    wallet: wallet.switches,
    networks,
    stranger: privateKeyToAccount(generatePrivateKey()).address,
    balanceOf: ({ address, network }: { address: string; network: { id: number | string } }) => {
      const chain = chains.find((one) => one.network.id === network.id) ?? here
      return chain.client.getBalance({ address: address as `0x${string}` })
    },
    verifyMessage: (parameters: { address: string; message: string; signature: string }) =>
      verifyMessage(parameters as Parameters<typeof verifyMessage>[0]),
    dispose: async () => {},
  }
}

describe('evm', () => {
  for (const { name, run } of testAdapter(fixture)) test(name, run)
})
