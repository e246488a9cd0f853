import { Facts as FactList } from '@foyer/react/ui'
import type { Facts } from '../../../facts/Facts.js'
import { Address } from '../../../parts/Address.js'
import { ChangeRow } from '../../../parts/ChangeRow.js'
import type { Common } from '../../../parts/Common.js'
import { useTexts } from '../../../parts/TextsContext.js'
import { useMoment } from '../../../parts/useMoment.js'
import { useTokenText } from '../../../parts/useTokenText.js'
import type { CallReading, ReadCall } from '../read/CallReading.js'
import { AllowanceRow } from './AllowanceRow.js'

/** One call: what it does and to whom. */
export function CallCard({ call, facts, title }: CallCard.Props) {
  const items = useItems(call, facts)
  const headline = useHeadline(call.reading, facts)
  return (
    <section className="approval-card" aria-label={title} data-testid="approval-call">
      {title && <h2>{title}</h2>}
      {headline}
      {items.length > 0 && <FactList items={items} />}
    </section>
  )
}

export declare namespace CallCard {
  type Props = { call: ReadCall; facts: Facts; title: string | undefined }
}

function useHeadline(reading: CallReading, facts: Facts) {
  const texts = useTexts()
  const text = useTokenText(facts)
  switch (reading.is) {
    case 'pay':
      return (
        <ChangeRow
          symbol={text.symbol(undefined)}
          name={texts.youSend}
          sub={text.worth(reading.amount, undefined)}
          end={text.amount(-reading.amount, undefined)}
        />
      )
    case 'send': {
      const { token, amount } = reading
      const end = text.isPieces(token)
        ? text.amount(1n, token, amount)
        : text.amount(-amount, token)
      const sub = text.worth(amount, token)
      return <ChangeRow symbol={text.symbol(token)} name={texts.youSend} sub={sub} end={end} />
    }
    case 'sendPieces':
      return reading.pieces.map(({ id, amount }) => (
        <ChangeRow
          key={String(id)}
          symbol={text.symbol(reading.token)}
          name={texts.youSend}
          end={text.amount(amount, reading.token, id)}
        />
      ))
    case 'allow':
      return <AllowanceRow {...reading} facts={facts} isLess={reading.how === 'less'} />
    case 'allowAll':
      return (
        <ChangeRow
          symbol={text.symbol(reading.token)}
          name={reading.isAllowed ? texts.mayTakeAll : texts.takesBack}
          end={text.symbol(reading.token)}
          tone={reading.isAllowed ? 'danger' : undefined}
        />
      )
    case 'swap':
      return (
        <>
          <ChangeRow
            symbol={text.symbol(reading.given)}
            name={texts.youGive}
            sub={text.worth(reading.amount, reading.given)}
            end={text.amount(-reading.amount, reading.given)}
          />
          <ChangeRow
            symbol={text.symbol(reading.got)}
            name={texts.youGetAtLeast}
            sub={text.worth(reading.least, reading.got)}
            end={text.amount(reading.least, reading.got, undefined, true)}
            tone="got"
          />
        </>
      )
    case 'create':
      return <ChangeRow symbol="+" name={texts.createContract} end="" />
    case 'call':
      return <ChangeRow symbol="?" name={texts.unknownCall} end={<code>{reading.selector}</code>} />
  }
}

function useItems({ reading, value }: ReadCall, facts: Facts): readonly Common.Fact[] {
  const texts = useTexts()
  const text = useTokenText(facts)
  const moment = useMoment()
  const address = (name: string, address: string | undefined): Common.Fact[] =>
    address === undefined ? [] : [{ name, value: <Address address={address} facts={facts} /> }]
  const beside =
    value > 0n && reading.is !== 'pay'
      ? [{ name: texts.value, value: text.amount(value, undefined) }]
      : []
  switch (reading.is) {
    case 'pay':
      return address(texts.to, reading.to)
    case 'send':
    case 'sendPieces':
      return [...address(texts.from, fromOf(reading)), ...address(texts.to, reading.to), ...beside]
    case 'allow': {
      const until =
        reading.until === undefined ? [] : [{ name: texts.until, value: moment(reading.until) }]
      return [...address(texts.spender, reading.spender), ...until, ...beside]
    }
    case 'allowAll':
      return [...address(texts.spender, reading.spender), ...beside]
    case 'swap': {
      const until =
        reading.until === undefined ? [] : [{ name: texts.until, value: moment(reading.until) }]
      return [
        ...address(texts.to, reading.receiver),
        ...address(texts.contract, reading.to),
        ...until,
      ]
    }
    case 'call':
      return [...address(texts.contract, reading.to), ...beside]
    case 'create':
      return beside
  }
}

function fromOf(reading: Extract<CallReading, { is: 'send' | 'sendPieces' }>) {
  return reading.is === 'send' ? reading.from : undefined
}
