import { FoyerError } from '@foyer/protocol'
import { base58 } from '@scure/base'
import { readBytes } from '../../wallet-standard/readBytes.js'
import type { StandardAccount } from '../../wallet-standard/StandardAccount.js'

const accountsMax = 100
const chainsMax = 50
const addressMax = 44
const keyLength = 32

/**
 * The accounts of Solana in a wallet's answer, each address once. What is of another family, or has another key than its address says, is left
 * out. Each value is read once.
 *
 * @throws `wallet_failed` when there were accounts and none of them is one of Solana
 */
export function readAccounts(value: unknown): readonly StandardAccount[] {
  const list: readonly unknown[] = Array.isArray(value) ? value.slice(0, accountsMax) : [value]
  const accounts = new Map<string, StandardAccount>()
  for (const source of list) {
    const read = readAccount(source)
    if (read && !accounts.has(read.account.address)) accounts.set(read.account.address, read)
  }
  if (accounts.size === 0 && list.length > 0)
    throw new FoyerError('wallet_failed', { data: { finding: 'account' } })
  return [...accounts.values()]
}

function readAccount(source: unknown): StandardAccount | undefined {
  try {
    const { address, chains, publicKey } = source as Readonly<Record<string, unknown>>
    if (typeof address !== 'string' || address.length > addressMax) return undefined
    const key = base58.decode(address)
    const named = Array.isArray(chains) ? chains.slice(0, chainsMax) : []
    const own = named.filter((one): one is string => /^solana:./.test(String(one))).map(String)
    const isOwn = key.length === keyLength && base58.encode(key) === address && own.length > 0
    return isOwn && isSameKey(publicKey, key)
      ? { account: { address, type: 'eoa' }, chains: own, source }
      : undefined
  } catch {
    return undefined
  }
}

/** Wallets give the key beside its base58, and some an array of numbers or nothing at all. */
function isSameKey(given: unknown, key: Uint8Array): boolean {
  const bytes = readBytes(given, keyLength)
  return bytes === undefined || key.every((byte, index) => bytes[index] === byte)
}
