import { Facts as FactList } from '@foyer/react/ui'
import type { SolanaTransactionsAction } from '../../requests/Action.js'
import type { Facts } from '../facts/Facts.js'
import { feeOfSolana } from '../read/feeOfSolana.js'
import { readSolanaTransaction } from '../read/readSolanaTransaction.js'
import type { SolanaStep } from '../read/SolanaStep.js'
import { roundUp } from '../text/amount.js'
import { Address } from './Address.js'
import { ChangeRow } from './ChangeRow.js'
import { Common } from './Common.js'
import { Outcome } from './Outcome.js'
import { Spelled } from './Spelled.js'
import { useTexts } from './TextsContext.js'
import { useTokenText } from './useTokenText.js'

/** Solana transactions, step by step. */
export function SolanaBody({ action, facts }: SolanaBody.Props) {
  const texts = useTexts()
  const many = action.transactions.length > 1
  return (
    <>
      <Outcome facts={facts} />
      {action.transactions.map((bytes, index) => {
        const steps = readSolanaTransaction(bytes)?.filter(({ is }) => is !== 'upkeep') ?? []
        if (steps.length === 0) return null
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the transactions of an action never change places
          <section className="approval-card" key={index} data-testid="approval-call">
            {many && <h2>{texts.call(index + 1, action.transactions.length)}</h2>}
            {steps.map((step, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor do their steps
              <Step key={at} step={step} facts={facts} />
            ))}
          </section>
        )
      })}
      <Common action={action} facts={facts} last={useFee(action, facts)} />
    </>
  )
}

export declare namespace SolanaBody {
  type Props = { action: SolanaTransactionsAction; facts: Facts }
}

function useFee({ transactions, account }: SolanaTransactionsAction, facts: Facts): Common.Fact[] {
  const texts = useTexts()
  const text = useTokenText(facts)
  const fees = transactions.map(feeOfSolana).filter((fee) => fee !== undefined)
  const own = fees.filter(({ payer }) => payer === account.address)
  if (fees.length < transactions.length || own.length < fees.length) return []
  const most = own.reduce((sum, fee) => sum + fee.most, 0n)
  const worth = text.worth(most, undefined)
  return [
    {
      name: texts.fee,
      value: (
        <span className="approval-fee">
          <span className={worth && 'approval-faint'}>{text.amount(roundUp(most), undefined)}</span>{' '}
          {worth}
        </span>
      ),
    },
  ]
}

function Step({ step, facts }: { step: SolanaStep; facts: Facts }) {
  const { row, address } = useStep(step, facts)
  return (
    <>
      {row && <ChangeRow {...row} />}
      {address && (
        <FactList
          items={[{ name: address.name, value: <Address address={address.of} facts={facts} /> }]}
        />
      )}
    </>
  )
}

type Shown = {
  row?: { symbol: string; name: string; end: React.ReactNode; tone?: 'danger' }
  address?: { name: string; of: string }
}

function useStep(step: SolanaStep, facts: Facts): Shown {
  const texts = useTexts()
  const text = useTokenText(facts)
  const tokens = 'token' in step ? { symbol: text.symbol(step.token ?? '?') } : { symbol: '?' }
  switch (step.is) {
    case 'pay': {
      const end = text.amount(step.amount, undefined)
      return {
        row: { symbol: text.symbol(undefined), name: texts.youSend, end },
        address: { name: texts.to, of: step.to },
      }
    }
    case 'send':
      return {
        row: { ...tokens, name: texts.youSend, end: text.spl(step) },
        address: { name: texts.tokenAccount, of: step.to },
      }
    case 'allow':
      return {
        row: { ...tokens, name: texts.maySpend, end: text.spl(step) },
        address: { name: texts.spender, of: step.spender },
      }
    case 'burn':
      return {
        row: { symbol: '?', name: texts.burns, end: String(step.amount) },
        address: { name: texts.tokenAccount, of: step.account },
      }
    case 'close':
      return {
        row: { symbol: '×', name: texts.closesAccount, end: '' },
        address: { name: texts.to, of: step.to },
      }
    case 'makeAccount':
      return {
        row: { ...tokens, name: texts.makesAccount, end: tokens.symbol },
        address: { name: texts.to, of: step.owner },
      }
    case 'memo':
      return { row: { symbol: 'i', name: texts.memo, end: <Spelled text={step.text} /> } }
    case 'giveAway':
      return {
        row: { symbol: '!', name: texts.unknownCall, end: '', tone: 'danger' },
        address: { name: texts.from, of: step.account },
      }
    case 'unknown':
      return {
        row: { symbol: '?', name: texts.unknownCall, end: '', tone: 'danger' },
        address: { name: texts.program, of: step.program },
      }
    case 'upkeep':
      return {}
  }
}
