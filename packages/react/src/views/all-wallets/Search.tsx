import { isMobile, isPairingOffered, setCertified, show } from '@foyer/core'
import { useClient } from '../../hooks/useClient.js'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { useSelect } from '../../hooks/useSelect.js'
import { icons } from '../../ui/icons.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { SquareButton } from '../../ui/SquareButton.js'
import { ToggleButton } from '../../ui/ToggleButton.js'
import { SearchField } from '../SearchField.js'

/** What narrows the list: a text, and where a server knows badges, one of these. */
export function Search({ typed, onType }: { typed: string; onType: (text: string) => void }) {
  const client = useClient()
  const { allWallets: texts } = useLateMessages()
  const certified = useSelect(({ wallets }) => wallets.directory.certified)
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
            show(client, { name: 'ConnectingWalletConnect', data: { walletId: undefined } })
          }
          testId="show-code"
        />
      )}
    </div>
  )
}
