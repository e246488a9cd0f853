import { clickSwapToken } from '@foyer/core/internal'
import { type SwapDraft, swapTerms } from '@foyer/core/swap'
import { formatUnits, parseUnits } from '@foyer/protocol'
import { useDecimal } from '../../hooks/useDecimal.js'
import { useDollars } from '../../hooks/useDollars.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useSwapMessages } from '../../hooks/useSwapMessages.js'
import { Skeleton } from '../../ui/Skeleton.js'
import { AssetPill } from '../AssetPill.js'
import { useSwapAmount } from '../useSwapAmount.js'

/** What is received, by the chosen offer, and what there is of it. */
export function GetCard({ draft }: { draft: SwapDraft }) {
  const client = useFoyerClient()
  const texts = useSwapMessages()
  const dollars = useDollars()
  const write = useSwapAmount()
  const writeBalance = useDecimal()
  const { toToken: token, quoting } = draft
  const terms = swapTerms(draft)
  const text = terms && token ? write(terms.toAmount, token.decimals) : '0'
  const isReading = quoting.status === 'waiting' || quoting.status === 'reading'
  return (
    <section className="send-card" aria-label={texts.receive}>
      <span className="send-label">{texts.receive}</span>
      <div className="send-line">
        <output
          className="send-amount"
          dir="ltr"
          aria-label={texts.about}
          data-none={!terms || undefined}
          data-long={text.length > 8 || undefined}
          data-longer={text.length > 12 || undefined}
          data-testid="swap-receives"
        >
          {isReading && !terms ? <Skeleton shape="text" /> : text}
        </output>
        <AssetPill
          token={token}
          choose={texts.selectToken}
          another={texts.anotherToken}
          testId="swap-to"
          onPress={() => clickSwapToken(client, 'to')}
        />
      </div>
      {token && (
        <div className="send-line" data-small>
          {terms?.toWorth !== undefined && (
            <bdi dir="ltr">{dollars(parseUnits(terms.toWorth, 6)).whole}</bdi>
          )}
          <bdi className="send-available">
            {texts.holds(writeBalance(formatUnits(token.balance, token.decimals)))}
          </bdi>
        </div>
      )}
    </section>
  )
}
