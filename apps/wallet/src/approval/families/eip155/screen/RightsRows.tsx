import { Facts as FactList } from '@foyer/react/ui'
import type { Facts, Handed } from '../../../facts/Facts.js'
import { Address } from '../../../parts/Address.js'
import { ChangeRow } from '../../../parts/ChangeRow.js'
import { useTexts } from '../../../parts/TextsContext.js'
import { useTokenText } from '../../../parts/useTokenText.js'
import { undeclaredRights } from '../judge/undeclaredRights.js'
import type { ReadCall } from '../read/CallReading.js'
import { AllowanceRow } from './AllowanceRow.js'

/** What others may take afterwards by the network’s word, where no call says so. */
export function RightsRows({ calls, facts }: RightsRows.Props) {
  const texts = useTexts()
  const { outcome } = facts
  const handed = outcome.is === 'changes' ? (outcome.handed ?? []) : []
  const rights = undeclaredRights(handed, calls).filter((one) => one.is !== 'account')
  if (rights.length === 0) return null
  return (
    <section className="approval-card" data-testid="approval-rights">
      {rights.map((one) => (
        <div key={`${one.is}-${one.token}-${one.spender}-${'id' in one ? one.id : ''}`}>
          <RightRow one={one} facts={facts} />
          <FactList
            items={[
              { name: texts.spender, value: <Address address={one.spender} facts={facts} /> },
            ]}
          />
        </div>
      ))}
    </section>
  )
}

export declare namespace RightsRows {
  type Props = { calls: readonly ReadCall[]; facts: Facts }
}

function RightRow({ one, facts }: { one: Exclude<Handed, { is: 'account' }>; facts: Facts }) {
  const texts = useTexts()
  const text = useTokenText(facts)
  if (one.is === 'allowance')
    return <AllowanceRow token={one.token} amount={one.amount} facts={facts} />
  const isAll = one.is === 'everything'
  return (
    <ChangeRow
      symbol={text.symbol(one.token)}
      name={isAll ? texts.mayTakeAll : texts.maySpend}
      end={isAll ? text.symbol(one.token) : text.amount(1n, one.token, one.id)}
      tone="danger"
    />
  )
}
