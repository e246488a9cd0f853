import { Icon } from './Icon.js'
import type { Drawing } from './icons.js'
import rowCss from './Row.css?inline'
import { Spinner } from './Spinner.js'
import css from './Switch.css?inline'
import { useSheet } from './useSheet.js'

/** Something that is on or off; the words around it are its name. */
export function Switch({ icon, label, text, on, busy, onChange, testId }: Switch.Props) {
  useSheet(rowCss)
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
      {icon && (
        <span className="glyph">
          <Icon of={icon} />
        </span>
      )}
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
    icon?: Drawing | undefined
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
