import { openModal } from '@foyer/core'
import { accountOf, promptSignIn, signInOf } from '@foyer/core/internal'
import { useDerived } from '../../hooks/useDerived.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useSiwxMessages } from '../../hooks/useSiwxMessages.js'
import { readSiwx } from '../../locales/readSiwx.js'
import { Button } from '../../ui/Button.js'
import { EmptyState } from '../../ui/EmptyState.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { first, type LateView } from '../first.js'
import { useAtOnce } from '../useAtOnce.js'
import { Answers } from './Answers.js'
import { describePrompt } from './describePrompt.js'
import { Marks } from './Marks.js'
import { SignedText } from './SignedText.js'
import css from './view.css?inline'
import { Words } from './Words.js'

export const view: LateView<'SIWXSignMessage'> = {
  after: first,
  texts: ['late', 'siwx'],
  title: (_, __, ___, client) => readSiwx(client).title,
  stays: (client) => readSiwx(client).stays,
  Body: SignMessage,
  css,
}

/** What signing in means, what is signed, and the two answers. */
function SignMessage() {
  const client = useFoyerClient()
  const prompt = useDerived(describePrompt)
  const texts = useSiwxMessages()
  useAtOnce(() => {
    // The host opened the view by itself.
    const account = accountOf(client.store.getState())
    const status = account && signInOf(client, account)?.status
    const isIdle = status === undefined || status === 'signedOut' || status === 'refused'
    if (account?.isSupported && isIdle) promptSignIn(client, account)
  })
  if (!prompt)
    return (
      <EmptyState icon={lateIcons.user} title={texts.none} text={texts.noneText}>
        <Button kind="primary" onPress={() => openModal(client)} testId="connect">
          {texts.connect}
        </Button>
      </EmptyState>
    )
  return (
    <>
      <Marks prompt={prompt} />
      <Words prompt={prompt} />
      <SignedText prompt={prompt} />
      <Answers prompt={prompt} />
    </>
  )
}
