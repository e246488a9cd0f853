import { Art } from '@foyer/react/ui'
import type { ReactNode } from 'react'

/** Something that comes, goes or may be taken: exact to the last digit, however long. */
export function ChangeRow({ symbol, name, sub, end, tone, testId }: ChangeRow.Props) {
  return (
    <div className="approval-change" data-testid={testId}>
      <Art name={symbol} size={40} round />
      <span className="approval-change-what">
        <span>{name}</span>
        {sub && <small>{sub}</small>}
      </span>
      <span className="approval-change-amount" data-tone={tone}>
        {end}
      </span>
    </div>
  )
}

export declare namespace ChangeRow {
  type Props = {
    /** Its letter and colour stand for the token. */
    symbol: string
    name: ReactNode
    sub?: ReactNode
    end: ReactNode
    tone?: 'got' | 'danger' | undefined
    testId?: string | undefined
  }
}
