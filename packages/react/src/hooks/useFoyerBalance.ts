import { type Balance, getBalance, refreshBalances } from '@foyer/core'
import type { Namespace } from '@foyer/protocol'
import { useCallback } from 'react'
import { useAccountInUse } from './useAccountInUse.js'
import { useClient } from './useClient.js'
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
  const client = useClient()
  const { refresh: read, ...rest } = useRead(getBalance, useAccountInUse(namespace)?.balanceOf)
  const refresh = useCallback(async () => {
    // What the cache still holds is no answer of now.
    refreshBalances(client)
    await read()
  }, [client, read])
  return { ...rest, refresh }
}
