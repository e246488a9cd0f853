import { isMobile, isPairingOffered, showView } from '@foyer/core/internal'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useMessages } from '../../hooks/useMessages.js'
import { usePairingMessages } from '../../hooks/usePairingMessages.js'
import { Button } from '../../ui/Button.js'
import { EmptyState } from '../../ui/EmptyState.js'
import { icons } from '../../ui/icons.js'
import { AllWalletsRow } from '../AllWalletsRow.js'
import { Code } from '../Code.js'
import { first, type LateView } from '../first.js'
import { PairingFailed } from '../PairingFailed.js'
import { useLiveCode } from '../useLiveCode.js'
import { Wallets } from './Wallets.js'

export const view: LateView<'ConnectingWalletConnectBasic'> = {
  after: first,
  texts: ['late', 'pairing'],
  title: ({ walletConnect }) => walletConnect.title,
  Body: ConnectingWalletConnectBasic,
}

/** Pairing for a page without wallets of its own: the code, or on a phone the apps that it may open. */
function ConnectingWalletConnectBasic() {
  const client = useFoyerClient()
  if (!isPairingOffered(client)) return <Off />
  return isMobile(client.environment) && !client.options.manualWCControl ? <Wallets /> : <AnyCode />
}

function AnyCode() {
  const client = useFoyerClient()
  const code = useLiveCode()
  if (code.status === 'declined' || code.status === 'failed')
    return <PairingFailed error={code.error} onRetry={code.retry} />
  return (
    <>
      <Code code={code} />
      {!client.options.manualWCControl && (
        <AllWalletsRow
          refusedBy={undefined}
          onPress={() => showView(client, { name: 'AllWallets' })}
        />
      )}
    </>
  )
}

function Off() {
  const client = useFoyerClient()
  const { actions } = useMessages()
  const { off } = usePairingMessages().errors
  return (
    <>
      <EmptyState icon={icons.qr} title={off.title} text={off.text()} />
      <Button
        wide
        icon={icons.grid}
        onPress={() => showView(client, { name: 'AllWallets' })}
        testId="all-wallets"
      >
        {actions.allWallets}
      </Button>
    </>
  )
}
