import { show, track } from '@foyer/core'
import { useClient } from '../../hooks/useClient.js'
import { useMessages } from '../../hooks/useMessages.js'
import { Row } from '../../ui/Row.js'

/** Any wallet elsewhere, by a code. */
export function PairingRow({ refusedBy }: { refusedBy: string | undefined }) {
  const client = useClient()
  const { title } = useMessages().walletConnect
  return (
    <Row
      glyph="qr"
      name={title}
      disabled={refusedBy !== undefined}
      describedBy={refusedBy}
      onPress={() => {
        if (refusedBy !== undefined) return
        track(client, {
          event: 'SELECT_WALLET',
          properties: { name: 'WalletConnect', platform: 'qrcode' },
        })
        show(client, { name: 'ConnectingWalletConnect', data: { walletId: undefined } })
      }}
      testId="wallet-connect"
    />
  )
}
