import { roundUp } from '../../../../texts/amount.js'
import type { Facts } from '../../../facts/Facts.js'
import { Address } from '../../../parts/Address.js'
import type { Common } from '../../../parts/Common.js'
import { useTexts } from '../../../parts/TextsContext.js'
import { useTokenText } from '../../../parts/useTokenText.js'
import { feeDue } from '../judge/feeDue.js'
import { feeOf, type Paying } from '../read/feeOf.js'

/** What the network takes at most, and the account that pays it. */
export function useFee(action: Paying, facts: Facts): Common.Fact {
  const texts = useTexts()
  const text = useTokenText(facts)
  const { most: signed, sponsor, isOurs } = feeOf(action)
  const most = sponsor ? signed : feeDue(action, facts).most
  const coin = text.amount(roundUp(most), undefined)
  if (sponsor)
    return {
      name: texts.fee,
      value: (
        <span className="approval-fee">
          <s>{coin}</s>
          <span>{isOurs ? texts.feeByApp : texts.feeBy}</span>
          {!isOurs && <Address address={sponsor} facts={facts} />}
        </span>
      ),
    }
  const worth = text.cost(most)
  return {
    name: texts.fee,
    value: (
      <span className="approval-fee" data-testid="approval-fee">
        <span className={worth ? 'approval-faint' : undefined}>{coin}</span> {worth}
      </span>
    ),
  }
}
