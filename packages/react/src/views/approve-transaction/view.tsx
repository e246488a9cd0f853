import { closeModal, type State } from '@foyer/core'
import { useEmbeddedMessages } from '../../hooks/useEmbeddedMessages.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { readEmbedded } from '../../locales/readEmbedded.js'
import { Button } from '../../ui/Button.js'
import { EmptyState } from '../../ui/EmptyState.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { FramePlace } from '../FramePlace.js'
import { first, type LateView } from '../first.js'

export const view: LateView<'ApproveTransaction'> = {
  after: first,
  texts: ['late', 'embedded'],
  title: (_, __, ___, client) => readEmbedded(client).approve.title,
  stays: (client) => readEmbedded(client).approve.stays,
  Body: ApproveTransaction,
}

/** The place of the wallet's own screen. Closing it declines the request. */
function ApproveTransaction() {
  const client = useFoyerClient()
  const { approve: texts } = useEmbeddedMessages()
  const { pending, isFrameShown } = useFoyerSelector(embeddedOf)
  if (pending === 0 && !isFrameShown)
    return <EmptyState icon={lateIcons.shield} title={texts.none} text={texts.noneText} />
  return (
    <FramePlace name={texts.title} title={texts.waiting} text={texts.text}>
      <Button wide onPress={() => closeModal(client)} testId="reject">
        {texts.reject}
      </Button>
    </FramePlace>
  )
}

function embeddedOf({ embedded }: State) {
  return embedded
}
