import type { Connector } from '@foyer/core'
import { isMobile, openInBrowserOf } from '@foyer/core/internal'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { Button } from '../../ui/Button.js'

/** The button that opens this page in the browser of a wallet's app, on a phone whose wallet has one. */
export function OpenIn({ connector }: { connector: Connector | undefined }) {
  const client = useFoyerClient()
  const { connecting } = useLateMessages()
  if (!connector?.browserLink || !isMobile(client.environment)) return null
  return (
    <Button wide onPress={() => openInBrowserOf(client, connector)} testId="open-in">
      {connecting.openIn(connector.name)}
    </Button>
  )
}
