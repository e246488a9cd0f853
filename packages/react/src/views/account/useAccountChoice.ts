import {
  type Account,
  embeddedConnectorId,
  notify,
  setPreferredAccount,
  switchAccount,
} from '@foyer/core'
import { truncateAddress } from '@foyer/protocol'
import type { useAccountInUse } from '../../hooks/useAccountInUse.js'
import { useEmbeddedMessages } from '../../hooks/useEmbeddedMessages.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { useAnnounce } from '../../ui/useAnnounce.js'

/** The accounts the wallet gave, and what uses another one of them. The embedded wallet's are named by their kind. */
export function useAccountChoice({ namespace, connection }: useAccountInUse.Result) {
  const client = useFoyerClient()
  const { account: texts } = useLateMessages()
  const { account: kinds } = useEmbeddedMessages()
  const announce = useAnnounce()
  const isEmbedded = connection.connectorId === embeddedConnectorId
  const kindOf = (type: Account['type']) =>
    isEmbedded && (type === 'eoa' || type === 'smartAccount') ? kinds[type] : undefined
  return {
    // In an order of their own: a list must not jump when the one in use changes.
    accounts: connection.accounts
      .map(({ address, type }) => ({ address, type, kind: kindOf(type) }))
      .sort((a, b) => (a.address < b.address ? -1 : 1)),
    async use({ address, type }: Pick<Account, 'address' | 'type'>) {
      try {
        if (isEmbedded)
          await setPreferredAccount(client, { type: type === 'smartAccount' ? type : 'eoa' })
        else switchAccount(client, { namespace, address })
        announce(texts.nowUsing(truncateAddress(address)))
      } catch {
        notify(client, { kind: 'error', code: 'embedded.settings.switchFailed' })
      }
    },
  }
}
