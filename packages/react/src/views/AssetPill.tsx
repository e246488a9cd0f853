import { activeNetwork, type State } from '@foyer/core'
import { networkImage, ownPicture } from '@foyer/core/internal'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../hooks/useFoyerSelector.js'
import { Art } from '../ui/Art.js'
import assetCss from '../ui/AssetRow.css?inline'
import { Icon } from '../ui/Icon.js'
import { lateIcons } from '../ui/lateIcons.js'
import { useSheet } from '../ui/useSheet.js'
import { VisuallyHidden } from '../ui/VisuallyHidden.js'

/** The token of an amount, with its network; a press leads to the other tokens. */
export function AssetPill({ token, choose, another, onPress, testId }: AssetPill.Props) {
  useSheet(assetCss)
  const client = useFoyerClient()
  const network = useFoyerSelector(networkOf)
  return (
    <button type="button" className="send-token" data-testid={testId} onClick={onPress}>
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
      <bdi>{token ? token.symbol : choose}</bdi>
      {token && <VisuallyHidden> {another}</VisuallyHidden>}
      <Icon of={lateIcons.chevronDown} size={16} />
    </button>
  )
}

export declare namespace AssetPill {
  type Props = {
    token: { readonly symbol: string; readonly iconUrl?: string | undefined } | undefined
    /** What it says without a token. */
    choose: string
    /** What a press does, where there is one. */
    another: string
    onPress: () => void
    testId: string
  }
}

function networkOf({ network }: State) {
  return activeNetwork(network)
}
