import { Icon } from './Icon.js'
import { icons } from './icons.js'
import { Spinner } from './Spinner.js'
import css from './Toast.css?inline'
import { useSheet } from './useSheet.js'

/** How something went, in a few words. An error interrupts readers, the rest waits its turn. */
export function Toast({ kind, text, silent }: Toast.Props) {
  useSheet(css)
  return (
    <div
      className="toast"
      data-kind={kind}
      data-testid="toast"
      role={silent ? undefined : kind === 'error' ? 'alert' : 'status'}
    >
      <span className="toast-state">
        {kind === 'loading' ? (
          <Spinner size={16} />
        ) : (
          <Icon of={kind === 'success' ? icons.tick : icons.cross} size={16} />
        )}
      </span>
      <span>{text}</span>
    </div>
  )
}

export declare namespace Toast {
  type Props = {
    kind: 'loading' | 'success' | 'error'
    text: string
    /** Someone else says it to readers. */
    silent?: boolean | undefined
  }
}
