import { Icon } from './Icon.js'
import type { Drawing } from './icons.js'
import css from './ToggleButton.css?inline'
import { useSheet } from './useSheet.js'

/** A drawing beside a field, as large as one; `label` names what a press does. */
export function SquareButton({ icon, label, onPress, testId }: SquareButton.Props) {
  useSheet(css)
  return (
    <button
      type="button"
      className="toggle-button"
      aria-label={label}
      title={label}
      onClick={onPress}
      data-testid={testId}
    >
      <Icon of={icon} />
    </button>
  )
}

export declare namespace SquareButton {
  type Props = {
    icon: Drawing
    label: string
    onPress: () => void
    testId?: string | undefined
  }
}
