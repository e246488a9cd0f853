import { Facts as FactList } from '@foyer/react/ui'
import type { GrantAction, RevokeAction } from '../../requests/Action.js'
import type { Facts } from '../facts/Facts.js'
import { Address } from './Address.js'
import { CallsBody } from './CallsBody.js'
import { ChangeRow } from './ChangeRow.js'
import { Spelled } from './Spelled.js'
import { useTexts } from './TextsContext.js'
import { useMoment } from './useMoment.js'
import { useTokenText } from './useTokenText.js'

/** A permission that is given or taken back, and the transaction that does it. */
export function GrantBody({ action, facts }: GrantBody.Props) {
  const texts = useTexts()
  return (
    <>
      {action.kind === 'grant' ? (
        <Grant action={action} facts={facts} />
      ) : (
        <FactList
          items={[{ name: texts.permission, value: <Spelled text={action.permissionId} /> }]}
        />
      )}
      <CallsBody action={action.setUp} facts={facts} />
    </>
  )
}

export declare namespace GrantBody {
  type Props = { action: GrantAction | RevokeAction; facts: Facts }
}

function Grant({ action, facts }: { action: GrantAction; facts: Facts }) {
  const texts = useTexts()
  const text = useTokenText(facts)
  const moment = useMoment()
  const calls =
    action.contracts.length === 0
      ? texts.anyContract
      : action.contracts.map(({ address, selectors }) => (
          <span className="approval-may" key={address}>
            <Address address={address} facts={facts} />
            <small>
              {selectors.length === 0 ? texts.anyFunction : texts.functions(selectors.length)}
            </small>
          </span>
        ))
  return (
    <section className="approval-card">
      {action.spending.map(({ token, amount, each }) => (
        <ChangeRow
          key={token ?? 'coin'}
          symbol={text.symbol(token)}
          name={texts.maySpend}
          sub={each === undefined ? texts.inAll : texts.everySeconds(each)}
          end={text.amount(amount, token)}
        />
      ))}
      <FactList
        items={[
          ...(action.spending.length === 0
            ? [{ name: texts.maySpend, value: texts.nothingToSpend }]
            : []),
          { name: texts.until, value: moment(BigInt(action.until)) },
          { name: texts.mayCall, value: calls },
          { name: texts.sessionKey, value: <Address address={action.sessionKey} facts={facts} /> },
        ]}
      />
    </section>
  )
}
