import type { LoginProgress, State, Views } from '@foyer/core'
import { logInSocially, openLoginWindow } from '@foyer/core/internal'
import { useEmbeddedMessages } from '../../hooks/useEmbeddedMessages.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { useMessages } from '../../hooks/useMessages.js'
import { readEmbedded } from '../../locales/readEmbedded.js'
import { Actions } from '../../ui/Actions.js'
import { Button } from '../../ui/Button.js'
import { icons } from '../../ui/icons.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Cancel } from '../Cancel.js'
import { CheckNumbers } from '../CheckNumbers.js'
import { first, type LateView } from '../first.js'
import { SocialProgress } from '../SocialProgress.js'
import { useLate } from '../useLate.js'
import { useLogin } from '../useLogin.js'
import { useFailure } from './useFailure.js'

export const view: LateView<'ConnectingSocial'> = {
  after: first,
  texts: ['late', 'embedded'],
  title: (_, { provider }, __, client) => readEmbedded(client).providers[provider],
  Body: ConnectingSocial,
}

function ConnectingSocial({ data }: { data: Views['ConnectingSocial'] }) {
  const { provider } = data
  const login = useLogin('ConnectingSocial', (client) => logInSocially(client, data))
  if (login.status === 'error') return <Refused provider={provider} login={login} />
  if (login.isLeaving) return <Leaving provider={provider} />
  return <Beside provider={provider} login={login} />
}

type Part = { provider: Views['ConnectingSocial']['provider']; login: LoginProgress }

/** The page itself goes to the provider. If it is still here after a while, the user came back without an answer. */
function Leaving({ provider }: Pick<Part, 'provider'>) {
  const client = useFoyerClient()
  const { actions } = useMessages()
  const { connectingSocial: texts, providers } = useEmbeddedMessages()
  const late = useLate(true)
  const begin = () => logInSocially(client, { provider })
  const name = providers[provider]
  const words = late
    ? { title: texts.stillHere, text: texts.stillHereText(name) }
    : { title: texts.leaving(name), text: texts.leavingText }
  return (
    <SocialProgress name={provider} state="wait" {...words}>
      <Actions>
        <Cancel />
        {late && (
          <Button kind="primary" icon={icons.retry} wide onPress={begin} testId="try-again">
            {actions.tryAgain}
          </Button>
        )}
      </Actions>
    </SocialProgress>
  )
}

/** A window beside the page is waited for. */
function Beside({ provider, login: { uri, isBlocked = false, isApproved } }: Part) {
  const { connectingSocial: texts, providers } = useEmbeddedMessages()
  const late = useLate(uri !== undefined && !isApproved)
  const numbers = useFoyerSelector(numbersOf)
  const name = providers[provider]
  if (isApproved)
    return (
      <SocialProgress
        name={provider}
        state="wait"
        title={texts.retrieving}
        text={texts.retrievingText}
      />
    )
  const needsLink = uri !== undefined && isBlocked
  const words = wordsOf(texts, name, {
    isBlocked: needsLink,
    late,
    isReady: uri !== undefined,
  })
  return (
    <SocialProgress
      name={provider}
      state="wait"
      {...words}
      more={uri && numbers.length > 0 ? texts.numbersAloud(numbers) : undefined}
    >
      {uri && <CheckNumbers numbers={numbers} />}
      <Actions>
        <Cancel />
        {(needsLink || late) && (
          <Button
            kind={needsLink ? 'primary' : 'neutral'}
            wide
            iconEnd={lateIcons.out}
            href={uri}
            testId="open-window"
          >
            {texts.open}
          </Button>
        )}
      </Actions>
    </SocialProgress>
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

function Refused({ provider, login: { error } }: Part) {
  const client = useFoyerClient()
  const { actions } = useMessages()
  const words = useFailure(error, provider)
  const again = () => {
    // In the press, as the first time.
    openLoginWindow(client)
    logInSocially(client, { provider })
  }
  return (
    <SocialProgress name={provider} state="declined" {...words}>
      <Actions>
        <Cancel />
        <Button kind="primary" icon={icons.retry} wide onPress={again} testId="try-again">
          {actions.tryAgain}
        </Button>
      </Actions>
    </SocialProgress>
  )
}
