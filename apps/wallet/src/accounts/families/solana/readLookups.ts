import { base64 } from '@scure/base'
import {
  type Address,
  getAddressDecoder,
  getCompiledTransactionMessageDecoder,
  type V0CompiledTransactionMessage,
} from '@solana/kit'
import * as v from 'valibot'
import type { SolanaLookup, SolanaTransactionsAction } from '../../../actions/Action.js'
import type { WalletEnvironment } from '../../WalletEnvironment.js'
import { readTransaction } from './wire.js'

const program = 'AddressLookupTab1e1111111111111111111111111'
/** A node tells of so many accounts at once. */
const tablesMax = 100
/** What stands before the addresses: what it is, since when it is given up, how it grew, and whose it is. */
const headLength = 56
const addressLength = 32
const notGivenUp = 2n ** 64n - 1n

type References = NonNullable<V0CompiledTransactionMessage['addressTableLookups']>
type Table = readonly Address[] | undefined

const Answer = v.object({
  value: v.array(
    v.nullable(v.object({ owner: v.string(), data: v.tuple([v.string(), v.literal('base64')]) })),
  ),
})

/**
 * Reads which accounts transactions name through address lookup tables, in the order in which instructions count them: after those that
 * stand in the message, first the writable ones of all tables, then the others. A table counts that its program owns, that is not
 * deactivated, and that is long enough. Sends no request when no table is named; never rejects.
 */
export async function readLookups(
  { chains }: Pick<WalletEnvironment, 'chains'>,
  { network, transactions }: Pick<SolanaTransactionsAction, 'network' | 'transactions'>,
): Promise<readonly SolanaLookup[]> {
  const all = transactions.map(referencesOf)
  const names = [...new Set(all.flat().map(({ lookupTableAddress }) => lookupTableAddress))]
  const tables = new Map<Address, Table>()
  if (names.length > 0 && names.length <= tablesMax) {
    const pending = chains.request(network, 'getMultipleAccounts', [
      names,
      { encoding: 'base64', commitment: 'confirmed' },
    ])
    const answer = v.safeParse(Answer, await pending.catch(() => undefined))
    for (const [index, name] of names.entries())
      tables.set(name, answer.success ? readTable(answer.output.value[index]) : undefined)
  }
  return all.map((references) => resolve(references, tables))
}

function referencesOf(bytes: Uint8Array): References {
  const { messageBytes } = readTransaction(bytes)
  const message = getCompiledTransactionMessageDecoder().decode(messageBytes)
  return 'addressTableLookups' in message ? (message.addressTableLookups ?? []) : []
}

function readTable(account: v.InferOutput<typeof Answer>['value'][number] | undefined): Table {
  if (account?.owner !== program) return undefined
  const data = bytesOf(account.data[0])
  if (data.length < headLength || (data.length - headLength) % addressLength !== 0) return undefined
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  if (view.getUint32(0, true) !== 1 || view.getBigUint64(4, true) !== notGivenUp) return undefined
  const count = (data.length - headLength) / addressLength
  return Array.from({ length: count }, (_, index) =>
    getAddressDecoder().decode(data, headLength + index * addressLength),
  )
}

function resolve(references: References, tables: ReadonlyMap<Address, Table>): SolanaLookup {
  const accounts: string[] = []
  for (const which of ['writableIndexes', 'readonlyIndexes'] as const)
    for (const reference of references)
      for (const index of reference[which]) {
        const account = tables.get(reference.lookupTableAddress)?.[index]
        if (account === undefined) return { unread: reference.lookupTableAddress }
        accounts.push(account)
      }
  return { accounts }
}

function bytesOf(text: string): Uint8Array {
  try {
    return base64.decode(text)
  } catch {
    return new Uint8Array()
  }
}
