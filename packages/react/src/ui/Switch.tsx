import { Spinner } from './Spinner.js'
import css from './Switch.css?inline'
import { useSheet } from './useSheet.js'

/** Something that is on or off; the words around it are its name. */
export function Switch({ label, text, on, busy, onChange, testId }: Switch.Props) {
  useSheet(css)
  return (
    <button
      type="button"
      role="switch"
      className="switch"
      aria-checked={on}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      data-testid={testId}
      onClick={busy ? undefined : () => onChange(!on)}
    >
      <span className="switch-words">
        <span>{label}</span>
        {text && <small>{text}</small>}
      </span>
      {busy ? <Spinner /> : <i aria-hidden="true" />}
    </button>
  )
}

export declare namespace Switch {
  type Props = {
    label: string
    /** What it means, below. */
    text?: string | undefined
    on: boolean
    /** Under way: a press does nothing. */
    busy?: boolean | undefined
    onChange: (on: boolean) => void
    testId?: string | undefined
  }
}
