import { previewSwap, resetView } from '@foyer/core/internal'
import { followSwap, type SwapDraft } from '@foyer/core/swap'
import { useEffect } from 'react'
import { useExchangeMessages } from '../../hooks/useExchangeMessages.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { readExchange } from '../../locales/readExchange.js'
import { Banner } from '../../ui/Banner.js'
import { Button } from '../../ui/Button.js'
import { EmptyState } from '../../ui/EmptyState.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Note } from '../../ui/Note.js'
import { Skeleton } from '../../ui/Skeleton.js'
import { useSheet } from '../../ui/useSheet.js'
import { useSpoken } from '../../ui/useSpoken.js'
import { first, type LateView } from '../first.js'
import partsCss from '../PreviewParts.css?inline'
import { swapDraftOf } from '../swapDraftOf.js'
import { swapFailure } from '../swapFailure.js'
import { Answers } from './Answers.js'
import { Both } from './Both.js'
import { Costs } from './Costs.js'
import { Progress } from './Progress.js'
import { Route } from './Route.js'
import { Steps } from './Steps.js'
import css from './view.css?inline'
import { Warnings } from './Warnings.js'

export const view: LateView<'SwapPreview'> = {
  after: first,
  texts: ['late', 'swap', 'exchange'],
  title: (_, __, ___, client) => readExchange(client).preview.title,
  Body: SwapPreview,
  css,
}

function SwapPreview() {
  const draft = useFoyerSelector(swapDraftOf)
  if (!draft?.fromToken || !draft.toToken) return <Gone />
  return draft.status === 'sent' ? <Progress draft={draft} /> : <Review draft={draft} />
}

/** What will be signed, whole and exact, step by step, and what it costs. */
function Review({ draft }: { draft: SwapDraft }) {
  useSheet(partsCss)
  const client = useFoyerClient()
  const texts = useExchangeMessages()
  const { status, preview } = draft
  useEffect(() => followSwap(client), [client])
  // An edit drops the preview: it is made anew.
  useEffect(() => {
    if (status === 'editing') previewSwap(client)
  }, [client, status])
  // Where less is received, both figures say so.
  const isSaid = status !== 'failed' && preview?.before !== undefined
  const failure =
    draft.failure === undefined || isSaid ? undefined : swapFailure(texts, draft.failure)
  const isHeld = status === 'asking' || status === 'approving'
  useSpoken(
    {
      title: isHeld ? texts.preview.asking : texts.preview.title,
      text: failure ?? (isHeld ? texts.preview.askingText : texts.preview.review),
    },
    failure !== undefined,
  )
  return (
    <>
      <Both draft={draft} />
      {preview ? (
        <>
          <Warnings draft={draft} preview={preview} />
          <Steps draft={draft} preview={preview} />
          <Costs draft={draft} preview={preview} />
          <Route draft={draft} offer={preview.offer} />
        </>
      ) : (
        failure === undefined && <Skeleton shape="row" />
      )}
      {failure !== undefined && <Banner title={failure} testId="swap-failure" />}
      <Note>{isHeld ? texts.preview.askingText : texts.preview.review}</Note>
      <Answers draft={draft} />
    </>
  )
}

function Gone() {
  const client = useFoyerClient()
  const { preview: texts } = useExchangeMessages()
  return (
    <EmptyState icon={lateIcons.swap} title={texts.gone} text={texts.goneText}>
      <Button
        size="small"
        onPress={() => resetView(client, { name: 'Account' })}
        testId="swap-gone"
      >
        {texts.close}
      </Button>
    </EmptyState>
  )
}
