import { roundUp } from '../../texts/amount.js'
import type { Facts } from '../facts/Facts.js'
import { feeDue, type Paying } from '../judge/feeDue.js'
import { judgeFee } from '../judge/judgeFee.js'
import { ChangeRow } from './ChangeRow.js'
import { useTexts } from './TextsContext.js'
import { useTokenText } from './useTokenText.js'

/** A fee that is a danger stands with what leaves: it is as gone. */
export function FeeRow({ action, facts }: { action: Paying; facts: Facts }) {
  const texts = useTexts()
  const text = useTokenText(facts)
  if (judgeFee(action, facts).length === 0) return null
  const { most } = feeDue(action, facts)
  return (
    <section className="approval-card" data-testid="approval-fee-leaves">
      <ChangeRow
        symbol={text.symbol(undefined)}
        name={texts.fee}
        sub={text.worth(most, undefined)}
        end={text.amount(-roundUp(most), undefined)}
        tone="danger"
      />
    </section>
  )
}
