import { showView } from '@foyer/core/internal'
import type { SendToken } from '@foyer/core/send'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useTransferMessages } from '../../hooks/useTransferMessages.js'
import { AssetPill } from '../AssetPill.js'

/** What is sent; a press leads to the other tokens. */
export function TokenPill({ token }: { token: SendToken | undefined }) {
  const client = useFoyerClient()
  const texts = useTransferMessages()
  return (
    <AssetPill
      token={token}
      choose={texts.selectToken}
      another={texts.anotherToken}
      onPress={() => showView(client, { name: 'WalletSendSelectToken' })}
      testId="send-token"
    />
  )
}
