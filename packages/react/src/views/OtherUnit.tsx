import { worthOf } from '@foyer/core/internal'
import type { SendAmount } from '@foyer/core/send'
import { formatUnits, parseUnits } from '@foyer/protocol'
import { useDollars } from '../hooks/useDollars.js'
import { useExact } from '../hooks/useExact.js'
import { VisuallyHidden } from '../ui/VisuallyHidden.js'

/** The amount in the other unit; a press types on in it. Absent where no price is known. */
export function OtherUnit({ token, amount, currency, label, onType, testId }: OtherUnit.Props) {
  const dollars = useDollars()
  const exact = useExact()
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
      data-testid={testId}
      onClick={() => onType({ text: units > 0n ? text : '', unit: other })}
    >
      <VisuallyHidden>{label(other === 'currency' ? currency : token.symbol)} </VisuallyHidden>
      <bdi dir="ltr">
        {other === 'currency'
          ? dollars(parseUnits(worth, 6)).whole
          : `${exact(inToken)} ${token.symbol}`}
      </bdi>
    </button>
  )
}

export declare namespace OtherUnit {
  type Props = {
    token: {
      readonly symbol: string
      readonly decimals: number
      readonly price?: string | undefined
    }
    amount: SendAmount
    /** The name of the currency. */
    currency: string
    /** What a press does, by the unit. */
    label: (unit: string) => string
    onType: (typed: Pick<SendAmount, 'text' | 'unit'>) => void
    testId: string
  }
}
