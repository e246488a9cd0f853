import type { Client } from '@foyer/core'
import { visitWalletPage } from '@foyer/core/internal'
import { useCallback } from 'react'
import { useEmbeddedMessages } from '../../hooks/useEmbeddedMessages.js'
import { useFoyerAction } from '../../hooks/useFoyerAction.js'
import { useMessages } from '../../hooks/useMessages.js'
import { Actions } from '../../ui/Actions.js'
import { Button } from '../../ui/Button.js'
import { EmptyState } from '../../ui/EmptyState.js'
import { icons } from '../../ui/icons.js'
import { FramePlace } from '../FramePlace.js'
import { useAtOnce } from '../useAtOnce.js'

type Page = 'security' | 'export' | 'log' | 'recover' | 'connect'

/** One of the wallet's own pages. What comes back of it is only that it was left. */
export function OpenPage({ page, onLeave }: { page: Page; onLeave: () => void }) {
  const { security: texts } = useEmbeddedMessages()
  const { actions } = useMessages()
  const { mutate, status } = useFoyerAction(visit)
  const open = useCallback(() => mutate({ page, onLeave }), [mutate, page, onLeave])
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

async function visit(client: Client, { page, onLeave }: { page: Page; onLeave: () => void }) {
  if ((await visitWalletPage(client, { page })) === 'left') onLeave()
}
