import type {
  CallsAction,
  TransactionAction,
  UserOperationAction,
} from '../../../../actions/Action.js'
import type { Facts } from '../../../facts/Facts.js'
import { Common } from '../../../parts/Common.js'
import { FeeRow } from '../../../parts/FeeRow.js'
import { Outcome } from '../../../parts/Outcome.js'
import { useTexts } from '../../../parts/TextsContext.js'
import { feeDue } from '../judge/feeDue.js'
import { isPlain } from '../judge/isPlain.js'
import { callsOf } from '../read/callsOf.js'
import { CallCard } from './CallCard.js'
import { RightsRows } from './RightsRows.js'
import { useFee } from './useFee.js'

/** A transaction, several, or an operation: what changes, each call, and the fee. */
export function CallsBody({ action, facts }: CallsBody.Props) {
  const texts = useTexts()
  const calls = callsOf(action) ?? []
  return (
    <>
      {!isPlain(calls, facts.outcome) && <Outcome facts={facts} />}
      <RightsRows calls={calls} facts={facts} />
      <FeeRow due={feeDue(action, facts)} facts={facts} />
      {calls.map((call, index) => (
        <CallCard
          // biome-ignore lint/suspicious/noArrayIndexKey: the calls of an action never change places
          key={index}
          call={call}
          facts={facts}
          title={calls.length > 1 ? texts.call(index + 1, calls.length) : undefined}
        />
      ))}
      <Common action={action} facts={facts} last={[useFee(action, facts)]} />
    </>
  )
}

export declare namespace CallsBody {
  type Props = { action: TransactionAction | CallsAction | UserOperationAction; facts: Facts }
}
