import { show, track } from '@foyer/core'
import { useClient } from '../../hooks/useClient.js'
import { useMessages } from '../../hooks/useMessages.js'
import { Button } from '../../ui/Button.js'
import { EmptyState } from '../../ui/EmptyState.js'
import { icons } from '../../ui/icons.js'
import { Link } from '../../ui/Link.js'
import { Note } from '../../ui/Note.js'

/** No wallet to pick: where to get one, and what it is. */
export function NoWallets() {
  const client = useClient()
  const { enableWallets, enableWalletGuide } = client.options
  const { actions, connect, modal } = useMessages()
  if (!enableWallets)
    return <EmptyState icon={icons.wallet} title={connect.emptyOff} text={connect.emptyOffText} />
  const get = () => {
    track(client, { event: 'CLICK_GET_WALLET' })
    show(client, { name: 'GetWallet' })
  }
  return (
    <>
      <EmptyState icon={icons.wallet} title={connect.empty} text={connect.emptyText} lit />
      <Button kind="primary" wide onPress={get} testId="get-wallet">
        {actions.getAWallet}
      </Button>
      {enableWalletGuide && (
        <Note>
          <Link onPress={() => show(client, { name: 'WhatIsAWallet' })}>{modal.help}</Link>
        </Note>
      )}
    </>
  )
}
