import { useMessages } from '../hooks/useMessages.js'
import { Button } from '../ui/Button.js'
import { EmptyState } from '../ui/EmptyState.js'
import { icons } from '../ui/icons.js'
import { Skeleton } from '../ui/Skeleton.js'
import { VisuallyHidden } from '../ui/VisuallyHidden.js'

/** In place of a view whose code is slow, or did not come. */
export function ViewLoading({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const { modal, actions } = useMessages()
  if (failed)
    return (
      <div className="view">
        <EmptyState icon={icons.warning} title={modal.loadFailed} text={modal.loadFailedText}>
          <Button size="small" icon={icons.retry} onPress={onRetry} testId="view-retry">
            {actions.tryAgain}
          </Button>
        </EmptyState>
      </div>
    )
  return (
    <div className="view">
      <VisuallyHidden>{modal.loading}</VisuallyHidden>
      <div>
        <Skeleton shape="row" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </div>
    </div>
  )
}
