import { isMobile, isPairingOffered, setCertified, showView } from '@foyer/core/internal'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { icons } from '../../ui/icons.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { SquareButton } from '../../ui/SquareButton.js'
import { ToggleButton } from '../../ui/ToggleButton.js'
import { SearchField } from '../SearchField.js'

/** What narrows the list: a text, and where a server knows badges, one of these. */
export function Search({ typed, onType }: { typed: string; onType: (text: string) => void }) {
  const client = useFoyerClient()
  const { allWallets: texts } = useLateMessages()
  const certified = useFoyerSelector(({ wallets }) => wallets.directory.certified)
  return (
    <div className="wallet-search">
      <SearchField label={texts.search} value={typed} onChange={onType} testId="wallet-search" />
      {client.options.server !== undefined && (
        <ToggleButton
          icon={lateIcons.shield}
          label={texts.certifiedOnly}
          pressed={certified}
          onChange={(on) => setCertified(client, on)}
          testId="wallet-certified"
        />
      )}
      {isMobile(client.environment) && isPairingOffered(client) && (
        <SquareButton
          icon={icons.qr}
          label={texts.showCode}
          onPress={() =>
            showView(client, { name: 'ConnectingWalletConnect', data: { walletId: undefined } })
          }
          testId="show-code"
        />
      )}
    </div>
  )
}
