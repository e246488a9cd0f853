import { activeNetwork, type State, type TokenBalance } from '@foyer/core'
import { networkImage, ownPicture, toMicroDollars } from '@foyer/core/internal'
import { useState } from 'react'
import { useAssetMessages } from '../../hooks/useAssetMessages.js'
import { useDecimal } from '../../hooks/useDecimal.js'
import { useDollars } from '../../hooks/useDollars.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { AssetRow } from '../../ui/AssetRow.js'
import { LongList } from '../../ui/LongList.js'
import { Amount } from '../Amount.js'
import { ListState } from '../ListState.js'
import { useNetworkName } from '../useNetworkName.js'
import { SpamSwitch } from './SpamSwitch.js'
import type { useTokens } from './useTokens.js'

/** The tokens of the account, the dearest first; what looks like bait only on demand. */
export function Tokens({ tokens: { tokens = [], spam, status, retry } }: Tokens.Props) {
  const texts = useAssetMessages()
  const network = useNetworkName()
  const [withSpam, setWithSpam] = useState(false)
  const shown = withSpam ? [...tokens, ...spam] : tokens
  return (
    <>
      <ListState
        kind="tokens"
        network={network}
        status={status}
        isEmpty={shown.length === 0}
        onRetry={retry}
      >
        <LongList label={texts.tokens} count={shown.length}>
          {(index) => {
            const token = shown[index]
            return (
              token && (
                <TokenRow
                  key={token.address ?? 'coin'}
                  token={token}
                  position={{ index, count: shown.length }}
                />
              )
            )
          }}
        </LongList>
      </ListState>
      <SpamSwitch count={spam.length} on={withSpam} onSwitch={setWithSpam} />
    </>
  )
}

export declare namespace Tokens {
  type Props = { tokens: useTokens.Result }
}

function TokenRow({
  token,
  position,
}: {
  token: TokenBalance
  position: AssetRow.Props['position']
}) {
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
      testId="token"
    />
  )
}

function networkOf({ network }: State) {
  return activeNetwork(network)
}
