import type { ReactNode } from 'react'
import { useHidden } from '../hooks/useHidden.js'
import { useLateMessages } from '../hooks/useLateMessages.js'
import { VisuallyHidden } from '../ui/VisuallyHidden.js'

/** An amount, or dots in its place while amounts are hidden. Reads from left to right in every language. */
export function Amount({ children, testId }: { children: ReactNode; testId?: string }) {
  const { account } = useLateMessages()
  if (!useHidden())
    return (
      <bdi dir="ltr" data-testid={testId}>
        {children}
      </bdi>
    )
  return (
    <>
      <span aria-hidden="true">{account.hidden}</span>
      <VisuallyHidden>{account.hiddenSpoken}</VisuallyHidden>
    </>
  )
}
