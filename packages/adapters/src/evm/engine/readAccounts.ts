import { FoyerError, isAddress } from '@foyer/protocol'
import type { Address } from 'viem'
import * as viem from 'viem'

const accountsMax = 100

/**
 * The addresses in a wallet's answer, with their checksum (EIP-55), each once. What is no address is
 * left out.
 *
 * @throws `wallet_failed` when there were accounts and none of them is an address
 */
export function readAccounts(value: unknown): readonly Address[] {
  const list: readonly unknown[] = Array.isArray(value) ? value.slice(0, accountsMax) : [value]
  const addresses = list.filter((one): one is Address => isAddress('eip155', one) && one[1] === 'x')
  if (addresses.length === 0 && list.length > 0)
    throw new FoyerError('wallet_failed', { data: { finding: 'account' } })
  return [...new Set(addresses.map((address) => viem.getAddress(address.toLowerCase())))]
}
