import type { Said } from './Reason.js'

/** What is shown of a reason. A quote says its language, for readers and for its direction. */
export function ReasonText({ said: { isQuote, text } }: { said: Said }) {
  if (!isQuote) return text
  return (
    <span lang="en" dir="ltr">
      {text}
    </span>
  )
}
