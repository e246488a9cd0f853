import type { State } from '@foyer/core'
import { isMobile, logInByFarcaster, loginReason } from '@foyer/core/internal'
import { useEmbeddedMessages } from '../../hooks/useEmbeddedMessages.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { useMessages } from '../../hooks/useMessages.js'
import { readEmbedded } from '../../locales/readEmbedded.js'
import { Button } from '../../ui/Button.js'
import { icons } from '../../ui/icons.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { first, type LateView } from '../first.js'
import { loginSentence } from '../loginSentence.js'
import { SocialProgress } from '../SocialProgress.js'
import { useLogin } from '../useLogin.js'
import { Scan } from './Scan.js'

export const view: LateView<'ConnectingFarcaster'> = {
  after: first,
  texts: ['late', 'embedded'],
  title: (_, __, ___, client) => readEmbedded(client).farcaster.title,
  Body: ConnectingFarcaster,
}

/** A code for the app on a phone; on the phone itself, the way to the app. */
function ConnectingFarcaster() {
  const client = useFoyerClient()
  const { farcaster: texts, connectingSocial } = useEmbeddedMessages()
  const url = useFoyerSelector(urlOf)
  const { status, error, isApproved } = useLogin('ConnectingFarcaster', logInByFarcaster)
  if (status === 'error') return <Refused error={error} onAgain={() => logInByFarcaster(client)} />
  if (isApproved)
    return (
      <SocialProgress
        name="farcaster"
        state="wait"
        title={texts.retrieving}
        text={connectingSocial.retrievingText}
      />
    )
  if (!isMobile(client.environment)) return <Scan url={url} />
  return (
    <SocialProgress name="farcaster" state="wait" title={texts.app} text={texts.appText}>
      <Button
        kind="primary"
        wide
        busy={url === undefined}
        iconEnd={lateIcons.out}
        href={url}
        testId="open-farcaster"
      >
        {url === undefined ? texts.preparing : texts.open}
      </Button>
    </SocialProgress>
  )
}

function Refused({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  const { actions } = useMessages()
  const client = useFoyerClient()
  const { farcaster: texts, connectingSocial } = useEmbeddedMessages()
  const isDeclined = ['declined', 'expired', 'cancelled'].includes(loginReason(error))
  return (
    <SocialProgress
      name="farcaster"
      state="declined"
      title={isDeclined ? texts.refused : connectingSocial.failed}
      text={isDeclined ? texts.refusedText : loginSentence(client, error)}
    >
      <Button kind="primary" icon={icons.retry} wide onPress={onAgain} testId="try-again">
        {actions.tryAgain}
      </Button>
    </SocialProgress>
  )
}

function urlOf({ embedded }: State) {
  return embedded.farcasterUrl
}
