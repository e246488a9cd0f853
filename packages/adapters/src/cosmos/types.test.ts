import {
  type AdapterSetup,
  type Client,
  type CosmosAminoDocument,
  type CosmosDirectDocument,
  createFoyer,
  sendTransaction,
  signMessage,
  signTypedData,
  transfer,
} from '@foyer/core'
import { cosmosHub } from '@foyer/protocol/networks'
import { expectTypeOf, test } from 'vitest'
import { type CosmosOptions, cosmos } from './exports.js'

test('cosmos makes an adapter', () => {
  expectTypeOf(cosmos).returns.toEqualTypeOf<AdapterSetup<'cosmos'>>()
  expectTypeOf(cosmos).toBeCallableWith()
  expectTypeOf<{ page: Window }>().toExtend<CosmosOptions>()
})

test('a client with the Cosmos adapter signs texts and documents of both ways, and sends the coin', () => {
  const client = createFoyer({ projectId: 'types', networks: [cosmosHub], adapters: [cosmos()] })
  expectTypeOf(client).toEqualTypeOf<Client<'cosmos'>>()
  const results = (direct: CosmosDirectDocument, amino: CosmosAminoDocument) => ({
    text: signMessage(client, { message: '' }),
    hash: sendTransaction(client, { to: '', value: 1n, memo: '' }),
    sent: transfer(client, { to: '', amount: 1n }),
    documents: [
      signTypedData(client, { typedData: direct }),
      signTypedData(client, { typedData: amino }),
    ],
  })
  expectTypeOf<ReturnType<typeof results>['text']>().resolves.toEqualTypeOf<string>()
  expectTypeOf<ReturnType<typeof results>['documents']>().items.resolves.toEqualTypeOf<string>()
  expectTypeOf<ReturnType<typeof results>['hash' | 'sent']>().resolves.toEqualTypeOf<string>()
  // @ts-expect-error amounts are bigints
  void (() => sendTransaction(client, { to: '', value: 1 }))
  // @ts-expect-error numbers of accounts are bigints
  void (() => signTypedData(client, { typedData: { accountNumber: 7 } }))
})
