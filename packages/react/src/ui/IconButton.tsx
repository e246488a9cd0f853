import { Icon } from './Icon.js'
import css from './IconButton.css?inline'
import type { IconName } from './icons.js'
import { Pressable } from './Pressable.js'
import { useSheet } from './useSheet.js'

/** A button that shows only a drawing; `label` names it for readers. */
export function IconButton({ icon, label, onPress, testId, flip }: IconButton.Props) {
  useSheet(css)
  return (
    <Pressable className="icon-button" aria-label={label} onPress={onPress} testId={testId}>
      <Icon name={icon} flip={flip ?? icon === 'back'} />
    </Pressable>
  )
}

export declare namespace IconButton {
  type Props = {
    icon: IconName
    label: string
    onPress: () => void
    testId?: string | undefined
    flip?: boolean | undefined
  }
}
