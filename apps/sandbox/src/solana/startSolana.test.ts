import {
  address,
  appendTransactionMessageInstruction,
  createSolanaRpc,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  getSignatureFromTransaction,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LocalSolana, startSolana } from './startSolana.js'

let solana: LocalSolana
beforeAll(async () => {
  solana = await startSolana()
})
afterAll(() => solana.stop())

test('gives coins, carries a transaction out once, and tells what happened', async () => {
  const rpc = createSolanaRpc(solana.chain.rpcUrl)
  const payer = await generateKeyPairSigner()
  await rpc.requestAirdrop(payer.address, lamports(1_000_000_000n)).send()
  const { value: lifetime } = await rpc.getLatestBlockhash().send()
  const transaction = await signTransactionMessageWithSigners(
    pipe(
      createTransactionMessage({ version: 0 }),
      (message) => setTransactionMessageFeePayerSigner(payer, message),
      (message) => setTransactionMessageLifetimeUsingBlockhash(lifetime, message),
      (message) =>
        appendTransactionMessageInstruction(
          {
            programAddress: address('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'),
            data: new TextEncoder().encode('hello'),
          },
          message,
        ),
    ),
  )
  const wire = getBase64EncodedWireTransaction(transaction)
  const send = () => rpc.sendTransaction(wire, { encoding: 'base64' }).send()
  const signature = getSignatureFromTransaction(transaction)
  expect(await send()).toBe(signature)
  const { value } = await rpc.getSignatureStatuses([signature]).send()
  expect(value[0]).toMatchObject({ err: null, confirmationStatus: 'finalized' })
  expect((await rpc.getBalance(payer.address).send()).value).toBe(999_995_000n)
  expect(await rpc.getSignaturesForAddress(payer.address).send()).toHaveLength(2)
  await expect(send()).rejects.toThrow()
  expect(solana.chain.id).toBe(`solana:${(await rpc.getGenesisHash().send()).slice(0, 32)}`)
})
