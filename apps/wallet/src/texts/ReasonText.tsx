import type { ReasonLine } from './Reason.js'

/** What is shown of a reason. A quote says its language, for readers and for its direction. */
export function ReasonText({ said: { isQuote, text } }: { said: ReasonLine }) {
  if (!isQuote) return text
  return (
    <span lang="en" dir="ltr">
      {text}
    </span>
  )
}
