import type { ApprovalFrameMethod } from '@foyer/protocol/frame'
import { base58, base64 } from '@scure/base'
import {
  type AccountRole,
  type Address,
  address,
  appendTransactionMessageInstruction,
  compileTransaction,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  getPublicKeyFromAddress,
  getTransactionDecoder,
  getTransactionEncoder,
  partiallySignTransaction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  verifySignature,
} from '@solana/kit'
import { type LocalSolana, startSolana } from 'sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { perform } from './perform.js'
import { prepare } from './prepare.js'
import { createTestWorld, keysOf, post } from './testing/createTestWorld.js'
import { loseAnswers } from './testing/loseAnswers.js'

let solana: LocalSolana
beforeAll(async () => {
  solana = await startSolana()
})
afterAll(() => solana.stop())

const memo = address('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr')
const signer: AccountRole.READONLY_SIGNER = 2
let people = 0

/** A user with a coin of Solana. */
async function start() {
  people += 1
  const keys = keysOf(`solana person ${people}`)
  const network = solana.chain.id
  const { rpcUrl } = solana.chain
  const world = createTestWorld({ keys, nodes: { [network]: rpcUrl, 'eip155:1': '' } })
  const owner = (world.wallet()?.addresses.solana ?? '') as Address
  await post(rpcUrl, 'requestAirdrop', [owner, 1_000_000_000])
  const ready = (method: ApprovalFrameMethod, params: unknown) =>
    // Pages are on a network of another family when they ask for this.
    prepare({ id: '1', origin: 'https://shop.example', method, params, network: 'eip155:1' }, world)
  const ask = async (method: ApprovalFrameMethod, params: unknown) =>
    perform(await ready(method, params), keys, world)
  return {
    ask,
    keys,
    owner,
    ready,
    world,
    verify: (signature: string, bytes: Uint8Array) => isSigned(owner, signature, bytes),
  }
}

/** As WebCrypto says. */
async function isSigned(owner: Address, signature: string, bytes: Uint8Array): Promise<boolean> {
  const key = await getPublicKeyFromAddress(owner)
  return verifySignature(
    key,
    base58.decode(signature) as Parameters<typeof verifySignature>[1],
    bytes,
  )
}

/** A transaction that writes a note, not signed. */
async function write(
  {
    payer,
    others = [],
    version = 0,
  }: { payer: Address; others?: Address[]; version?: 0 | 'legacy' },
  note = 'hello',
) {
  const answer = await post(solana.chain.rpcUrl, 'getLatestBlockhash', [])
  const { value } = answer as {
    value: Parameters<typeof setTransactionMessageLifetimeUsingBlockhash>[0]
  }
  return compileTransaction(
    pipe(
      createTransactionMessage({ version }),
      (message) => setTransactionMessageFeePayer(payer, message),
      (message) => setTransactionMessageLifetimeUsingBlockhash(value, message),
      (message) =>
        appendTransactionMessageInstruction(
          {
            programAddress: memo,
            accounts: others.map((other) => ({ address: other, role: signer })),
            data: new TextEncoder().encode(note),
          },
          message,
        ),
    ),
  )
}

test('signs messages, and none that is a transaction', async () => {
  const { ask, owner, ready, verify } = await start()
  const bytes = new TextEncoder().encode('Sign in to shop.example — é')
  const params = { message: base58.encode(bytes), pubkey: owner }
  const { signature } = (await ask('solana_signMessage', params)) as { signature: string }
  expect(await verify(signature, bytes)).toBe(true)
  const other = { ...params, pubkey: memo }
  await expect(ready('solana_signMessage', other)).rejects.toMatchObject({ code: 4100 })
  for (const version of [0, 'legacy'] as const) {
    const { messageBytes } = await write({ payer: owner, version })
    const message = base58.encode(Uint8Array.from(messageBytes))
    await expect(ready('solana_signMessage', { message, pubkey: owner })).rejects.toMatchObject({
      code: -32602,
    })
  }
})

