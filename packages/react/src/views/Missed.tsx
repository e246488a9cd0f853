import { useMessages } from '../hooks/useMessages.js'
import { Link } from '../ui/Link.js'
import { Note } from '../ui/Note.js'

/** What did not arrive of a view, and another try. */
export function Missed({ onRetry }: { onRetry: () => void }) {
  const { actions, modal } = useMessages()
  return (
    <Note tone="error">
      {modal.loadFailed} <Link onPress={onRetry}>{actions.tryAgain}</Link>
    </Note>
  )
}
