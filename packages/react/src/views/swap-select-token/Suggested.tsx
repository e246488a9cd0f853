import { ownPicture } from '@foyer/core/internal'
import type { SwapListing } from '@foyer/core/swap'
import { useExchangeMessages } from '../../hooks/useExchangeMessages.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { Art } from '../../ui/Art.js'
import { Pressable } from '../../ui/Pressable.js'

/** A few that many look for, side by side. */
export function Suggested({ tokens, onPick }: Suggested.Props) {
  const client = useFoyerClient()
  const { tokens: texts } = useExchangeMessages()
  if (tokens.length === 0) return null
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets the role of a list without bullets
    <ul className="swap-suggested" role="list" aria-label={texts.suggested}>
      {tokens.map((token) => (
        <li key={token.address ?? 'coin'}>
          <Pressable
            className="swap-chip"
            onPress={() => onPick(token)}
            testId={`suggested-${token.symbol}`}
          >
            <Art src={ownPicture(client, token.iconUrl)} name={token.symbol} size={24} round />
            <bdi>{token.symbol}</bdi>
          </Pressable>
        </li>
      ))}
    </ul>
  )
}

export declare namespace Suggested {
  type Props = { tokens: readonly SwapListing[]; onPick: (token: SwapListing) => void }
}
