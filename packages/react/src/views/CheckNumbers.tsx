import { useEmbeddedMessages } from '../hooks/useEmbeddedMessages.js'
import { useSheet } from '../ui/useSheet.js'
import css from './CheckNumbers.css?inline'

/** The numbers to compare with those of another window that asks for a confirmation of this login: one of each service. */
export function CheckNumbers({ numbers }: { numbers: readonly string[] }) {
  useSheet(css)
  const { connectingSocial: texts } = useEmbeddedMessages()
  if (numbers.length === 0) return null
  return (
    <dl className="check-numbers" data-testid="check-numbers">
      <dt>{texts.number(numbers.length)}</dt>
      {[...new Set(numbers)].map((number) => (
        <dd key={number}>{number}</dd>
      ))}
      <dd className="check-more">{texts.numberText}</dd>
    </dl>
  )
}