test.each([
  [0, 'base64'],
  [0, 'base58'],
  ['legacy', 'base64'],
  ['legacy', 'base58'],
] as const)('signs and sends a transaction of version %s in %s', async (version, encoding) => {
  const { ask, owner, verify } = await start()
  const coder = { base58, base64 }[encoding]
  const unsigned = await write({ payer: owner, version })
  const text = coder.encode(Uint8Array.from(getTransactionEncoder().encode(unsigned)))
  const signed = (await ask('solana_signTransaction', { transaction: text })) as Record<
    'signature' | 'transaction',
    string
  >
  expect(await verify(signed.signature, Uint8Array.from(unsigned.messageBytes))).toBe(true)
  const read = getTransactionDecoder().decode(coder.decode(signed.transaction))
  expect(read.messageBytes).toEqual(unsigned.messageBytes)
  const { signature } = (await ask('solana_signAndSendTransaction', {
    transaction: text,
    options: { skipPreflight: true, preflightCommitment: 'recent' },
  })) as { signature: string }
  expect(signature).toBe(signed.signature)
  const found = await post(solana.chain.rpcUrl, 'getSignatureStatuses', [[signature]])
  expect(found).toMatchObject({ value: [{ err: null }] })
})

test('signs several, and leaves the signatures of others as they are', async () => {
  const { ask, owner, ready } = await start()
  const other = await generateKeyPairSigner()
  await post(solana.chain.rpcUrl, 'requestAirdrop', [other.address, 1_000_000_000])
  const unsigned = await write({ payer: other.address, others: [owner] })
  const half = await partiallySignTransaction([other.keyPair], unsigned)
  const wire = getBase64EncodedWireTransaction(half)
  const { transactions } = (await ask('solana_signAllTransactions', {
    transactions: [wire, wire],
  })) as { transactions: string[] }
  expect(transactions).toHaveLength(2)
  const { signatures } = getTransactionDecoder().decode(base64.decode(transactions[0] ?? ''))
  expect(signatures[other.address]).toEqual(half.signatures[other.address])
  expect(signatures[owner]).not.toBeNull()
  // The payer's signature is the transaction's name.
  const { signature } = (await ask('solana_signAndSendTransaction', { transaction: wire })) as {
    signature: string
  }
  expect(signature).toBe(base58.encode(Uint8Array.from(half.signatures[other.address] ?? [])))

  const missing = getBase64EncodedWireTransaction(unsigned)
  await expect(
    ready('solana_signAndSendTransaction', { transaction: missing }),
  ).rejects.toMatchObject({ code: -32602 })
  const foreign = getBase64EncodedWireTransaction(await write({ payer: other.address }))
  await expect(ready('solana_signTransaction', { transaction: foreign })).rejects.toMatchObject({
    code: 4100,
  })
})

test.each(['', 'hello', base64.encode(new Uint8Array(200)), 'A'.repeat(1_700)])(
  'refuses what is no transaction: %s',
  async (transaction) => {
    const { ready } = await start()
    await expect(ready('solana_signTransaction', { transaction })).rejects.toMatchObject({
      code: -32602,
    })
  },
)

test('says when the network refuses a transaction, or carries it out in vain', async () => {
  const { ask, owner } = await start()
  const broken = async (note: Uint8Array) => {
    const unsigned = await write({ payer: owner }, 'xxxx')
    // The note is the end of the message: a text that is none.
    const bytes = Uint8Array.from(getTransactionEncoder().encode(unsigned))
    bytes.set(note, bytes.length - 5)
    return base64.encode(bytes)
  }
  const note = Uint8Array.of(0xff, 0xfe, 0xff, 0xfe)
  await expect(
    ask('solana_signAndSendTransaction', { transaction: await broken(note) }),
  ).rejects.toMatchObject({ code: -32002 })
  const inVain = { transaction: await broken(note), options: { skipPreflight: true } }
  await expect(ask('solana_signAndSendTransaction', inVain)).rejects.toMatchObject({ code: -32003 })
})

test('a transaction whose answer is lost is known by its signature', async () => {
  const { keys, owner, ready, world } = await start()
  const transaction = getBase64EncodedWireTransaction(await write({ payer: owner }))
  const losing = loseAnswers(world.chains.request, 'sendTransaction')
  const action = await ready('solana_signAndSendTransaction', { transaction })
  const chains = { ...world.chains, request: losing.request }
  const { signature } = (await perform(action, keys, { ...world, chains })) as { signature: string }
  const found = await post(solana.chain.rpcUrl, 'getSignatureStatuses', [[signature]])
  expect(found).toMatchObject({ value: [{ err: null }] })
})
