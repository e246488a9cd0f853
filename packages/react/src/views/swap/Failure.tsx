import type { SwapDraft } from '@foyer/core/swap'
import { useExchangeMessages } from '../../hooks/useExchangeMessages.js'
import { Banner } from '../../ui/Banner.js'
import { swapFailure } from '../swapFailure.js'

/** Why nothing is offered, or Max is not to be had. */
export function Failure({ draft: { quoting, status, failure } }: { draft: SwapDraft }) {
  const texts = useExchangeMessages()
  const shown = quoting.failure ?? (status === 'editing' ? failure : undefined)
  if (shown === undefined) return null
  return <Banner title={swapFailure(texts, shown)} testId="swap-failure" />
}
