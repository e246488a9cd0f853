import { solana } from '@foyer/adapters/solana'
import {
  connect,
  createFoyer,
  disconnect,
  getProvider,
  reconnect,
  sendTransaction,
  signMessage,
  startClient,
  transfer,
  waitForTransactionReceipt,
} from '@foyer/core'
import {
  prepareTransfer,
  signAllTransactions,
  signIn,
  signTransaction,
} from '@foyer/core/transactions'
import { createSolanaWallet } from '@foyer/testing'
import { base58, base64 } from '@scure/base'
import { verifyMessageSignature, verifySignIn } from '@solana/wallet-standard-util'
import { getWallets } from '@wallet-standard/app'
import { registerWallet } from '@wallet-standard/wallet'
import { type LocalSolana, startSolana } from 'sandbox/solana'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createMetaMask } from './peers/createMetaMask.js'

const scope = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const friend = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'
const message = 'Grüße'

let cluster: LocalSolana
beforeAll(async () => {
  const genesisHash = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG'
  cluster = await startSolana({ genesisHash })
  // The official packages look for their page here.
  vi.stubGlobal('window', new EventTarget())
})
afterAll(() => {
  vi.unstubAllGlobals()
  return cluster.stop()
})

async function call(method: string, ...params: readonly unknown[]) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(cluster.chain.rpcUrl, { method: 'POST', headers, body })
  return ((await answer.json()) as { result: unknown }).result
}
const balanceOf = async (owner: string) =>
  BigInt(((await call('getBalance', owner)) as { value: number }).value)

/** A page of ours, in the window in which official code registers wallets. */
function openPage() {
  const client = createFoyer({
    projectId: 'interop',
    networks: [
      {
        ...{ id: scope.slice(7), caipNetworkId: scope, chainNamespace: 'solana', name: 'Devnet' },
        nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
        rpcUrls: { default: { http: [cluster.chain.rpcUrl] } },
      },
    ],
    adapters: [solana({ page: window })],
  })
  onTestFinished(startClient(client))
  return client
}

test('MetaMask’s own provider connects, signs, sends and leaves', async () => {
  const { wallet, address, methods } = createMetaMask({ scope, rpcUrl: cluster.chain.rpcUrl })
  await call('requestAirdrop', address, 1_000_000_000)
  const client = openPage()
  registerWallet(wallet as Parameters<typeof registerWallet>[0])
  const connectorId = 'standard:metamask'
  const connection = await connect(client, { connectorId, namespace: 'solana' })
  expect(connection).toMatchObject({ accounts: [{ address }], caipNetworkId: scope })
  const account = { address, publicKey: base58.decode(address), chains: [], features: [] }

  const signature = base58.decode(await signMessage(client, { message }))
  const bytes = new TextEncoder().encode(message)
  const output = { signedMessage: bytes, signature }
  expect(verifyMessageSignature({ message: bytes, ...output, publicKey: account.publicKey })).toBe(
    true,
  )

  const before = await balanceOf(friend)
  const hash = await transfer(client, { to: friend, amount: 5_000_000n })
  await waitForTransactionReceipt(client, { hash })
  expect((await balanceOf(friend)) - before).toBe(5_000_000n)

  const { transaction, fee } = await prepareTransfer(client, { to: friend, amount: 7_000_000n })
  const signed = await signTransaction(client, { transaction })
  expect(signed).toMatchObject({ changes: [] })
  const [first, second] = await signAllTransactions(client, {
    transactions: [{ transaction }, { transaction }],
  })
  expect([first, second]).toEqual([signed, signed])
  const own = await balanceOf(address)
  await call('sendTransaction', signed.transaction, { encoding: 'base64' })
  expect(own - (await balanceOf(address))).toBe(7_000_000n + fee)

  const again = await prepareTransfer(client, { to: friend, amount: 8_000_000n })
  await sendTransaction(client, { transaction: base64.decode(again.transaction) })
  expect((await balanceOf(friend)) - before).toBe(20_000_000n)
  expect(await getProvider(client)).toBeDefined()

  await disconnect(client, { namespace: 'solana' })
  expect(methods.at(0)).toBe('wallet_createSession')
  expect(methods.at(-1)).toBe('wallet_revokeSession')
  await reconnect(client).catch(() => {})
  expect(methods.filter((one) => one === 'wallet_createSession')).toHaveLength(1)
})

