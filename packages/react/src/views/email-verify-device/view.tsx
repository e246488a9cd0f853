import { back, type Client, connectEmail, type State, type Views, waitForDevice } from '@foyer/core'
import { useAction } from '../../hooks/useAction.js'
import { useClient } from '../../hooks/useClient.js'
import { useEmbeddedMessages } from '../../hooks/useEmbeddedMessages.js'
import { useNumber } from '../../hooks/useNumber.js'
import { useSelect } from '../../hooks/useSelect.js'
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
  const asked = useSelect(askedOf)
  // Older frames do not say what is asked.
  const isNew = asked !== undefined && !asked.wallet
  const words = useWords(isNew, status === 'error' ? error : undefined)
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
              . {words.text}
            </>
          )
        }
      />
      {asked && status !== 'error' && <Asked asked={asked} />}
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

/** What the mail and its page say as well, for the person to compare. */
function Asked({ asked: { number, wallet } }: { asked: NonNullable<ReturnType<typeof askedOf>> }) {
  const { verifyDevice: texts } = useEmbeddedMessages()
  const { locale = 'en' } = useClient().options
  const count = useNumber()
  const day = (time: number) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(time)
  const { browsers = 0, lastAt = 0, madeAt = 0 } = wallet ?? {}
  const [made, last] = [day(madeAt), day(lastAt)]
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
            {texts.used(made, count(browsers), browsers === 1, last)}
            {!wallet.isProved && ` ${texts.unproved}`}
          </span>
        </Note>
      )}
    </>
  )
}

function useWords(isNew: boolean, error: unknown): { title: string; text: string } {
  const messages = useEmbeddedMessages()
  const number = useNumber()
  const { verifyDevice: texts } = messages
  if (error === undefined)
    return isNew
      ? { title: texts.makes, text: texts.makesText }
      : { title: texts.hero, text: texts.text }
  const isRefused = ['declined', 'expired'].includes(loginReason(error))
  return {
    title: isRefused ? texts.refused : messages.connectingSocial.failed,
    text: isRefused ? texts.refusedText : loginSentence(error, messages, number),
  }
}

function askedOf({ embedded }: State) {
  return embedded.asked
}

async function wait(client: Client): Promise<void> {
  await waitForDevice(client)
  await enter(client, 'email')
}
