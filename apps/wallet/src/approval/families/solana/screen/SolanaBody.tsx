import type { SolanaTransactionsAction } from '../../../../actions/Action.js'
import { roundUp } from '../../../../texts/amount.js'
import type { Facts } from '../../../facts/Facts.js'
import { Common } from '../../../parts/Common.js'
import { FeeRow } from '../../../parts/FeeRow.js'
import { Outcome } from '../../../parts/Outcome.js'
import { useTexts } from '../../../parts/TextsContext.js'
import { useTokenText } from '../../../parts/useTokenText.js'
import { feeDue } from '../judge/feeDue.js'
import { feeOfSolana } from '../read/feeOfSolana.js'
import { readSolanaTransaction } from '../read/readSolanaTransaction.js'
import { SolanaStepRow } from './SolanaStepRow.js'

/** Solana transactions, step by step. */
export function SolanaBody({ action, facts }: SolanaBody.Props) {
  const texts = useTexts()
  const many = action.transactions.length > 1
  return (
    <>
      <Outcome facts={facts} />
      <FeeRow due={feeDue(action, facts)} facts={facts} />
      {action.transactions.map((bytes, index) => {
        const read = readSolanaTransaction(bytes, action.lookups[index]) ?? []
        const steps = read.filter(({ is }) => is !== 'upkeep' && is !== 'nonce' && is !== 'shared')
        if (steps.length === 0) return null
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the transactions of an action never change places
          <section className="approval-card" key={index} data-testid="approval-call">
            {many && <h2>{texts.call(index + 1, action.transactions.length)}</h2>}
            {steps.map((step, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor do their steps
              <SolanaStepRow key={at} step={step} own={action.account.address} facts={facts} />
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

function useFee(action: SolanaTransactionsAction, facts: Facts): Common.Fact[] {
  const { transactions, account } = action
  const texts = useTexts()
  const text = useTokenText(facts)
  const fees = transactions.map(feeOfSolana).filter((fee) => fee !== undefined)
  const own = fees.filter(({ payer }) => payer === account.address)
  if (fees.length < transactions.length || own.length < fees.length) return []
  const { most } = feeDue(action, facts)
  const worth = text.cost(most)
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
