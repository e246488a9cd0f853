import {
  type Address,
  address,
  appendTransactionMessageInstruction,
  type Blockhash,
  compileTransaction,
  createNoopSigner,
  createTransactionMessage,
  getBase58Decoder,
  getTransactionEncoder,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { solanaChain } from '../../embedded/fixtures/fakeFrame.js'
import { solanaNetwork } from '../../embedded/fixtures/openPage.js'
import type { SolanaPayment } from './types.js'
import { writePayment } from './writePayment.js'

const blockhash = '4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZAMdL4VZHirAn' as Blockhash
const payer = address('4Nd1mYvJ5ZBWZ8xWfV1Yy3ncMVVTVrqPTa5cBAWs6rpe')
const friend = address('7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU')
const rpc = async () => ({ value: { blockhash, lastValidBlockHeight: 1 } })

const write = (to: string | undefined, value: bigint | undefined, more = {}, node = rpc) =>
  writePayment(node, {
    address: payer,
    network: { ...solanaNetwork, chainNamespace: 'solana', caipNetworkId: solanaChain },
    transaction: { to, value, ...more } as SolanaPayment,
  })

/** The same payment by Solana's own library. */
function written(to: Address, amount: bigint): string {
  const message = pipe(
    createTransactionMessage({ version: 'legacy' }),
    (one) => setTransactionMessageFeePayer(payer, one),
    (one) =>
      setTransactionMessageLifetimeUsingBlockhash({ blockhash, lastValidBlockHeight: 1n }, one),
    (one) =>
      appendTransactionMessageInstruction(
        getTransferSolInstruction({
          ...{ source: createNoopSigner(payer), destination: to, amount },
        }),
        one,
      ),
  )
  return getBase58Decoder().decode(getTransactionEncoder().encode(compileTransaction(message)))
}

test('writes payments to the byte as Solana’s own library does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.bigInt(1n, 2n ** 64n - 1n), async (amount) => {
      expect(await write(friend, amount)).toBe(written(friend, amount))
    }),
    { numRuns: 30 },
  )
  expect(await write(payer, 5n)).toBe(written(payer, 5n))
})

test('writes no payment of what is none', async () => {
  const refused = { code: 'amount_and_receiver_required' }
  for (const to of [undefined, '', 'friend', `${friend}1`, '0x00'])
    await expect(write(to, 5n)).rejects.toMatchObject(refused)
  for (const amount of [undefined, 0n, -1n, 2n ** 64n])
    await expect(write(friend, amount)).rejects.toMatchObject(refused)
  const withData = write(friend, 5n, { data: '0x00' })
  await expect(withData).rejects.toMatchObject({ code: 'action_not_allowed' })
  for (const said of [null, {}, { value: { blockhash: 'no' } }])
    await expect(
      write(friend, 5n, {}, async () => said as Awaited<ReturnType<typeof rpc>>),
    ).rejects.toMatchObject({ code: 'answer_invalid' })
})
