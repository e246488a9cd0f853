import type { ReactNode } from 'react'
import css from './Check.css?inline'
import { useSheet } from './useSheet.js'

/** A box to tick, with its sentence. */
export function Check({ checked, onChange, disabled, testId, children }: Check.Props) {
  useSheet(css)
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        data-testid={testId}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  )
}

export declare namespace Check {
  type Props = {
    checked: boolean
    onChange: (checked: boolean) => void
    disabled?: boolean | undefined
    testId?: string | undefined
    children: ReactNode
  }
}
