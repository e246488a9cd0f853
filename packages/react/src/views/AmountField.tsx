import type { SendAmount } from '@foyer/core/send'

/** An amount as it is typed, in tokens or in dollars. */
export function AmountField({ amount, isOver, label, onType, testId }: AmountField.Props) {
  const { text, unit } = amount
  return (
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
        aria-label={label}
        aria-invalid={isOver || undefined}
        autoComplete="off"
        data-testid={testId}
        onChange={(event) => onType({ text: event.target.value, unit })}
      />
    </label>
  )
}

export declare namespace AmountField {
  type Props = {
    amount: SendAmount
    /** It is more than there is. */
    isOver: boolean
    label: string
    onType: (typed: Pick<SendAmount, 'text' | 'unit'>) => void
    testId: string
  }
}
