import { type Client, openEmbedded } from '@foyer/core'
import { useCallback } from 'react'
import { useAction } from '../../hooks/useAction.js'
import { useEmbeddedMessages } from '../../hooks/useEmbeddedMessages.js'
import { useMessages } from '../../hooks/useMessages.js'
import { Actions } from '../../ui/Actions.js'
import { Button } from '../../ui/Button.js'
import { EmptyState } from '../../ui/EmptyState.js'
import { icons } from '../../ui/icons.js'
import { FramePlace } from '../FramePlace.js'
import { enter } from '../goOn.js'
import { loginReason } from '../loginReason.js'
import { useAtOnce } from '../useAtOnce.js'

type Page = 'security' | 'export' | 'log' | 'recover' | 'connect'

/** One of the wallet's own pages. What comes back of it is only that it was left. */
export function OpenPage({ page, onLeave }: { page: Page; onLeave: () => void }) {
  const { security: texts } = useEmbeddedMessages()
  const { actions } = useMessages()
  const { run, status } = useAction(visit)
  const open = useCallback(() => void run({ page, onLeave }), [run, page, onLeave])
  // Before the place looks for the frame.
  useAtOnce(open)
  if (status === 'error')
    return (
      <>
        <EmptyState icon={icons.warning} title={texts.failed} text={texts.failedText} />
        <Actions>
          <Button wide onPress={onLeave}>
            {texts.leave}
          </Button>
          <Button kind="primary" wide icon={icons.retry} onPress={open} testId="try-again">
            {actions.tryAgain}
          </Button>
        </Actions>
      </>
    )
  return <FramePlace title={texts.opening} text={texts.openingText} />
}

/** After a recovery, and once this page may know who is logged in, the wallet is entered, which closes the modal. */
async function visit(client: Client, { page, onLeave }: { page: Page; onLeave: () => void }) {
  const { provider = 'email' } = client.store.getState().embedded
  try {
    const { provider: other } = await openEmbedded(client, { page })
    if (page === 'recover' || page === 'connect') await enter(client, other ?? provider)
    else onLeave()
  } catch (error) {
    // The person said no, or there is nobody: they log in another way.
    if (page !== 'connect' || loginReason(error) !== 'expired') throw error
    onLeave()
  }
}
