import { activeNetwork, type State, type TokenBalance } from '@foyer/core'
import { networkImage, ownPicture, pickSendToken, toMicroDollars } from '@foyer/core/internal'
import { useAssetMessages } from '../../hooks/useAssetMessages.js'
import { useDecimal } from '../../hooks/useDecimal.js'
import { useDollars } from '../../hooks/useDollars.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { AssetRow } from '../../ui/AssetRow.js'
import { Amount } from '../Amount.js'

/** A token to send, with how much there is of it. */
export function TokenChoice({ token, position }: TokenChoice.Props) {
  const client = useFoyerClient()
  const texts = useAssetMessages()
  const write = useDecimal()
  const dollars = useDollars()
  const network = useFoyerSelector(networkOf)
  const { name, symbol, iconUrl, value, quantity } = token
  const title = name || symbol || texts.unnamed
  return (
    <AssetRow
      image={ownPicture(client, iconUrl)}
      fallback={symbol || title}
      mark={network && { image: networkImage(network, client.options), name: network.name }}
      name={<bdi>{title}</bdi>}
      sub={
        <Amount>
          {write(quantity.numeric)} {symbol}
        </Amount>
      }
      end={
        value === null || value === undefined ? undefined : (
          <Amount>{dollars(toMicroDollars(value)).whole}</Amount>
        )
      }
      position={position}
      onPress={() => pickSendToken(client, token)}
      testId={`send-${symbol}`}
    />
  )
}

export declare namespace TokenChoice {
  type Props = { token: TokenBalance; position: AssetRow.Props['position'] }
}

function networkOf({ network }: State) {
  return activeNetwork(network)
}
