import { isMobile, isPairingOffered, setCertified, show } from '@foyer/core'
import { useClient } from '../../hooks/useClient.js'
import { useMessages } from '../../hooks/useMessages.js'
import { useSelect } from '../../hooks/useSelect.js'
import { Field } from '../../ui/Field.js'
import { SquareButton } from '../../ui/SquareButton.js'
import { ToggleButton } from '../../ui/ToggleButton.js'

/** What narrows the list: a text, and where a server knows badges, one of these. */
export function Search({ typed, onType }: { typed: string; onType: (text: string) => void }) {
  const client = useClient()
  const { allWallets: texts, actions } = useMessages()
  const certified = useSelect(({ wallets }) => wallets.directory.certified)
  return (
    <div className="wallet-search">
      <Field
        icon="search"
        type="search"
        label={texts.search}
        placeholder={texts.search}
        value={typed}
        onChange={onType}
        onClear={() => onType('')}
        clearLabel={actions.clearSearch}
        testId="wallet-search"
      />
      {client.options.server !== undefined && (
        <ToggleButton
          icon="shield"
          label={texts.certifiedOnly}
          pressed={certified}
          onChange={(on) => setCertified(client, on)}
          testId="wallet-certified"
        />
      )}
      {isMobile(client.environment) && isPairingOffered(client) && (
        <SquareButton
          icon="qr"
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
