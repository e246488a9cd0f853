import { type SwapDraft, swapTerms } from '@foyer/core/swap'
import { useExchangeMessages } from '../../hooks/useExchangeMessages.js'
import { useSwapMessages } from '../../hooks/useSwapMessages.js'
import { Fold } from '../../ui/Fold.js'
import { providerName } from '../providerName.js'
import { usePercent } from '../usePercent.js'
import { Providers } from './Providers.js'
import { Slippage } from './Slippage.js'

/** What may be chosen of the swap: how much less may arrive, and by whom. */
export function Choices({ draft }: { draft: SwapDraft }) {
  const texts = useSwapMessages()
  const { terms: choices } = useExchangeMessages()
  const percent = usePercent()
  const terms = swapTerms(draft)
  if (!terms) return null
  return (
    <>
      {!terms.offer.isExact && (
        <Fold title={`${choices.slippage}: ${percent(draft.slippageBps)}`} testId="swap-slippage">
          <Slippage bps={draft.slippageBps} />
        </Fold>
      )}
      {draft.quoting.offers.length > 1 && (
        <Fold
          title={`${texts.terms.provider}: ${providerName(texts, terms.offer.provider)}`}
          testId="swap-providers"
        >
          <Providers draft={draft} />
        </Fold>
      )}
    </>
  )
}
