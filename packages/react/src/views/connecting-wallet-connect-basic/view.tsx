import { show } from '@foyer/core'
import { useClient } from '../../hooks/useClient.js'
import { useMessages } from '../../hooks/useMessages.js'
import { Button } from '../../ui/Button.js'
import { EmptyState } from '../../ui/EmptyState.js'
import type { View } from '../view.js'

export const view: View<'ConnectingWalletConnectBasic'> = {
  title: ({ walletConnect }) => walletConnect.title,
  Body: ConnectingWalletConnectBasic,
}

function ConnectingWalletConnectBasic() {
  const client = useClient()
  const { actions, walletConnect } = useMessages()
  return (
    <>
      <EmptyState icon="qr" title={walletConnect.off} text={walletConnect.offText} />
      <Button
        wide
        icon="grid"
        onPress={() => show(client, { name: 'AllWallets' })}
        testId="all-wallets"
      >
        {actions.allWallets}
      </Button>
    </>
  )
}
