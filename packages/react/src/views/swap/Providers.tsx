import { chooseSwapOffer, type SwapDraft, swapTerms } from '@foyer/core/swap'
import { useId } from 'react'
import { useExchangeMessages } from '../../hooks/useExchangeMessages.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useSwapMessages } from '../../hooks/useSwapMessages.js'
import { providerName } from '../providerName.js'
import { useSwapAmount } from '../useSwapAmount.js'

/** By whom the tokens may be swapped, the best offer first. */
export function Providers({ draft }: { draft: SwapDraft }) {
  const client = useFoyerClient()
  const texts = useSwapMessages()
  const { terms: choices } = useExchangeMessages()
  const write = useSwapAmount()
  const group = useId()
  const chosen = swapTerms(draft)?.offer.key
  const { toToken, quoting } = draft
  return (
    <div className="swap-offers" role="radiogroup" aria-label={texts.terms.provider}>
      {quoting.offers.map(({ key, provider, toAmount }, index) => (
        <label key={key} className="swap-offer" data-testid={`offer-${provider}`}>
          <input
            type="radio"
            name={group}
            checked={key === chosen}
            onChange={() => chooseSwapOffer(client, { key: index === 0 ? undefined : key })}
          />
          <bdi>{providerName(texts, provider)}</bdi>
          <span>
            <bdi dir="ltr">
              {toToken && `${write(toAmount, toToken.decimals)} ${toToken.symbol}`}
            </bdi>
            {index === 0 && <small>{choices.best}</small>}
          </span>
        </label>
      ))}
    </div>
  )
}
