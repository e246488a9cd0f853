import {
  type AdapterSetup,
  type Bip122Receipt,
  type Bip122SignedPsbt,
  type Client,
  createFoyer,
  sendTransaction,
  signMessage,
  signPsbt,
  type signTypedData,
  transfer,
  waitForTransactionReceipt,
} from '@foyer/core'
import { bitcoin as network } from '@foyer/protocol/networks'
import { expectTypeOf, test } from 'vitest'
import { type BitcoinOptions, bitcoin } from './exports.js'

const to = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

test('bitcoin makes an adapter', () => {
  expectTypeOf(bitcoin).returns.toEqualTypeOf<AdapterSetup<'bip122'>>()
  expectTypeOf(bitcoin).toBeCallableWith()
  expectTypeOf<{ page: Window }>().toExtend<BitcoinOptions>()
})

test('a client with the Bitcoin adapter takes and returns what Bitcoin has', () => {
  const client = createFoyer({ projectId: 'types', networks: [network], adapters: [bitcoin()] })
  expectTypeOf(client).toEqualTypeOf<Client<'bip122'>>()
  const results = () => ({
    hash: sendTransaction(client, { to, value: 1_000n }),
    sent: transfer(client, { to, amount: 1_000n }),
    receipt: waitForTransactionReceipt(client, { hash: '' }),
    signature: signMessage(client, { message: '' }),
    signed: signPsbt(client, { psbt: '', signInputs: [{ address: to, index: 0 }] }),
  })
  type Results = ReturnType<typeof results>
  expectTypeOf<Results['hash']>().resolves.toEqualTypeOf<string>()
  expectTypeOf<Results['sent']>().resolves.toEqualTypeOf<string>()
  expectTypeOf<Results['receipt']>().resolves.toEqualTypeOf<Bip122Receipt>()
  expectTypeOf<Results['signature']>().resolves.toEqualTypeOf<string>()
  expectTypeOf<Results['signed']>().resolves.toEqualTypeOf<Bip122SignedPsbt>()
  expectTypeOf<Parameters<typeof signTypedData<'bip122'>>[1]['typedData']>().toBeNever()
  // @ts-expect-error amounts are bigints
  void (() => sendTransaction(client, { to, value: 1_000 }))
  // @ts-expect-error Bitcoin's payments have no data
  void (() => sendTransaction(client, { to, value: 1_000n, data: '0x' }))
})
