import type { State, Views } from '@foyer/core'
import { useClient } from '../../hooks/useClient.js'
import { useEmbeddedMessages } from '../../hooks/useEmbeddedMessages.js'
import { useMessages } from '../../hooks/useMessages.js'
import { useSelect } from '../../hooks/useSelect.js'
import { embeddedMessages } from '../../locales/embeddedMessages.js'
import { Actions } from '../../ui/Actions.js'
import { Button } from '../../ui/Button.js'
import { icons } from '../../ui/icons.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { openWindow } from '../beginSocial.js'
import { Cancel } from '../Cancel.js'
import { CheckNumbers } from '../CheckNumbers.js'
import { first, type LateView } from '../first.js'
import { Provider } from '../Provider.js'
import { useLate } from '../useLate.js'
import { useFailure } from './useFailure.js'
import { useSocialLogin } from './useSocialLogin.js'

export const view: LateView<'ConnectingSocial'> = {
  after: first,
  title: (_, { provider }, __, options) => embeddedMessages(options).providers[provider],
  Body: ConnectingSocial,
}

function ConnectingSocial({ data }: { data: Views['ConnectingSocial'] }) {
  const login = useSocialLogin(data)
  if (login.error !== undefined) return <Refused {...data} login={login} />
  return <Waiting {...data} login={login} />
}

type Part = Views['ConnectingSocial'] & { login: useSocialLogin.Result }

function Waiting({ provider, login }: Part) {
  if (login.isLeaving) return <Leaving provider={provider} login={login} />
  return <Beside provider={provider} login={login} />
}

/** The page goes to the provider itself. Whoever is still here after a while came back without an answer. */
function Leaving({ provider, login: { begin } }: Part) {
  const { actions } = useMessages()
  const { connectingSocial: texts, providers } = useEmbeddedMessages()
  const late = useLate(true)
  const name = providers[provider]
  const words = late
    ? { title: texts.stillHere, text: texts.stillHereText(name) }
    : { title: texts.leaving(name), text: texts.leavingText }
  return (
    <Provider name={provider} state="wait" {...words}>
      <Actions>
        <Cancel />
        {late && (
          <Button kind="primary" icon={icons.retry} wide onPress={begin} testId="try-again">
            {actions.tryAgain}
          </Button>
        )}
      </Actions>
    </Provider>
  )
}

/** A window beside the page is waited for. */
function Beside({ provider, login: { uri, isOpen, isApproved } }: Part) {
  const { connectingSocial: texts, providers } = useEmbeddedMessages()
  const late = useLate(uri !== undefined && !isApproved)
  const numbers = useSelect(numbersOf)
  const name = providers[provider]
  if (isApproved)
    return (
      <Provider name={provider} state="wait" title={texts.retrieving} text={texts.retrievingText} />
    )
  const isBlocked = uri !== undefined && !isOpen
  const words = wordsOf(texts, name, { isBlocked, late, isReady: uri !== undefined })
  return (
    <Provider name={provider} state="wait" {...words} more={uri && spoken(numbers, texts)}>
      {uri && <CheckNumbers numbers={numbers} />}
      <Actions>
        <Cancel />
        {(isBlocked || late) && (
          <Button
            kind={isBlocked ? 'primary' : 'neutral'}
            wide
            iconEnd={lateIcons.out}
            href={uri}
            testId="open-window"
          >
            {texts.open}
          </Button>
        )}
      </Actions>
    </Provider>
  )
}

function numbersOf({ embedded }: State) {
  return embedded.checkNumbers ?? none
}

const none: readonly string[] = []

function wordsOf(
  texts: Texts,
  name: string,
  { isBlocked, late, isReady }: { isBlocked: boolean; late: boolean; isReady: boolean },
) {
  if (isBlocked) return { title: texts.blocked, text: texts.blockedText }
  if (late) return { title: texts.closed, text: texts.closedText(name) }
  return { title: isReady ? texts.waiting : texts.preparing, text: texts.waitingText(name) }
}

type Texts = ReturnType<typeof useEmbeddedMessages>['connectingSocial']

/** Digit by digit, as they are compared. */
function spoken(numbers: readonly string[], { number, numberText }: Texts): string | undefined {
  if (numbers.length === 0) return undefined
  const digits = numbers.map((one) => [...one].join(' ')).join(', ')
  return `${number(numbers.length)}: ${digits}. ${numberText}`
}

function Refused({ provider, login: { begin, error } }: Part) {
  const client = useClient()
  const { actions } = useMessages()
  const words = useFailure(error, provider)
  const again = () => {
    // In the press, as the first time.
    openWindow(client)
    begin()
  }
  return (
    <Provider name={provider} state="declined" {...words}>
      <Actions>
        <Cancel />
        <Button kind="primary" icon={icons.retry} wide onPress={again} testId="try-again">
          {actions.tryAgain}
        </Button>
      </Actions>
    </Provider>
  )
}
