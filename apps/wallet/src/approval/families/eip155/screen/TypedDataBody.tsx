import { Fold } from '@foyer/react/ui'
import type { TypedDataAction } from '../../../../actions/Action.js'
import type { Facts } from '../../../facts/Facts.js'
import { Address } from '../../../parts/Address.js'
import { ChangeRow } from '../../../parts/ChangeRow.js'
import { Common } from '../../../parts/Common.js'
import { Spelled } from '../../../parts/Spelled.js'
import { useTexts } from '../../../parts/TextsContext.js'
import { useMoment } from '../../../parts/useMoment.js'
import { useTokenText } from '../../../parts/useTokenText.js'
import { readDomain } from '../read/readDomain.js'
import { readTypedData } from '../read/readTypedData.js'
import type { ReadTypedData } from '../read/TypedReading.js'
import { AllowanceRow } from './AllowanceRow.js'
import { Tree } from './Tree.js'

/** Typed data: what a known kind allows, and every field of it. */
export function TypedDataBody({ action, facts }: TypedDataBody.Props) {
  const texts = useTexts()
  const { typedData, account } = action
  const read = readTypedData(typedData, account.address)
  const { name, contract } = readDomain(typedData) ?? {}
  return (
    <>
      <Summary read={read} facts={facts} />
      {read.is === 'unknown' ? (
        <section className="approval-card" data-testid="approval-fields">
          <h2>
            <Spelled text={typedData.primaryType} />
          </h2>
          <Tree value={typedData.message} />
        </section>
      ) : (
        <Fold title={texts.allOfIt} testId="approval-fields">
          <Tree value={typedData.message} />
        </Fold>
      )}
      <Common
        action={action}
        facts={facts}
        first={[
          ...useTerms(read, facts),
          ...(name ? [{ name: texts.domain, value: <Tree value={name} /> }] : []),
          ...(contract
            ? [{ name: texts.contract, value: <Address address={contract} facts={facts} /> }]
            : []),
        ]}
      />
    </>
  )
}

export declare namespace TypedDataBody {
  type Props = { action: TypedDataAction; facts: Facts }
}

function Summary({ read, facts }: { read: ReadTypedData; facts: Facts }) {
  const texts = useTexts()
  const text = useTokenText(facts)
  if (read.is === 'unknown') return null
  if (read.is === 'revocation')
    return (
      <section className="approval-card">
        <ChangeRow symbol="−" name={texts.takesBack} end={texts.session.permission} />
      </section>
    )
  if (read.is === 'allowances')
    return (
      <section className="approval-card">
        {read.allowances.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of what is signed never change places
          <AllowanceRow key={index} {...one} facts={facts} />
        ))}
      </section>
    )
  const rows =
    read.is === 'transfer'
      ? [{ ...read, id: undefined, name: texts.youSend, sign: '−' as const }]
      : [
          ...read.gives.map((one) => ({ ...one, name: texts.youGive, sign: '−' as const })),
          ...read.gets.map((one) => ({ ...one, name: texts.youGet, sign: '+' as const })),
        ]
  return (
    <section className="approval-card">
      {rows.map(({ token, amount, id, name, sign }, index) => (
        <ChangeRow
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of what is signed never change places
          key={index}
          symbol={text.symbol(token)}
          name={name}
          sub={text.worth(amount, token)}
          end={text.amount(sign === '+' ? amount : -amount, token, id, true)}
          tone={sign === '+' ? 'got' : undefined}
        />
      ))}
    </section>
  )
}

function useTerms(read: ReadTypedData, facts: Facts): Common.Fact[] {
  const texts = useTexts()
  const moment = useMoment()
  const party = (name: string, address: string) => ({
    name,
    value: <Address address={address} facts={facts} />,
  })
  if (!('deadline' in read)) return []
  const until = { name: texts.until, value: moment(read.deadline) }
  if (read.is === 'transfer') return [party(texts.to, read.to), until]
  if (read.is === 'order')
    return [
      ...(read.receiver ? [party(texts.to, read.receiver)] : []),
      ...(read.inParts ? [{ name: texts.inParts, value: texts.inPartsText }] : []),
      until,
    ]
  const { spender, allowances, deadline } = read
  const lasts = latest(allowances.map((one) => one.until))
  const usable = { name: texts.usableUntil, value: moment(deadline) }
  return [
    party(texts.spender, spender),
    { name: texts.until, value: moment(lasts) },
    ...(lasts === deadline ? [] : [usable]),
  ]
}

/** None of them is later; one without an end is the latest. */
function latest(all: readonly (bigint | undefined)[]): bigint | undefined {
  return all.reduce(
    (one, other) =>
      one === undefined || other === undefined ? undefined : one > other ? one : other,
    0n,
  )
}
