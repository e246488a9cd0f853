import { ownPicture } from '@foyer/core/internal'
import type { OfferedSwap, SwapDraft, SwapListing } from '@foyer/core/swap'
import { truncateAddress } from '@foyer/protocol'
import { useExchangeMessages } from '../../hooks/useExchangeMessages.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useSwapMessages } from '../../hooks/useSwapMessages.js'
import { Art } from '../../ui/Art.js'
import { formIcons } from '../../ui/formIcons.js'
import { Icon } from '../../ui/Icon.js'
import { providerName } from '../providerName.js'
import { useSwapTokens } from '../useSwapTokens.js'

type Stop = Pick<SwapListing, 'symbol' | 'iconUrl'>

/** The tokens that the swap passes through, in words and as a picture. Nothing where its provider does not say. */
export function Route({ draft, offer }: { draft: SwapDraft; offer: OfferedSwap }) {
  const client = useFoyerClient()
  const { route: texts } = useExchangeMessages()
  const providers = useSwapMessages()
  const { tokens: found } = useSwapTokens('')
  const { fromToken, toToken } = draft
  const { path = [], provider } = offer
  if (path.length < 2 || !fromToken || !toToken) return null
  const between = path
    .slice(1, -1)
    .map((address): Stop => nameOf(address, [...(found?.tokens ?? []), ...(found?.own ?? [])]))
  const stops: readonly Stop[] = [fromToken, ...between, toToken]
  const names = between.map(({ symbol }) => symbol).join(', ')
  return (
    <figure className="swap-route" data-testid="swap-route">
      <div aria-hidden="true">
        {stops.map(({ symbol, iconUrl }, index) => (
          <span key={`${path[index]}`}>
            {index > 0 && <Icon of={formIcons.arrow} size={16} />}
            <Art src={ownPicture(client, iconUrl)} name={symbol} size={24} round />
            <bdi>{symbol}</bdi>
          </span>
        ))}
      </div>
      <figcaption>
        {between.length > 0 ? texts.through(names) : texts.direct}
        {` · ${providerName(providers, provider)}`}
      </figcaption>
    </figure>
  )
}

/** A token that no list has goes by its address. */
function nameOf(address: string, tokens: readonly SwapListing[]): Stop {
  const found = tokens.find((one) => one.address?.toLowerCase() === address.toLowerCase())
  return found ?? { symbol: truncateAddress(address) }
}
