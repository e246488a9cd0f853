import { type Balance, getBalance } from '@foyer/core'
import type { Namespace } from '@foyer/protocol'
import { useAccountInUse } from './useAccountInUse.js'
import { useRead } from './useRead.js'

/**
 * The balance of the account in use on the network in use: the coin's, or the token's that the host
 * named for that network. `data.amount` is in the smallest unit; kept for 30 s, asked again when the
 * page comes to the front and after transactions sent from here. `refresh()` asks now.
 */
export function useFoyerBalance({
  namespace,
}: {
  namespace?: Namespace | undefined
} = {}): useRead.Result<Balance> {
  return useRead(getBalance, useAccountInUse(namespace)?.balanceOf)
}
