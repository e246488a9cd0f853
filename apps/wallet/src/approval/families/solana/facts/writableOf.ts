import { getCompiledTransactionMessageDecoder, getTransactionDecoder } from '@solana/kit'
import type { SolanaLookup } from '../../../../actions/Action.js'

/** The accounts that a transaction may change; `undefined` where a table that names some cannot be read. @throws when it is none */
export function writableOf(
  bytes: Uint8Array,
  lookup: SolanaLookup | undefined,
): readonly string[] | undefined {
  const { messageBytes } = getTransactionDecoder().decode(bytes)
  const message = getCompiledTransactionMessageDecoder().decode(messageBytes)
  const { header, staticAccounts } = message
  const { numSignerAccounts, numReadonlySignerAccounts, numReadonlyNonSignerAccounts } = header
  const own = staticAccounts.filter((_, index) =>
    index < numSignerAccounts
      ? index < numSignerAccounts - numReadonlySignerAccounts
      : index < staticAccounts.length - numReadonlyNonSignerAccounts,
  )
  const tables = 'addressTableLookups' in message ? (message.addressTableLookups ?? []) : []
  if (tables.length === 0) return own
  if (!lookup || !('accounts' in lookup)) return undefined
  const count = tables.reduce((sum, { writableIndexes }) => sum + writableIndexes.length, 0)
  return [...own, ...lookup.accounts.slice(0, count)]
}
