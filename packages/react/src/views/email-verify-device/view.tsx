import type { State, Views } from '@foyer/core'
import { awaitDevice, goBack, loginReason } from '@foyer/core/internal'
import { useEmbeddedMessages } from '../../hooks/useEmbeddedMessages.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { readEmbedded } from '../../locales/readEmbedded.js'
import { Doorway } from '../../ui/Doorway.js'
import { formIcons } from '../../ui/formIcons.js'
import { Glyph } from '../../ui/Glyph.js'
import { Hero } from '../../ui/Hero.js'
import { Note } from '../../ui/Note.js'
import { Ring } from '../../ui/Ring.js'
import { useSpoken } from '../../ui/useSpoken.js'
import { first, type LateView } from '../first.js'
import { loginSentence } from '../loginSentence.js'
import { Resend } from '../Resend.js'
import { useLogin } from '../useLogin.js'

export const view: LateView<'EmailVerifyDevice'> = {
  after: first,
  texts: ['late', 'embedded'],
  title: (_, __, ___, client) => readEmbedded(client).verifyDevice.title,
  Body: EmailVerifyDevice,
}

/** The link of a mail has to be opened and answered, in whichever browser; here that is waited for. */
function EmailVerifyDevice({ data: { email } }: { data: Views['EmailVerifyDevice'] }) {
  const client = useFoyerClient()
  const { verifyDevice: texts } = useEmbeddedMessages()
  const { status, error } = useLogin('EmailVerifyDevice', awaitDevice)
  const request = useFoyerSelector(requestOf)
  // Older frames do not send `asked`.
  const isNew = request !== undefined && !request.wallet
  const words = useWords(isNew, status === 'error' ? error : undefined)
  useSpoken(words, status === 'error')
  return (
    <>
      <Doorway lit={status !== 'error'}>
        <Ring state={status === 'error' ? 'declined' : 'wait'}>
          <Glyph icon={formIcons.mail} />
        </Ring>
      </Doorway>
      <Hero
        title={words.title}
        text={
          status === 'error' ? (
            words.text
          ) : (
            <>
              {texts.sentTo}{' '}
              <bdi dir="ltr">
                <strong data-testid="sent-to">{email}</strong>
              </bdi>
              . {words.text}
            </>
          )
        }
      />
      {request && status !== 'error' && <GuardRequest request={request} />}
      <Resend note={undefined} of="verifyDevice" onChangeAddress={() => goBack(client)} />
      <Note>{texts.why}</Note>
    </>
  )
}

/** What the mail and its page show too, for the user to compare. */
function GuardRequest({
  request: { number, wallet },
}: {
  request: NonNullable<ReturnType<typeof requestOf>>
}) {
  const { verifyDevice: texts } = useEmbeddedMessages()
  return (
    <>
      {number && (
        <Note>
          {texts.number}{' '}
          <bdi dir="ltr">
            <strong data-testid="check-number">{number}</strong>
          </bdi>
          . {texts.numberWhy}
        </Note>
      )}
      {wallet && (
        <Note>
          <span data-testid="wallet-facts">
            {texts.used(wallet.madeAt, wallet.browsers, wallet.lastAt)}
            {!wallet.isProved && ` ${texts.unproved}`}
          </span>
        </Note>
      )}
    </>
  )
}

function useWords(isNew: boolean, error: unknown): { title: string; text: string } {
  const client = useFoyerClient()
  const { verifyDevice: texts, connectingSocial } = useEmbeddedMessages()
  if (error === undefined)
    return isNew
      ? { title: texts.makes, text: texts.makesText }
      : { title: texts.hero, text: texts.text }
  const isRefused = ['declined', 'expired'].includes(loginReason(error))
  return {
    title: isRefused ? texts.refused : connectingSocial.failed,
    text: isRefused ? texts.refusedText : loginSentence(client, error),
  }
}

function requestOf({ embedded }: State) {
  return embedded.deviceRequest
}