test('a sign-in by the wallets’ standard holds by the standard’s own check, and is refused by a wallet without it', async () => {
  const clusters = [{ chain: 'solana:devnet', rpcUrl: cluster.chain.rpcUrl }] as const
  const kit = { window, storage: 'none', clusters } as const
  const wallets = [
    createSolanaWallet({ ...kit, name: 'Signs In' }),
    createSolanaWallet({ ...kit, name: 'Signs Texts', features: ['signMessage'] }),
  ]
  for (const { destroy } of wallets) onTestFinished(destroy)
  const client = openPage()
  const fields = {
    ...{ domain: 'shop.example', uri: 'https://shop.example/', version: '1' },
    ...{ statement: 'Hello.', nonce: 'a1B2c3D4', issuedAt: '2026-11-25T18:00:00.000Z' },
  }
  const { accounts } = await connect(client, {
    connectorId: 'standard:signs-in',
    namespace: 'solana',
  })
  const [{ address }] = accounts
  const { message: text, signature } = await signIn(client, { fields })
  const output = {
    account: { address, publicKey: base58.decode(address), chains: [], features: [] },
    ...{ signedMessage: new TextEncoder().encode(text), signature: base58.decode(signature) },
  }
  expect(verifySignIn({ ...fields, address, chainId: 'devnet' }, output)).toBe(true)
  expect(verifySignIn({ ...fields, address, nonce: 'another1', chainId: 'devnet' }, output)).toBe(
    false,
  )

  await connect(client, { connectorId: 'standard:signs-texts', namespace: 'solana' })
  await expect(signIn(client, { fields })).rejects.toMatchObject({ code: 'action_not_allowed' })
})

test('the permission that a user takes back in MetaMask ends the connection', async () => {
  const { wallet, address, revoke } = createMetaMask({
    ...{ scope, rpcUrl: cluster.chain.rpcUrl, walletName: 'MetaMask Flask' },
  })
  const client = openPage()
  registerWallet(wallet as Parameters<typeof registerWallet>[0])
  await connect(client, { connectorId: 'standard:metamask-flask', namespace: 'solana' })
  const accounts = () => client.store.getState().connection.byNamespace.solana?.accounts
  expect(accounts()).toMatchObject([{ address }])
  revoke()
  await expect.poll(accounts).toBeUndefined()
})

test('the registry that pages of others use finds the test kit’s wallet, and takes its sign-in', async () => {
  const clusters = [{ chain: 'solana:devnet', rpcUrl: cluster.chain.rpcUrl }] as const
  const handle = createSolanaWallet({ name: 'Kit', window, storage: 'none', clusters })
  onTestFinished(handle.destroy)
  const found = getWallets()
    .get()
    .find(({ name }) => name === 'Kit')
  type Features = Readonly<
    Record<string, Readonly<Record<string, (input?: object) => Promise<never>>>>
  >
  const features = found?.features as unknown as Features
  await features['standard:connect']?.connect?.()
  const input = {
    ...{ domain: 'shop.example', statement: 'Hello.', nonce: 'a1B2c3D4', chainId: 'devnet' },
    ...{ uri: 'https://shop.example/', version: '1', resources: ['https://shop.example/terms'] },
    ...{ address: handle.addresses[0] ?? '', issuedAt: '2026-11-25T18:00:00.000Z' },
  }
  const [output] = (await features['solana:signIn']?.signIn?.(input)) ?? []
  expect(verifySignIn(input, output as never)).toBe(true)
  handle.destroy()
  expect(
    getWallets()
      .get()
      .some(({ name }) => name === 'Kit'),
  ).toBe(false)
})
