import { Icon } from './Icon.js'
import type { Drawing } from './icons.js'
import css from './ToggleButton.css?inline'
import { useSheet } from './useSheet.js'

/** A drawing that is on or off; `label` names what it switches on. */
export function ToggleButton({ icon, label, pressed, onChange, testId }: ToggleButton.Props) {
  useSheet(css)
  return (
    <button
      type="button"
      className="toggle-button"
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      onClick={() => onChange(!pressed)}
      data-testid={testId}
    >
      <Icon of={icon} />
    </button>
  )
}

export declare namespace ToggleButton {
  type Props = {
    icon: Drawing
    label: string
    pressed: boolean
    onChange: (pressed: boolean) => void
    testId?: string | undefined
  }
}
