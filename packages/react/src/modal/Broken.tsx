import { goBack } from '@foyer/core/internal'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { useMessages } from '../hooks/useMessages.js'
import { Button } from '../ui/Button.js'
import { EmptyState } from '../ui/EmptyState.js'
import { icons } from '../ui/icons.js'
import { Link } from '../ui/Link.js'
import { Note } from '../ui/Note.js'

/** In place of a view that has arrived and failed: its first press draws it again, the second leaves it. */
export function Broken({ onRetry }: { onRetry: () => void }) {
  const client = useFoyerClient()
  const { modal, actions } = useMessages()
  return (
    <>
      <EmptyState icon={icons.warning} title={modal.broken} text={modal.brokenText}>
        <Button size="small" icon={icons.retry} onPress={onRetry} testId="view-retry">
          {actions.tryAgain}
        </Button>
      </EmptyState>
      <Note>
        <Link onPress={() => goBack(client)}>{modal.back}</Link>
      </Note>
    </>
  )
}
