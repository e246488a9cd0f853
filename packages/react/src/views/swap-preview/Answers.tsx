import { goBack, previewSwap, submitSwap } from '@foyer/core/internal'
import { isSwapAccepted, type SwapDraft } from '@foyer/core/swap'
import { useExchangeMessages } from '../../hooks/useExchangeMessages.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import type { ExchangeMessages } from '../../locales/ExchangeMessages.js'
import { Actions } from '../../ui/Actions.js'
import { Button } from '../../ui/Button.js'
import { pressOnce } from '../pressOnce.js'

/** Cancel, and the next request of the wallet. After a failure the same leads to another try. */
export function Answers({ draft }: { draft: SwapDraft }) {
  const client = useFoyerClient()
  const texts = useExchangeMessages()
  const { status } = draft
  const isFailed = status === 'failed'
  const isHeld = status === 'asking' || status === 'approving'
  return (
    <div className="preview-answers" {...pressOnce}>
      <Actions>
        <Button onPress={() => goBack(client)} disabled={isHeld} testId="cancel-swap">
          {isFailed ? texts.preview.change : texts.preview.cancel}
        </Button>
        <Button
          kind="primary"
          busy={isHeld || status === 'preparing'}
          disabled={!isFailed && !(status === 'prepared' && isSwapAccepted(draft))}
          onPress={() => (isFailed ? previewSwap(client) : submitSwap(client))}
          testId="confirm-swap"
        >
          {labelOf(draft, texts)}
        </Button>
      </Actions>
    </div>
  )
}

function labelOf({ status, preview, fromToken }: SwapDraft, { preview: texts }: ExchangeMessages) {
  if (status === 'failed') return texts.tryAgain
  if (status === 'approving') return texts.approving
  if (status === 'asking') return texts.asking
  if (!preview) return texts.preparing
  const symbol = fromToken?.symbol ?? ''
  if (preview.isBatch && preview.steps.length > 1) return texts.both(symbol)
  return preview.steps[0]?.kind === 'swap' ? texts.confirm : texts.approve(symbol)
}
