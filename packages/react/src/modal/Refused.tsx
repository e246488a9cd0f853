import { useMessages } from '../hooks/useMessages.js'
import { EmptyState } from '../ui/EmptyState.js'
import { icons } from '../ui/icons.js'

/** In place of any view, where the options of the client were refused. */
export function Refused() {
  const { modal } = useMessages()
  return (
    <div className="view" data-view="Refused">
      <EmptyState icon={icons.warning} title={modal.refused} text={modal.refusedText} />
    </div>
  )
}
