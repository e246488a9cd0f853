import { roundUp } from '../../texts/amount.js'
import type { Facts } from '../facts/Facts.js'
import type { FeeDue } from '../judge/FeeDue.js'
import { judgeFee } from '../judge/judgeFee.js'
import { ChangeRow } from './ChangeRow.js'
import { useTexts } from './TextsContext.js'
import { useTokenText } from './useTokenText.js'

/** A fee that is a danger stands with what leaves: it is as gone. */
export function FeeRow({ due, facts }: { due: FeeDue; facts: Facts }) {
  const texts = useTexts()
  const text = useTokenText(facts)
  if (judgeFee(due, facts).length === 0) return null
  const { most } = due
  return (
    <section className="approval-card" data-testid="approval-fee-leaves">
      <ChangeRow
        symbol={text.symbol(undefined)}
        name={texts.fee}
        sub={text.cost(most)}
        end={text.amount(-roundUp(most), undefined)}
        tone="danger"
      />
    </section>
  )
}
