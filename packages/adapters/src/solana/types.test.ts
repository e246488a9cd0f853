import {
  type AdapterSetup,
  type Client,
  createFoyer,
  type SolanaReceipt,
  sendTransaction,
  signMessage,
  type signTypedData,
  transfer,
  waitForTransactionReceipt,
} from '@foyer/core'
import { solana as network } from '@foyer/protocol/networks'
import { expectTypeOf, test } from 'vitest'
import { type SolanaOptions, solana } from './exports.js'

const to = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'

test('solana makes an adapter', () => {
  expectTypeOf(solana).returns.toEqualTypeOf<AdapterSetup<'solana'>>()
  expectTypeOf(solana).toBeCallableWith()
  expectTypeOf<{ page: Window }>().toExtend<SolanaOptions>()
})

test('a client with the Solana adapter takes and returns what Solana has', () => {
  const client = createFoyer({ projectId: 'types', networks: [network], adapters: [solana()] })
  expectTypeOf(client).toEqualTypeOf<Client<'solana'>>()
  const results = () => ({
    hash: sendTransaction(client, { to, value: 1n }),
    sent: transfer(client, { to, amount: 1n }),
    receipt: waitForTransactionReceipt(client, { hash: '' }),
    signature: signMessage(client, { message: '' }),
  })
  type Results = ReturnType<typeof results>
  expectTypeOf<Results['hash']>().resolves.toEqualTypeOf<string>()
  expectTypeOf<Results['sent']>().resolves.toEqualTypeOf<string>()
  expectTypeOf<Results['receipt']>().resolves.toEqualTypeOf<SolanaReceipt>()
  expectTypeOf<Results['signature']>().resolves.toEqualTypeOf<string>()
  expectTypeOf<Parameters<typeof signTypedData<'solana'>>[1]['typedData']>().toBeNever()
  // @ts-expect-error amounts are bigints
  void (() => sendTransaction(client, { to, value: 1 }))
  // @ts-expect-error Solana's payments have no data
  void (() => sendTransaction(client, { to, value: 1n, data: '0x' }))
})
