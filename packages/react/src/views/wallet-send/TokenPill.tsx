import { activeNetwork, type State } from '@foyer/core'
import { networkImage, ownPicture, showView } from '@foyer/core/internal'
import type { SendToken } from '@foyer/core/send'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { useTransferMessages } from '../../hooks/useTransferMessages.js'
import { Art } from '../../ui/Art.js'
import assetCss from '../../ui/AssetRow.css?inline'
import { Icon } from '../../ui/Icon.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { useSheet } from '../../ui/useSheet.js'
import { VisuallyHidden } from '../../ui/VisuallyHidden.js'

/** What is sent, with its network; a press leads to the other tokens. */
export function TokenPill({ token }: { token: SendToken | undefined }) {
  useSheet(assetCss)
  const client = useFoyerClient()
  const texts = useTransferMessages()
  const network = useFoyerSelector(networkOf)
  return (
    <button
      type="button"
      className="send-token"
      data-testid="send-token"
      onClick={() => showView(client, { name: 'WalletSendSelectToken' })}
    >
      {token && (
        <span className="asset-art">
          <Art src={ownPicture(client, token.iconUrl)} name={token.symbol} size={24} round />
          {network && (
            <span className="asset-mark">
              <Art
                src={networkImage(network, client.options)}
                name={network.name}
                size={20}
                round
              />
            </span>
          )}
        </span>
      )}
      <bdi>{token ? token.symbol : texts.selectToken}</bdi>
      {token && <VisuallyHidden> {texts.anotherToken}</VisuallyHidden>}
      <Icon of={lateIcons.chevronDown} size={16} />
    </button>
  )
}

function networkOf({ network }: State) {
  return activeNetwork(network)
}
