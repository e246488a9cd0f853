import { selectAccount } from '@foyer/core'
import { truncateAddress } from '@foyer/protocol'
import type { useAccountInUse } from '../../hooks/useAccountInUse.js'
import { useClient } from '../../hooks/useClient.js'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { useAnnounce } from '../../ui/useAnnounce.js'

/** The accounts the wallet gave, and what uses another one of them. */
export function useAccountChoice({ namespace, connection }: useAccountInUse.Result) {
  const client = useClient()
  const { account: texts } = useLateMessages()
  const announce = useAnnounce()
  return {
    // In an order of their own: a list must not jump when the one in use changes.
    addresses: connection.accounts.map(({ address }) => address).sort(),
    use(address: string) {
      selectAccount(client, { namespace, address })
      announce(texts.nowUsing(truncateAddress(address)))
    },
  }
}
