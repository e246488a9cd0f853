import { showView } from '@foyer/core/internal'
import { readOffers, type SwapDraft, swapButton } from '@foyer/core/swap'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useSwapMessages } from '../../hooks/useSwapMessages.js'
import { Button } from '../../ui/Button.js'

/** What is missing still, another try, or the way to the preview. */
export function ReviewButton({ draft }: { draft: SwapDraft }) {
  const client = useFoyerClient()
  const texts = useSwapMessages()
  const { code, isEnabled } = swapButton(draft)
  const { status } = draft.quoting
  const isReading = code === 'review_swap' && (status === 'waiting' || status === 'reading')
  const isWaiting = isReading && !isEnabled
  return (
    <Button
      kind="primary"
      wide
      busy={isWaiting}
      disabled={!isEnabled}
      onPress={() =>
        code === 'try_again'
          ? void readOffers(client).catch(() => {})
          : showView(client, { name: 'SwapPreview' })
      }
      testId="review-swap"
    >
      {isWaiting ? texts.reading : texts.button[code]}
    </Button>
  )
}
