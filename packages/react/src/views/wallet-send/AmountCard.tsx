import { type SendDraft, typeAmount } from '@foyer/core/send'
import { formatUnits } from '@foyer/protocol'
import { useDecimal } from '../../hooks/useDecimal.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useTransferMessages } from '../../hooks/useTransferMessages.js'
import { AmountField } from '../AmountField.js'
import { OtherUnit } from '../OtherUnit.js'
import { TokenPill } from './TokenPill.js'
import type { useParts } from './useParts.js'

/** How much of what: the amount as it is typed, its worth beside it, and what there is. */
export function AmountCard({ draft, parts }: AmountCard.Props) {
  const client = useFoyerClient()
  const texts = useTransferMessages()
  const { token, amount } = draft
  const { unit, units } = amount
  const type = (typed: Parameters<typeof typeAmount>[1]) => typeAmount(client, typed)
  const write = useDecimal()
  const isOver = token !== undefined && units !== undefined && units > token.balance
  const name = unit === 'currency' ? texts.dollars : (token?.symbol ?? '')
  return (
    <section className="send-card">
      <div className="send-line">
        <AmountField
          amount={amount}
          isOver={isOver}
          label={name ? texts.amountIn(name) : texts.amount}
          onType={type}
          testId="send-amount"
        />
        <TokenPill token={token} />
      </div>
      {token && (
        <div className="send-line" data-small>
          <OtherUnit
            {...{ token, amount }}
            currency={texts.dollars}
            label={texts.switch}
            onType={type}
            testId="send-unit"
          />
          <span className="send-available">
            <bdi data-testid="send-available">
              {texts.available(write(formatUnits(token.balance, token.decimals)))}
            </bdi>
            <button
              type="button"
              className="send-link"
              data-accent
              aria-label={texts.maxOf(token.symbol)}
              data-testid="send-max"
              disabled={!parts}
              onClick={() => void parts?.chooseMax(client).catch(() => {})}
            >
              {texts.max}
            </button>
          </span>
        </div>
      )}
    </section>
  )
}

export declare namespace AmountCard {
  type Props = { draft: SendDraft; parts: useParts.Parts | undefined }
}
