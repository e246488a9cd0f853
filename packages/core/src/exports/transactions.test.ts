import { solana as network } from '@foyer/protocol/networks'
import { expect, expectTypeOf, test } from 'vitest'
import { type AdapterSetup, createFoyer, type SolanaPrepared, type SolanaSigned } from './index.js'
import * as transactions from './transactions.js'

const { prepareTransfer, signAllTransactions, signTransaction } = transactions
const to = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'

test('the entry of transactions exports these names', () => {
  expect(Object.keys(transactions).sort()).toMatchInlineSnapshot(`
    [
      "prepareTransfer",
      "signAllTransactions",
      "signIn",
      "signTransaction",
    ]
  `)
})

test('Solana prepares transfers and signs transactions, and EVM does not', () => {
  const host = { projectId: 'types', networks: [network] } as const
  const calls = (solana: AdapterSetup<'solana'>, evm: AdapterSetup<'eip155'>) => {
    const client = createFoyer({ ...host, adapters: [solana] })
    const both = createFoyer({ ...host, adapters: [solana, evm] })
    const other = createFoyer({ ...host, adapters: [evm] })
    const transaction = new Uint8Array()
    return [
      expectTypeOf(
        prepareTransfer(client, { to, amount: 1n, token: to }),
      ).resolves.toEqualTypeOf<SolanaPrepared>(),
      expectTypeOf(signTransaction(client, { transaction })).resolves.toEqualTypeOf<SolanaSigned>(),
      expectTypeOf(
        signTransaction(both, { transaction: 'AQ==' }),
      ).resolves.toEqualTypeOf<SolanaSigned>(),
      expectTypeOf(
        signAllTransactions(client, { transactions: [{ transaction }] }),
      ).resolves.toEqualTypeOf<readonly SolanaSigned[]>(),
      // @ts-expect-error amounts are bigints
      prepareTransfer(client, { to, amount: 1 }),
      // @ts-expect-error EVM networks sign no transactions that are given back
      signTransaction(other, { transaction }),
    ]
  }
  expectTypeOf(calls).toBeFunction()
})
