import { activeNetwork, type State, type TokenBalance } from '@foyer/core'
import { networkImage, ownPicture, toMicroDollars } from '@foyer/core/internal'
import { useAssetMessages } from '../hooks/useAssetMessages.js'
import { useDecimal } from '../hooks/useDecimal.js'
import { useDollars } from '../hooks/useDollars.js'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../hooks/useFoyerSelector.js'
import { AssetRow } from '../ui/AssetRow.js'
import { Amount } from './Amount.js'

/** A token of the account on the network in use, with how much there is of it and what that is worth. */
export function TokenRow({ token, position, onPress, testId = 'token' }: TokenRow.Props) {
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
        <Amount testId="token-amount">
          {write(quantity.numeric)} {symbol}
        </Amount>
      }
      end={
        value === null || value === undefined ? undefined : (
          <Amount testId="token-value">{dollars(toMicroDollars(value)).whole}</Amount>
        )
      }
      position={position}
      onPress={onPress}
      testId={testId}
    />
  )
}

export declare namespace TokenRow {
  type Props = {
    token: TokenBalance
    position: AssetRow.Props['position']
    /** Without one the row is no button. */
    onPress?: (() => void) | undefined
    testId?: string | undefined
  }
}

function networkOf({ network }: State) {
  return activeNetwork(network)
}
