import { Facts as FactList } from '@foyer/react/ui'
import type {
  GrantAction,
  RevokeAction,
  SessionFunction,
  SessionLimit,
} from '../../../../actions/Action.js'
import type { Facts } from '../../../facts/Facts.js'
import { Address } from '../../../parts/Address.js'
import { ChangeRow } from '../../../parts/ChangeRow.js'
import { Common } from '../../../parts/Common.js'
import { FeeRow } from '../../../parts/FeeRow.js'
import { useTexts } from '../../../parts/TextsContext.js'
import { useMoment } from '../../../parts/useMoment.js'
import { useTokenText } from '../../../parts/useTokenText.js'
import { feeDue } from '../judge/feeDue.js'
import { isNoLimit } from '../judge/isNoLimit.js'
import { useFee } from './useFee.js'

/** What a key may do by itself, or may no longer: each amount with its period, each function with its contract, and the end. */
export function SessionBody({ action, facts }: SessionBody.Props) {
  const texts = useTexts()
  const moment = useMoment()
  const { session } = action
  const { expiry, functions, key, limits } = session
  const contracts = [...new Set(functions.map(({ contract }) => contract))]
  const isTaken = action.kind === 'revoke'
  return (
    <>
      {limits.length > 0 && (
        <section className="approval-card" data-testid="approval-session-limits">
          <h2>{isTaken ? texts.session.spentNoMore : texts.session.spends}</h2>
          {limits.map((limit) => (
            <LimitRow key={limit.token ?? ''} limit={limit} facts={facts} />
          ))}
        </section>
      )}
      {contracts.map((contract) => (
        <section className="approval-card" key={contract} data-testid="approval-session-functions">
          <h2>{isTaken ? texts.session.calledNoMore : texts.session.calls}</h2>
          {functions
            .filter((one) => one.contract === contract)
            .map((one) => (
              <FunctionRow key={one.selector} one={one} />
            ))}
          <FactList
            items={[{ name: texts.contract, value: <Address address={contract} facts={facts} /> }]}
          />
        </section>
      ))}
      <FeeRow due={feeDue(action, facts)} facts={facts} />
      <Common
        action={action}
        facts={facts}
        first={[
          { name: texts.usableUntil, value: moment(BigInt(expiry)) },
          { name: texts.session.key, value: <Address address={key} facts={facts} /> },
        ]}
        last={[useFee(action, facts)]}
      />
    </>
  )
}

export declare namespace SessionBody {
  type Props = { action: GrantAction | RevokeAction; facts: Facts }
}

function LimitRow({ limit, facts }: { limit: SessionLimit; facts: Facts }) {
  const texts = useTexts()
  const text = useTokenText(facts)
  const { amount, period, token } = limit
  const about = token === undefined ? undefined : facts.tokens[token.toLowerCase()]
  const isEndless = isNoLimit(amount, about)
  return (
    <ChangeRow
      symbol={text.symbol(token)}
      name={period === 0 ? texts.session.inAll : texts.session.each(period)}
      sub={text.worth(amount, token)}
      end={isEndless ? texts.noLimit : text.amount(amount, token)}
      tone={isEndless ? 'danger' : undefined}
    />
  )
}

/** A contract goes by the selector. The page's name for it may be another function's. */
function FunctionRow({ one }: { one: SessionFunction }) {
  const texts = useTexts()
  return (
    <ChangeRow
      symbol="?"
      name={texts.selector}
      sub={one.claimed === undefined ? undefined : texts.session.claimed(one.claimed)}
      end={<code>{one.selector}</code>}
    />
  )
}
