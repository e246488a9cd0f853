import { FoyerError } from '@foyer/protocol'
import { base58, base64 } from '@scure/base'
import { expect, test } from 'vitest'
import { solanaChain } from '../../embedded/fixtures/fakeFrame.js'
import { solanaNetwork } from '../../embedded/fixtures/openPage.js'
import { solanaSigner } from './fixtures/solanaSigner.js'
import { solana } from './solana.js'
import type { SolanaPayment } from './types.js'

const { address, sign } = solanaSigner
const friend = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'
const blockhash = '4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZAMdL4VZHirAn'
const refused = { code: 'answer_invalid' }

const signMessage = (answer: unknown, message = 'hello') =>
  solana.features.signMessage?.(async () => answer, { message, address })

test.each([
  ['over another text', { signature: sign('other') }],
  ['that is cut', { signature: sign('hello').slice(0, -1) }],
  ['that is too long', { signature: `${sign('hello')}1` }],
  ['of 10 MB', { signature: '1'.repeat(10_000_000) }],
  ['of zeros', { signature: base58.encode(new Uint8Array(64)) }],
  ['in another alphabet', { signature: base64.encode(new Uint8Array(64)) }],
  ['of another kind', { signature: new Uint8Array(64) }],
  ['that is missing', {}],
])('a signature %s is none', async (_, answer) => {
  await expect(signMessage(answer)).rejects.toMatchObject(refused)
})

test('a signature over these very bytes is the account’s', async () => {
  await expect(signMessage({ signature: sign('hello') })).resolves.toBe(sign('hello'))
})

test('an account with a key for which everything is signed has no signature', async () => {
  const everything = base58.encode(Uint8Array.of(1, ...new Uint8Array(31)))
  const signature = base58.encode(Uint8Array.of(1, ...new Uint8Array(63)))
  const parameters = { message: 'hello', address: everything }
  const signed = solana.features.signMessage?.(async () => ({ signature }), parameters)
  await expect(signed).rejects.toMatchObject(refused)
})

/** A wallet that signs and does not send, and a network. */
async function send(signs: (bytes: Uint8Array) => unknown, fails?: unknown) {
  const calls: string[] = []
  const sent: Uint8Array[] = []
  const request = async (method: string, params: unknown) => {
    calls.push(method)
    const { transaction } = params as { transaction: string }
    if (method !== 'solana_signTransaction') {
      throw new FoyerError('action_not_allowed')
    }
    return signs(base64.decode(transaction).subarray(65))
  }
  const rpc = async (_: string, { method, params }: { method: string; params?: unknown }) => {
    if (method === 'getLatestBlockhash') return { value: { blockhash, lastValidBlockHeight: 9 } }
    if (method === 'getMultipleAccounts') return { value: [null] }
    if (method !== 'sendTransaction') return undefined
    sent.push(base64.decode((params as [string])[0]))
    if (fails !== undefined) throw fails
    return 'whatever the node says'
  }
  const network = {
    ...{ ...solanaNetwork, chainNamespace: 'solana' as const },
    caipNetworkId: solanaChain as `solana:${string}`,
  }
  const transaction: SolanaPayment = { to: friend, value: 5n }
  const expiries: bigint[] = []
  const sending = { expiresAt: (height: bigint) => void expiries.push(height) }
  const given = { address, network, transaction }
  const id = solana.features.sendTransaction?.(request, given, rpc, sending)
  return { id, calls, sent, expiries }
}

test('what a wallet only signs is sent to the network, with its signature', async () => {
  const { id, calls, sent, expiries } = await send((bytes) => ({ signature: sign(bytes) }))
  const signature = await id
  expect(expiries).toEqual([9n])
  expect(calls).toEqual(['solana_signAndSendTransaction', 'solana_signTransaction'])
  expect(base58.encode(sent[0]?.subarray(1, 65) ?? new Uint8Array())).toBe(signature)
  expect(sign(sent[0]?.subarray(65) ?? '')).toBe(signature)
})

test.each([
  [
    'another transaction',
    (bytes: Uint8Array) => ({
      signature: sign(bytes.map((one, at) => (at === 90 ? one ^ 1 : one))),
    }),
  ],
  ['nothing', () => ({ signature: base58.encode(new Uint8Array(64)) })],
  ['something without a signature', () => ({ transaction: 'AAAA' })],
])('a wallet that signs %s sends nothing', async (_, signs) => {
  const { id, sent } = await send(signs)
  await expect(id).rejects.toMatchObject(refused)
  expect(sent).toHaveLength(0)
})

test.each([
  ['is lost', new FoyerError('server_unreachable')],
  ['is a gateway’s', new FoyerError('http_status', { data: { status: 503 } })],
  [
    'is that it is in a block',
    { code: -32_002, message: 'failed', data: { err: 'AlreadyProcessed', logs: [] } },
  ],
  ['is that it failed inside', { code: -32_603, message: 'Internal error' }],
  ['is that, in words', { code: -32_002, message: 'This transaction has already been processed' }],
])('what was signed is known by its signature where the node’s answer %s', async (_, fails) => {
  const { id, sent, expiries } = await send((bytes) => ({ signature: sign(bytes) }), fails)
  const signature = await id
  expect(base58.encode(sent[0]?.subarray(1, 65) ?? new Uint8Array())).toBe(signature)
  expect(expiries).toEqual([9n])
})

test('what a node refuses after it played it through is not sent', async () => {
  const data = { err: 'InsufficientFundsForFee', logs: [] }
  const fails = { code: -32_002, message: 'failed', data }
  const { id } = await send((bytes) => ({ signature: sign(bytes) }), fails)
  await expect(id).rejects.toMatchObject({ code: 'transaction_reverted' })
})

test.each([
  { code: -32_603, message: 'Attempt to debit an account: insufficient lamports 4, need 5' },
  { code: -32_603, message: 'Internal error', data: { message: 'insufficient funds for fee' } },
])('what a node refuses by the code of an inner failure is not sent: $message', async (fails) => {
  const { id } = await send((bytes) => ({ signature: sign(bytes) }), fails)
  await expect(id).rejects.toMatchObject({ code: -32_603 })
})
