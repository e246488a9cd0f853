import { previewSend } from '@foyer/core/internal'
import { useEffect } from 'react'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { usePaymentMessages } from '../../hooks/usePaymentMessages.js'
import { readPayment } from '../../locales/readPayment.js'
import { Banner } from '../../ui/Banner.js'
import { EmptyState } from '../../ui/EmptyState.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Note } from '../../ui/Note.js'
import { Skeleton } from '../../ui/Skeleton.js'
import { useSheet } from '../../ui/useSheet.js'
import { useSpoken } from '../../ui/useSpoken.js'
import { first, type LateView } from '../first.js'
import partsCss from '../PreviewParts.css?inline'
import { sendDraftOf } from '../sendDraftOf.js'
import { sendFailure } from '../sendFailure.js'
import { Answers } from './Answers.js'
import { Hooked } from './Hooked.js'
import { PreviewFacts } from './PreviewFacts.js'
import { Speeds } from './Speeds.js'
import css from './view.css?inline'
import { Whole } from './Whole.js'

export const view: LateView<'WalletSendPreview'> = {
  after: first,
  texts: ['late', 'payment'],
  title: (_, __, ___, client) => readPayment(client).preview.title,
  Body: WalletSendPreview,
  css,
}

/** What will be signed, whole and exact, and what it costs. */
function WalletSendPreview() {
  useSheet(partsCss)
  const client = useFoyerClient()
  const texts = usePaymentMessages()
  const draft = useFoyerSelector(sendDraftOf)
  const status = draft?.status
  // An edit, as of the speed, drops the preview: it is made anew.
  useEffect(() => {
    if (status === 'editing') previewSend(client)
  }, [client, status])
  const failure = status === 'failed' ? sendFailure(texts, draft?.failure) : undefined
  const isHeld = status === 'asking'
  const { preview } = texts
  useSpoken(
    { title: isHeld ? preview.asking : preview.title, text: failure ?? preview.review },
    failure !== undefined,
  )
  if (!draft?.token)
    return (
      <EmptyState icon={lateIcons.send} title={texts.errors.send_changed} text={preview.gone} />
    )
  return (
    <>
      <Whole draft={draft} token={draft.token} />
      {draft.preview ? (
        <>
          <Speeds preview={draft.preview} speed={draft.speed} isHeld={isHeld} />
          <PreviewFacts preview={draft.preview} token={draft.token} memo={draft.memo} />
          <Hooked preview={draft.preview} />
          {draft.preview.quote.isReserved && <Note>{preview.reserved}</Note>}
        </>
      ) : (
        failure === undefined && <Skeleton shape="row" />
      )}
      {failure !== undefined && <Banner title={failure} testId="send-failure" />}
      <Note>{isHeld ? preview.askingText : preview.review}</Note>
      <Answers draft={draft} />
    </>
  )
}
