/** Empties until the price is looked at again. */
export function Refresh({ since }: { since: number }) {
  return (
    // Another price begins the ring anew, which turns as clocks do in every language.
    <span
      key={since}
      className="swap-clock"
      dir="ltr"
      aria-hidden="true"
      data-testid="swap-refresh"
    >
      <i />
      <i />
    </span>
  )
}
