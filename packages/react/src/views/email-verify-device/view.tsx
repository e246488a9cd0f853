import { back, type Client, connectEmail, type Views, waitForDevice } from '@foyer/core'
import { useAction } from '../../hooks/useAction.js'
import { useClient } from '../../hooks/useClient.js'
import { useEmbeddedMessages } from '../../hooks/useEmbeddedMessages.js'
import { useNumber } from '../../hooks/useNumber.js'
import { embeddedMessages } from '../../locales/embeddedMessages.js'
import { Doorway } from '../../ui/Doorway.js'
import { Glyph } from '../../ui/Glyph.js'
import { Hero } from '../../ui/Hero.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Note } from '../../ui/Note.js'
import { Ring } from '../../ui/Ring.js'
import { useSpoken } from '../../ui/useSpoken.js'
import { first, type LateView } from '../first.js'
import { enter } from '../goOn.js'
import { loginReason } from '../loginReason.js'
import { loginSentence } from '../loginSentence.js'
import { Resend } from '../Resend.js'
import { useAtOnce } from '../useAtOnce.js'
import { useCancelLogin } from '../useCancelLogin.js'

export const view: LateView<'EmailVerifyDevice'> = {
  after: first,
  title: (_, __, ___, options) => embeddedMessages(options).verifyDevice.title,
  Body: EmailVerifyDevice,
}

/** The link of a mail has to be opened and answered, in whichever browser; here that is waited for. */
function EmailVerifyDevice({ data: { email } }: { data: Views['EmailVerifyDevice'] }) {
  const client = useClient()
  const { verifyDevice: texts } = useEmbeddedMessages()
  const { run, status, error } = useAction(wait)
  const words = useWords(status === 'error' ? error : undefined)
  useAtOnce(() => void run({}))
  useCancelLogin()
  useSpoken(words, status === 'error')
  return (
    <>
      <Doorway lit={status !== 'error'}>
        <Ring state={status === 'error' ? 'declined' : 'wait'}>
          <Glyph icon={lateIcons.mail} />
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
              . {texts.text}
            </>
          )
        }
      />
      <Resend
        note={undefined}
        texts={texts}
        resend={async (of) => {
          await connectEmail(of, { email })
          void run({})
        }}
        onChangeAddress={() => back(client)}
      />
      <Note>{texts.why}</Note>
    </>
  )
}

function useWords(error: unknown): { title: string; text: string } {
  const messages = useEmbeddedMessages()
  const number = useNumber()
  const { verifyDevice: texts } = messages
  if (error === undefined) return { title: texts.hero, text: texts.text }
  const isRefused = ['declined', 'expired'].includes(loginReason(error))
  return {
    title: isRefused ? texts.refused : messages.connectingSocial.failed,
    text: isRefused ? texts.refusedText : loginSentence(error, messages, number),
  }
}

async function wait(client: Client): Promise<void> {
  await waitForDevice(client)
  await enter(client, 'email')
}
