import type { Facts } from '../../../facts/Facts.js'
import { ChangeRow } from '../../../parts/ChangeRow.js'
import { useTexts } from '../../../parts/TextsContext.js'
import { useTokenText } from '../../../parts/useTokenText.js'
import { isNoLimit } from '../judge/isNoLimit.js'

/** How much of a token another address may take. */
export function AllowanceRow({ token, amount, facts, isLess }: AllowanceRow.Props) {
  const texts = useTexts()
  const text = useTokenText(facts)
  const about = facts.tokens[token.toLowerCase()]
  const balance = text.balance(token)
  const sub = balance === undefined ? undefined : texts.ofYours(text.tokens(balance, token))
  const name = isLess || amount === 0n ? texts.takesBack : texts.maySpend
  if (amount === 'all' || (about?.kind !== 'pieces' && isNoLimit(amount, about)))
    return (
      <ChangeRow
        symbol={text.symbol(token)}
        name={name}
        sub={sub}
        end={amount === 'all' ? texts.everything : texts.noLimit}
        tone="danger"
        testId="approval-allowance"
      />
    )
  const isPiece = text.isPieces(token)
  return (
    <ChangeRow
      symbol={text.symbol(token)}
      name={name}
      sub={isPiece ? undefined : sub}
      end={isPiece ? text.amount(1n, token, amount) : text.amount(amount, token)}
      testId="approval-allowance"
    />
  )
}

export declare namespace AllowanceRow {
  type Props = {
    token: string
    amount: bigint | 'all'
    facts: Facts
    isLess?: boolean
  }
}
