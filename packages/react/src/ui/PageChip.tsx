import type { ReactNode } from 'react'

/** The inner pill of an account button: avatar and address or name. */
export function PageChip({ children }: { children: ReactNode }) {
  return <span className="page-chip">{children}</span>
}
