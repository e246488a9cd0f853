import { showView, track } from '@foyer/core/internal'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useMessages } from '../../hooks/useMessages.js'
import { Button } from '../../ui/Button.js'
import { EmptyState } from '../../ui/EmptyState.js'
import { icons } from '../../ui/icons.js'
import { Link } from '../../ui/Link.js'
import { Note } from '../../ui/Note.js'

/** No wallet to pick: where to get one, and what it is. */
export function NoWallets() {
  const client = useFoyerClient()
  const { enableWallets, enableWalletGuide } = client.options
  const { actions, connect, modal } = useMessages()
  if (!enableWallets)
    return <EmptyState icon={icons.wallet} title={connect.emptyOff} text={connect.emptyOffText} />
  const get = () => {
    track(client, { event: 'CLICK_GET_WALLET' })
    showView(client, { name: 'GetWallet' })
  }
  return (
    <>
      <EmptyState icon={icons.wallet} title={connect.empty} text={connect.emptyText} lit />
      <Button kind="primary" wide onPress={get} testId="get-wallet">
        {actions.getAWallet}
      </Button>
      {enableWalletGuide && (
        <Note>
          <Link onPress={() => showView(client, { name: 'WhatIsAWallet' })}>{modal.help}</Link>
        </Note>
      )}
    </>
  )
}
