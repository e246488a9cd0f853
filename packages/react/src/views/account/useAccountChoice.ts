import { type Account, embeddedConnectorId } from '@foyer/core'
import { chooseAccount } from '@foyer/core/internal'
import { truncateAddress } from '@foyer/protocol'
import type { useAccountInUse } from '../../hooks/useAccountInUse.js'
import { useEmbeddedMessages } from '../../hooks/useEmbeddedMessages.js'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { useAnnounce } from '../../ui/useAnnounce.js'
import { useTask } from '../useTask.js'

/** The accounts the wallet gave, and what uses another one of them. The embedded wallet's are named by their kind. */
export function useAccountChoice({ namespace, connection }: useAccountInUse.Result) {
  const { account: texts } = useLateMessages()
  const { account: kinds } = useEmbeddedMessages()
  const announce = useAnnounce()
  const { begin } = useTask('chooseAccount', chooseAccount)
  const isEmbedded = connection.connectorId === embeddedConnectorId
  const kindOf = (type: Account['type']) =>
    isEmbedded && (type === 'eoa' || type === 'smartAccount') ? kinds[type] : undefined
  return {
    // In an order of their own: a list must not jump when the one in use changes.
    accounts: connection.accounts
      .map(({ address, type }) => ({ address, type, kind: kindOf(type) }))
      .sort((a, b) => (a.address < b.address ? -1 : 1)),
    async use({ address, type }: Pick<Account, 'address' | 'type'>) {
      if (await begin({ namespace, address, type }))
        announce(texts.nowUsing(truncateAddress(address)))
    },
  }
}
