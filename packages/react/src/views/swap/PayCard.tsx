import { clickSwapToken, worthOf } from '@foyer/core/internal'
import { chooseSwapMax, type SwapDraft, typeSwapAmount } from '@foyer/core/swap'
import { formatUnits, parseUnits } from '@foyer/protocol'
import { useAmount } from '../../hooks/useAmount.js'
import { useDollars } from '../../hooks/useDollars.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useSwapMessages } from '../../hooks/useSwapMessages.js'
import { VisuallyHidden } from '../../ui/VisuallyHidden.js'
import { AssetPill } from '../AssetPill.js'

/** What is given: the amount as it is typed, its worth beside it, and what there is. */
export function PayCard({ draft }: { draft: SwapDraft }) {
  const client = useFoyerClient()
  const texts = useSwapMessages()
  const write = useAmount()
  const { fromToken: token, amount } = draft
  const { text, unit, units } = amount
  const isOver = token?.isRead === true && units !== undefined && units > token.balance
  const name = unit === 'currency' ? texts.dollars : (token?.symbol ?? '')
  return (
    <section className="send-card" aria-label={texts.pay}>
      <span className="send-label">{texts.pay}</span>
      <div className="send-line">
        <label
          className="send-amount"
          data-over={isOver || undefined}
          data-long={text.length > 8 || undefined}
          data-longer={text.length > 12 || undefined}
        >
          {unit === 'currency' && <span aria-hidden="true">$</span>}
          <input
            type="text"
            inputMode="decimal"
            dir="ltr"
            value={text}
            placeholder="0"
            aria-label={name ? texts.amountIn(name) : texts.amount}
            aria-invalid={isOver || undefined}
            autoComplete="off"
            data-testid="swap-amount"
            onChange={(event) => typeSwapAmount(client, { text: event.target.value, unit })}
          />
        </label>
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
          <OtherUnit token={token} amount={amount} />
          <span className="send-available">
            <bdi data-testid="swap-available">
              {texts.holds(write(token.balance, token.decimals))}
            </bdi>
            <button
              type="button"
              className="send-link"
              data-accent
              aria-label={texts.maxOf(token.symbol)}
              data-testid="swap-max"
              onClick={() => void chooseSwapMax(client).catch(() => {})}
            >
              {texts.max}
            </button>
          </span>
        </div>
      )}
    </section>
  )
}

/** The amount in the other unit; a press types on in it. Absent where no price is known. */
function OtherUnit({ token, amount }: OtherUnit.Props) {
  const client = useFoyerClient()
  const texts = useSwapMessages()
  const dollars = useDollars()
  const { unit, units = 0n } = amount
  const worth = worthOf(units, token)
  if (worth === undefined) return null
  const inToken = formatUnits(units, token.decimals)
  const other = unit === 'token' ? 'currency' : 'token'
  const text = other === 'currency' ? worth : inToken
  return (
    <button
      type="button"
      className="send-link"
      data-testid="swap-unit"
      onClick={() => typeSwapAmount(client, { text: units > 0n ? text : '', unit: other })}
    >
      <VisuallyHidden>
        {texts.unit(other === 'currency' ? texts.dollars : token.symbol)}{' '}
      </VisuallyHidden>
      <bdi dir="ltr">
        {other === 'currency' ? dollars(parseUnits(worth, 6)).whole : `${inToken} ${token.symbol}`}
      </bdi>
    </button>
  )
}

declare namespace OtherUnit {
  type Props = { token: NonNullable<SwapDraft['fromToken']>; amount: SwapDraft['amount'] }
}
