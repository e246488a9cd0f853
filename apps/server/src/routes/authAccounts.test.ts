import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { base58 } from '@scure/base'
import { type SandboxChains, startChains } from 'sandbox'
import { createSafeHost } from 'sandbox/safe'
import { createTestClient, type Hex, http, publicActions, walletActions } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newKey, startSignIns } from '../testing/startSignIns.js'

const funded = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
let chains: SandboxChains
let server: Awaited<ReturnType<typeof startSignIns>>
beforeAll(async () => {
  chains = await startChains({ count: 2 })
  const served = chains.world.chains.map(({ id, name, rpcUrl }) => [
    `eip155:${id}`,
    { rpc: [rpcUrl], name },
  ])
  server = await startSignIns({
    FOYER_NETWORKS: JSON.stringify({
      ...Object.fromEntries(served),
      'eip155:31999': { rpc: ['http://127.0.0.1:1'], name: 'Dead' },
    }),
  })
})
afterAll(async () => {
  await server.stop()
  await chains.stop()
})

/** A sign-in of an account that something else than a key of EVM signs for. */
async function attempt(
  account: { address: string; chainId: string },
  signer: (message: string) => Promise<string>,
  { data, edit = (text: string) => text }: { data?: object; edit?: (text: string) => string } = {},
) {
  const { nonce, token } = await server.nonce()
  const message = edit(server.write({ nonce, ...account }))
  const signature = await signer(message)
  return server.authenticate(token, { message, signature, ...(data && { data }) })
}

async function safe() {
  const [chain] = chains.world.chains
  const transport = http(chain?.rpcUrl, { retryCount: 0 })
  const client = createTestClient({
    ...{ mode: 'anvil', account: privateKeyToAccount(funded), transport, pollingInterval: 20 },
    chain: {
      ...{ id: 31_337, name: 'Local', rpcUrls: { default: { http: [chain?.rpcUrl ?? ''] } } },
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    },
  })
    .extend(publicActions)
    .extend(walletActions)
  const made = await createSafeHost(client as never, [newKey()])
  await made.answer('rpcCall', { call: 'safe_setSettings', params: [{ offChainSigning: true }] })
  return {
    address: made.address,
    async signMessage(message: string) {
      const { messageHash } = (await made.answer('signMessage', { message })) as {
        messageHash: Hex
      }
      return String(await made.answer('getOffChainSignature', messageHash))
    },
  }
}

test('a contract signs in on the network that its message names, and on no other', async () => {
  const { address, signMessage } = await safe()
  expect((await attempt({ address, chainId: 'eip155:31337' }, signMessage)).status).toBe(200)
  const wrong = () => signMessage('another text')
  expect((await attempt({ address, chainId: 'eip155:31337' }, wrong)).status).toBe(401)
  expect(server.faults().at(-1)).toBe('signature')
  // The node of this network is down, and a network without a node has no contracts.
  expect((await attempt({ address, chainId: 'eip155:31999' }, signMessage)).status).toBe(401)
  expect(server.faults().at(-1)).toBe('unchecked')
  expect((await attempt({ address, chainId: 'eip155:1' }, signMessage)).status).toBe(401)
  expect(server.faults().at(-1)).toBe('signature')
})

test('a contract has nothing of the one at its address on another network, and a key has one account', async () => {
  // It takes every signature.
  const code = `0x7f1626ba7e${'00'.repeat(28)}60005260206000f3` as const
  const { address } = newKey()
  for (const { rpcUrl } of chains.world.chains)
    await createTestClient({ mode: 'anvil', transport: http(rpcUrl) }).setCode({
      ...{ address, bytecode: code },
    })
  const key = newKey()
  const byKey = (message: string) => key.signMessage({ message })
  const networks = chains.world.chains.map(({ id }) => `eip155:${id}`)
  /** What a session on one network sees of the account's on another, and ends of it. */
  const met = async (of: string, signer: (message: string) => Promise<string>) => {
    const tokens: string[] = []
    for (const chainId of networks) {
      const answer = await attempt({ address: of, chainId }, signer)
      tokens.push(((await answer.json()) as { token: string }).token)
    }
    const [token = '', other = ''] = tokens
    const metadata = { nick: 'ann' }
    await server.send('PUT', '/auth/v1/account-metadata', { metadata }, { token })
    const me = await server.app.request('/auth/v1/me?projectId=shop&includeAppKitAccount=true', {
      headers: { authorization: `Bearer ${other}` },
    })
    const { appKitAccount } = (await me.json()) as { appKitAccount: { metadata: unknown } }
    const list = await server.send('GET', '/auth/v1/sessions', undefined, { token: other })
    const sessions = (await list.json()) as readonly unknown[]
    await server.send('POST', '/auth/v1/sign-out', { everywhere: true }, { token: other })
    const { status } = await server.send('GET', '/auth/v1/me', undefined, { token })
    return { metadata: appKitAccount.metadata, sessions: sessions.length, status }
  }
  const apart = { metadata: null, sessions: 1, status: 200 }
  expect(await met(address, async () => '0x12')).toEqual(apart)
  const one = { metadata: { nick: 'ann' }, sessions: 2, status: 401 }
  expect(await met(key.address, byKey)).toEqual(one)
})

const mainnet = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
function solanaAccount() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const address = base58.encode(publicKey.export({ format: 'der', type: 'spki' }).subarray(-32))
  const signer = (key: KeyObject) => async (message: string) =>
    base58.encode(sign(null, Buffer.from(message), key))
  return { address, signMessage: signer(privateKey) }
}

test('an account of Solana signs in, also by the text that its wallet wrote', async () => {
  const { address, signMessage } = solanaAccount()
  expect((await attempt({ address, chainId: mainnet }, signMessage)).status).toBe(200)
  const edit = (text: string) => text.replace('\n\n\n', '\n\n').replace(/\nChain ID: .*/, '')
  const data = { accountAddress: address, chainId: mainnet }
  const answer = await attempt({ address, chainId: mainnet }, signMessage, { data, edit })
  expect(answer.status).toBe(200)
  const { token } = (await answer.json()) as { token: string }
  const me = await server.send('GET', '/auth/v1/me', undefined, { token })
  expect(await me.json()).toMatchObject({ address, chainId: mainnet })
})

test('a wallet that signs for another account signs nobody in', async () => {
  const [account, other] = [solanaAccount(), solanaAccount()]
  const answer = await attempt({ address: account.address, chainId: mainnet }, other.signMessage)
  expect(answer.status).toBe(401)
  const key = newKey()
  const chainId = 'eip155:31337'
  const byOther = (message: string) => newKey().signMessage({ message })
  expect((await attempt({ address: key.address, chainId }, byOther)).status).toBe(401)
})
