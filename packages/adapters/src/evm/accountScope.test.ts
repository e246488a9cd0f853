import { connect, openModal, startClient } from '@foyer/core'
import { getSession, signIn } from '@foyer/core/siwx'
import { createTestClient, testStore } from '@foyer/core/testing'
import { type ReadChain, verifySignature } from '@foyer/protocol/signatures'
import type { SiwxSession } from '@foyer/protocol/siwx'
import { concatHex, type Hex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { evm } from './evm.js'
import { type LocalChain, startChain } from './fixtures/startChain.js'
import { testPage } from './fixtures/testPage.js'
import { testWallet } from './fixtures/testWallet.js'

let chains: readonly [LocalChain, LocalChain]
beforeAll(async () => {
  chains = await Promise.all([startChain(31_337, 'First'), startChain(31_338, 'Second')])
})
afterAll(async () => void (await Promise.all(chains.map((chain) => chain.stop()))))

const kestrel = { connectorId: 'com.example.test', namespace: 'eip155' } as const
/** Code that takes every signature for its own (ERC-1271): its owner's among them. */
const taking: Hex = `0x7f1626ba7e${'0'.repeat(56)}60005260206000f3`

/** As the store of a host's backend checks it: by the node of the network that the text names. */
const verify = ({ data, message, signature }: SiwxSession) =>
  verifySignature({
    ...{ chainId: data.chainId, address: data.accountAddress, message, signature, rpc },
  })
const rpc: ReadChain = async (network, method, params, signal) => {
  const chain = chains.find((one) => one.network.caipNetworkId === network)
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(chain?.url ?? '', { method: 'POST', headers, body, signal })
  return ((await answer.json()) as { result?: unknown }).result
}

/** A wallet in the page that signs in on the first network with one of its accounts, and turns to the second one. */
async function moved({
  account,
  secret = generatePrivateKey(),
}: {
  account?: Hex
  secret?: Hex
} = {}) {
  const wallet = testWallet(secret, chains, [31_337, 31_338])
  if (account) {
    wallet.reply('eth_requestAccounts', () => [account])
    wallet.reply('eth_accounts', () => [account])
  }
  const info = { uuid: '1', name: 'Test Wallet', icon: '', rdns: kestrel.connectorId }
  const { page } = testPage([{ info, provider: wallet.provider }])
  const store = testStore(verify, { scope: 'account' })
  const [first, second] = chains
  const client = createTestClient({
    ...{ siwx: store, networks: [first.network, second.network], adapters: [evm({ page })] },
  })
  onTestFinished(client.destroy)
  onTestFinished(startClient(client))
  openModal(client)
  await connect(client, kestrel)
  const text = () => client.store.getState().siwx.byNamespace.eip155?.text
  await expect.poll(text).toBeDefined()
  await signIn(client)
  expect(store.sessions).toHaveLength(1)
  const network = () => client.store.getState().connection.byNamespace.eip155?.caipNetworkId
  expect(network()).toBe('eip155:31337')
  wallet.switches.moveTo(second.network)
  await expect.poll(network).toBe('eip155:31338')
  return { client, store, status: () => getSession(client, { chainNamespace: 'eip155' }).status }
}

test('the session of a key holds on the network that its wallet turns to', async () => {
  const { status, store } = await moved()
  await expect.poll(status).toBe('signedIn')
  expect(store.calls.filter((call) => call === 'createMessage')).toHaveLength(1)
})

test('the session of a contract does not, whatever the wallet says that it is: the user is prompted', async () => {
  const { address } = privateKeyToAccount(generatePrivateKey())
  await chains[0].client.setCode({ address, bytecode: taking })
  expect(await chains[1].client.getCode({ address })).toBeUndefined()
  const { client, status } = await moved({ account: address })
  await expect.poll(status).toBe('asking')
  expect(getSession(client, { chainNamespace: 'eip155' }).session).toBeUndefined()
})

test('the session of a key holds where it has delegated its code (EIP-7702)', async () => {
  const secret = generatePrivateKey()
  const { address } = privateKeyToAccount(secret)
  await chains[0].client.setCode({
    address,
    bytecode: concatHex(['0xef0100', `0x${'12'.repeat(20)}`]),
  })
  const { status } = await moved({ secret })
  await expect.poll(status).toBe('signedIn')
})
