import { Icon } from './Icon.js'
import { IconButton } from './IconButton.js'
import { icons } from './icons.js'
import css from './Toast.css?inline'
import { useSheet } from './useSheet.js'

/** A fault of the page's set-up, shown to the developer. */
export function AlertBar({ title, text, kind, dismissLabel, onDismiss }: AlertBar.Props) {
  useSheet(css)
  return (
    <div className="alert" data-kind={kind} data-testid="alert" role="alert">
      <Icon of={icons.warning} />
      <div>
        <strong>{title}</strong>
        <p>{text}</p>
      </div>
      <IconButton icon={icons.close} label={dismissLabel} onPress={onDismiss} />
    </div>
  )
}

export declare namespace AlertBar {
  type Props = {
    title: string
    text: string
    kind: 'error' | 'warning'
    dismissLabel: string
    onDismiss: () => void
  }
}
