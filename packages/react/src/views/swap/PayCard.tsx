import { clickSwapToken } from '@foyer/core/internal'
import { type SwapDraft, typeSwapAmount } from '@foyer/core/swap'
import { formatUnits } from '@foyer/protocol'
import { useDecimal } from '../../hooks/useDecimal.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useSwapMessages } from '../../hooks/useSwapMessages.js'
import { AmountField } from '../AmountField.js'
import { AssetPill } from '../AssetPill.js'
import { OtherUnit } from '../OtherUnit.js'
import type { useParts } from './useParts.js'

/** What is given: the amount as it is typed, its worth beside it, and what there is. */
export function PayCard({ draft, parts }: PayCard.Props) {
  const client = useFoyerClient()
  const texts = useSwapMessages()
  const write = useDecimal()
  const { fromToken: token, amount } = draft
  const { unit, units } = amount
  const type = (typed: Parameters<typeof typeSwapAmount>[1]) => typeSwapAmount(client, typed)
  const isOver = token?.isRead === true && units !== undefined && units > token.balance
  const name = unit === 'currency' ? texts.dollars : (token?.symbol ?? '')
  return (
    <section className="send-card" aria-label={texts.pay}>
      <span className="send-label">{texts.pay}</span>
      <div className="send-line">
        <AmountField
          amount={amount}
          isOver={isOver}
          label={name ? texts.amountIn(name) : texts.amount}
          onType={type}
          testId="swap-amount"
        />
        <AssetPill
          token={token}
          choose={texts.selectToken}
          another={texts.anotherToken}
          testId="swap-from"
          onPress={() => clickSwapToken(client, 'from')}
        />
      </div>
      {token && (
        <div className="send-line" data-small>
          <OtherUnit
            {...{ token, amount }}
            currency={texts.dollars}
            label={texts.unit}
            onType={type}
            testId="swap-unit"
          />
          <span className="send-available">
            <bdi data-testid="swap-available">
              {texts.holds(write(formatUnits(token.balance, token.decimals)))}
            </bdi>
            <button
              type="button"
              className="send-link"
              data-accent
              aria-label={texts.maxOf(token.symbol)}
              data-testid="swap-max"
              disabled={!parts}
              onClick={() => void parts?.chooseSwapMax(client).catch(() => {})}
            >
              {texts.max}
            </button>
          </span>
        </div>
      )}
    </section>
  )
}

export declare namespace PayCard {
  type Props = { draft: SwapDraft; parts: useParts.Parts | undefined }
}
