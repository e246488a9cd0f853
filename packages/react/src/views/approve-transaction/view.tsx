import { close, type State } from '@foyer/core'
import { useClient } from '../../hooks/useClient.js'
import { useEmbeddedMessages } from '../../hooks/useEmbeddedMessages.js'
import { useSelect } from '../../hooks/useSelect.js'
import { embeddedMessages } from '../../locales/embeddedMessages.js'
import { Button } from '../../ui/Button.js'
import { EmptyState } from '../../ui/EmptyState.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { FramePlace } from '../FramePlace.js'
import { first, type LateView } from '../first.js'

export const view: LateView<'ApproveTransaction'> = {
  after: first,
  title: (_, __, ___, options) => embeddedMessages(options).approve.title,
  Body: ApproveTransaction,
}

/** The place of the wallet's own screen. Whoever closes it turns the request down. */
function ApproveTransaction() {
  const client = useClient()
  const { approve: texts } = useEmbeddedMessages()
  const { pending, isFrameShown } = useSelect(embeddedOf)
  if (pending === 0 && !isFrameShown)
    return <EmptyState icon={lateIcons.shield} title={texts.none} text={texts.noneText} />
  return (
    <FramePlace title={texts.waiting} text={texts.text}>
      <Button wide onPress={() => close(client)} testId="reject">
        {texts.reject}
      </Button>
    </FramePlace>
  )
}

function embeddedOf({ embedded }: State) {
  return embedded
}
