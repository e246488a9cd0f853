import { FoyerError, ss58 } from '@foyer/protocol'
import { hex } from '@scure/base'
import type { InjectedAccount } from './InjectedAccount.js'

const accountsMax = 100
/** Kinds of key with addresses of Polkadot. Wallets also list accounts of Ethereum, which have others. */
const types: readonly unknown[] = [undefined, null, 'sr25519', 'ed25519', 'ecdsa']

/**
 * The accounts of Polkadot in a wallet's answer, each key once. Each value is read once.
 *
 * @throws `wallet_failed` when there were accounts and none of them is one of Polkadot
 */
export function readAccounts(value: unknown): readonly InjectedAccount[] {
  const list: readonly unknown[] = Array.isArray(value) ? value.slice(0, accountsMax) : [value]
  const accounts = new Map<string, InjectedAccount>()
  for (const one of list) {
    const account = readAccount(one)
    const name = account && hex.encode(account.key)
    if (name && !accounts.has(name)) accounts.set(name, account)
  }
  if (accounts.size === 0 && list.length > 0)
    throw new FoyerError('wallet_failed', { data: { finding: 'account' } })
  return [...accounts.values()]
}

function readAccount(value: unknown): InjectedAccount | undefined {
  try {
    const { address, genesisHash, type } = value as Readonly<Record<string, unknown>>
    const key = types.includes(type) ? ss58.decode(address) : undefined
    const only = typeof genesisHash === 'string' ? genesisHash : undefined
    // A hash that cannot be read is of no network of the page.
    return key && { key, source: String(address), only: only?.slice(2, 34) }
  } catch {
    return undefined
  }
}
