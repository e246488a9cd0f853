import { Facts as FactList } from '@foyer/react/ui'
import type { Facts } from '../../../facts/Facts.js'
import { Address } from '../../../parts/Address.js'
import { ChangeRow } from '../../../parts/ChangeRow.js'
import { Spelled } from '../../../parts/Spelled.js'
import { useTexts } from '../../../parts/TextsContext.js'
import { useTokenText } from '../../../parts/useTokenText.js'
import { transferFeeOf } from '../judge/transferFeeOf.js'
import type { SolanaStep } from '../read/SolanaStep.js'

type Row = { symbol: string; name: string; end: React.ReactNode; tone?: 'danger' }
type Fact = { name: string; of: string } | { name: string; says: string }
type Shown = { row: Row; facts: readonly Fact[] } | undefined
type Of<is extends SolanaStep['is']> = Extract<SolanaStep, { is: is }>

/** One instruction: what it moves, and what it is about. */
export function SolanaStepRow({ step, own, facts }: SolanaStepRow.Props) {
  const shown = useStep(step, own, facts)
  if (!shown) return null
  return (
    <>
      <ChangeRow {...shown.row} />
      {shown.facts.length > 0 && (
        <FactList
          items={shown.facts.map((fact) => ({
            name: fact.name,
            value: 'of' in fact ? <Address address={fact.of} facts={facts} /> : fact.says,
          }))}
        />
      )}
    </>
  )
}

export declare namespace SolanaStepRow {
  type Props = { step: SolanaStep; own: string; facts: Facts }
}

function useStep(step: SolanaStep, own: string, facts: Facts): Shown {
  const texts = useTexts()
  const coin = useCoinStep(own, facts)
  const token = useTokenStep(own, facts)
  switch (step.is) {
    case 'pay':
    case 'create':
      return coin(step)
    case 'send':
    case 'allow':
    case 'burn':
      return token(step)
    case 'takeBack':
      return row('−', texts.takesBack, '', [{ name: texts.tokenAccount, of: step.account }])
    case 'close':
      return row('×', texts.closesAccount, '', [{ name: texts.to, of: step.to }])
    case 'makeAccount': {
      const symbol = facts.tokens[step.token]?.symbol ?? '?'
      return row(symbol, texts.makesAccount, symbol, [{ name: texts.to, of: step.owner }])
    }
    case 'memo':
      return row('i', texts.memo, <Spelled text={step.text} />, [])
    case 'giveAway':
      return danger('!', texts.handsOver[step.what], [
        { name: texts.account, of: step.account },
        step.to === undefined
          ? { name: texts.to, says: texts.noAccount }
          : { name: texts.to, of: step.to },
      ])
    case 'unknown':
      return danger('?', texts.unknownCall, [{ name: texts.program, of: step.program }])
    case 'upkeep':
    case 'nonce':
    case 'shared':
      return undefined
  }
}

/** What moves coin. */
function useCoinStep(own: string, facts: Facts) {
  const texts = useTexts()
  const text = useTokenText(facts)
  return (step: Of<'pay'> | Of<'create'>): Shown => {
    const to = step.is === 'pay' ? step.to : step.account
    const moves = to === own ? texts.youReceive : texts.moves
    const sends = step.is === 'pay' ? texts.youSend : texts.makesPlace
    return row(
      text.symbol(undefined),
      step.from === own ? sends : moves,
      text.amount(step.amount, undefined),
      [
        ...(step.from === own ? [] : [{ name: texts.from, of: step.from }]),
        { name: texts.to, of: to },
        ...(step.is === 'create' ? [{ name: texts.program, of: step.program }] : []),
      ],
    )
  }
}

/** What moves tokens, or lets others move them. Owners are named where they are known. */
function useTokenStep(own: string, facts: Facts) {
  const texts = useTexts()
  const text = useTokenText(facts)
  const { holders } = facts
  const complete = <step extends Of<'send'> | Of<'allow'> | Of<'burn'>>(step: step) => {
    const account = step.is === 'send' ? step.from : step.account
    return { ...step, token: step.token ?? holders[account]?.token }
  }
  const party = (name: string, account: string): Fact => {
    const owner = holders[account]?.owner
    return owner === undefined ? { name: texts.tokenAccount, of: account } : { name, of: owner }
  }
  const sent = (step: Of<'send'>, symbol: string): Shown => {
    const isOwn = step.by === own
    const moves = holders[step.to]?.owner === own ? texts.youReceive : texts.moves
    const kept = transferFeeOf(step, facts)
    return row(symbol, isOwn ? texts.youSend : moves, text.spl(step), [
      ...(isOwn ? [] : [party(texts.from, step.from)]),
      party(texts.to, step.to),
      ...(kept > 0n ? [{ name: texts.keeps, says: text.spl({ ...step, amount: kept }) }] : []),
    ])
  }
  return (given: Of<'send'> | Of<'allow'> | Of<'burn'>): Shown => {
    const step = complete(given)
    const symbol = step.token === undefined ? '?' : text.symbol(step.token)
    if (step.is === 'send') return sent(step, symbol)
    const fact =
      step.is === 'allow'
        ? { name: texts.spender, of: step.spender }
        : { name: texts.tokenAccount, of: step.account }
    return row(symbol, step.is === 'allow' ? texts.maySpend : texts.burns, text.spl(step), [fact])
  }
}

function row(symbol: string, name: string, end: React.ReactNode, facts: readonly Fact[]): Shown {
  return { row: { symbol, name, end }, facts }
}

function danger(symbol: string, name: string, facts: readonly Fact[]): Shown {
  return { row: { symbol, name, end: '', tone: 'danger' }, facts }
}
