import { leaveWalletPage } from '@foyer/core/internal'
import { useEmbeddedMessages } from '../../hooks/useEmbeddedMessages.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useMessages } from '../../hooks/useMessages.js'
import { Actions } from '../../ui/Actions.js'
import { Button } from '../../ui/Button.js'
import { EmptyState } from '../../ui/EmptyState.js'
import { icons } from '../../ui/icons.js'
import { FramePlace } from '../FramePlace.js'

/** The place of one of the wallet's own pages, or that it could not be opened. */
export function OpenPage({ name, isFailed, onAgain }: OpenPage.Props) {
  const client = useFoyerClient()
  const { security: texts } = useEmbeddedMessages()
  const { actions } = useMessages()
  if (!isFailed) return <FramePlace name={name} title={texts.opening} text={texts.openingText} />
  return (
    <>
      <EmptyState icon={icons.warning} title={texts.failed} text={texts.failedText} />
      <Actions>
        <Button wide onPress={() => leaveWalletPage(client)}>
          {texts.leave}
        </Button>
        <Button kind="primary" wide icon={icons.retry} onPress={onAgain} testId="try-again">
          {actions.tryAgain}
        </Button>
      </Actions>
    </>
  )
}

export declare namespace OpenPage {
  type Props = {
    /** What the page shows. */
    name: string
    isFailed: boolean
    onAgain: () => void
  }
}
