import { getBalances, peekBalances, refreshBalances, type TokenBalance } from '@foyer/core'
import type { Namespace } from '@foyer/protocol'
import { useCallback } from 'react'
import { useAccountInUse } from './useAccountInUse.js'
import { useClient } from './useClient.js'
import { useRead } from './useRead.js'

/**
 * All that the account in use holds on the network in use, the dearest first: as its wallet tells it where
 * it can, else as the host's server does; without one, the coin. Amounts are decimal texts. Kept for 30 s,
 * asked again when the page comes to the front and after transactions sent from here. `refresh()` asks now.
 */
export function useFoyerBalances({
  namespace,
}: {
  namespace?: Namespace | undefined
} = {}): useRead.Result<readonly TokenBalance[]> {
  const client = useClient()
  const question = useAccountInUse(namespace)?.balanceOf
  const { refresh: read, ...rest } = useRead(getBalances, question, peekBalances)
  const refresh = useCallback(async () => {
    // What the cache still holds is no answer of now.
    refreshBalances(client)
    await read()
  }, [client, read])
  return { ...rest, refresh }
}
