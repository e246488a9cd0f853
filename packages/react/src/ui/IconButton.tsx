import { Icon } from './Icon.js'
import css from './IconButton.css?inline'
import type { Drawing } from './icons.js'
import { Pressable } from './Pressable.js'
import { useSheet } from './useSheet.js'

/** A button that shows only a drawing; `label` names it for readers. */
export function IconButton({ icon, label, onPress, testId }: IconButton.Props) {
  useSheet(css)
  return (
    <Pressable className="icon-button" aria-label={label} onPress={onPress} testId={testId}>
      <Icon of={icon} />
    </Pressable>
  )
}

export declare namespace IconButton {
  type Props = {
    icon: Drawing
    label: string
    onPress: () => void
    testId?: string | undefined
  }
}
