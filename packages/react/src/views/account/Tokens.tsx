import { useState } from 'react'
import { useAssetMessages } from '../../hooks/useAssetMessages.js'
import { LongList } from '../../ui/LongList.js'
import { ListState } from '../ListState.js'
import { TokenRow } from '../TokenRow.js'
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
