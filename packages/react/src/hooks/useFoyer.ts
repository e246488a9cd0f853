import { close, open } from '@foyer/core'
import { useMemo } from 'react'
import { useClient } from './useClient.js'

/**
 * Opens and closes the modal.
 *
 * `open()` shows Account to a connected person, else Connect; `open({ view: { name, data } })` shows that
 * view, and `namespace` lists only wallets of one chain family. `close()` closes as a person would: where a
 * choice is due, the modal shakes and stays.
 */
export function useFoyer() {
  const client = useClient()
  return useMemo(
    () => ({
      open: (options?: open.Parameters) => open(client, options),
      close: () => close(client),
    }),
    [client],
  )
}
