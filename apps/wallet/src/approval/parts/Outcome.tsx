import { Note, Skeleton } from '@foyer/react/ui'
import type { Facts } from '../facts/Facts.js'
import { ChangeRow } from './ChangeRow.js'
import { useTexts } from './TextsContext.js'
import { useTokenText } from './useTokenText.js'

/** What leaves and what comes, as the network says: what leaves first. */
export function Outcome({ facts }: { facts: Facts }) {
  const texts = useTexts()
  const text = useTokenText(facts)
  const { outcome } = facts
  if (outcome.is === 'waiting')
    return (
      <section className="approval-card" aria-label={texts.simulating}>
        <Skeleton shape="row" />
      </section>
    )
  if (outcome.is !== 'changes') return null
  // What is not known of some of them may change everything.
  if (
    outcome.changes.length === 0 &&
    (outcome.unplayedFrom !== undefined || outcome.handed?.length)
  )
    return null
  if (outcome.changes.length === 0) return <Note>{texts.nothingChanges}</Note>
  const sorted = [...outcome.changes].sort((one, other) => (one.amount < other.amount ? -1 : 1))
  return (
    <section className="approval-card" data-testid="approval-changes">
      {sorted.map(({ token, id, amount }) => (
        <ChangeRow
          key={`${token}-${id}`}
          symbol={text.symbol(token)}
          name={amount < 0n ? texts.youSend : texts.youReceive}
          sub={text.worth(amount, token)}
          end={text.amount(amount, token, id, true)}
          tone={amount > 0n ? 'got' : undefined}
        />
      ))}
    </section>
  )
}
