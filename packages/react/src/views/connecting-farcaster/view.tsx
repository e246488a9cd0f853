import { type Client, connectFarcaster, getFarcasterUrl, isMobile, type State } from '@foyer/core'
import { useCallback, useState } from 'react'
import { useAction } from '../../hooks/useAction.js'
import { useClient } from '../../hooks/useClient.js'
import { useEmbeddedMessages } from '../../hooks/useEmbeddedMessages.js'
import { useMessages } from '../../hooks/useMessages.js'
import { useNumber } from '../../hooks/useNumber.js'
import { useSelect } from '../../hooks/useSelect.js'
import { embeddedMessages } from '../../locales/embeddedMessages.js'
import { Button } from '../../ui/Button.js'
import { icons } from '../../ui/icons.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { first, type LateView } from '../first.js'
import { goOn } from '../goOn.js'
import { loginReason } from '../loginReason.js'
import { loginSentence } from '../loginSentence.js'
import { Provider } from '../Provider.js'
import { useAtOnce } from '../useAtOnce.js'
import { useCancelLogin } from '../useCancelLogin.js'
import { Scan } from './Scan.js'

export const view: LateView<'ConnectingFarcaster'> = {
  after: first,
  title: (_, __, ___, options) => embeddedMessages(options).farcaster.title,
  Body: ConnectingFarcaster,
}

/** A code for the app on a phone; on the phone itself, the way to the app. */
function ConnectingFarcaster() {
  const { environment } = useClient()
  const { farcaster: texts, connectingSocial } = useEmbeddedMessages()
  const url = useSelect(urlOf)
  const [isApproved, setApproved] = useState(false)
  const { run, status, error } = useAction(logIn)
  const ask = useCallback(() => {
    setApproved(false)
    void run({ onApproved: () => setApproved(true) })
  }, [run])
  useAtOnce(ask)
  useCancelLogin()
  if (status === 'error') return <Refused error={error} onAgain={ask} />
  if (isApproved)
    return (
      <Provider
        name="farcaster"
        state="wait"
        title={texts.retrieving}
        text={connectingSocial.retrievingText}
      />
    )
  if (!isMobile(environment)) return <Scan url={url} />
  return (
    <Provider name="farcaster" state="wait" title={texts.app} text={texts.appText}>
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
    </Provider>
  )
}

function Refused({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  const { actions } = useMessages()
  const messages = useEmbeddedMessages()
  const number = useNumber()
  const { farcaster: texts, connectingSocial } = messages
  const isDeclined = ['declined', 'expired', 'cancelled'].includes(loginReason(error))
  return (
    <Provider
      name="farcaster"
      state="declined"
      title={isDeclined ? texts.refused : connectingSocial.failed}
      text={isDeclined ? texts.refusedText : loginSentence(error, messages, number)}
    >
      <Button kind="primary" icon={icons.retry} wide onPress={onAgain} testId="try-again">
        {actions.tryAgain}
      </Button>
    </Provider>
  )
}

async function logIn(client: Client, { onApproved }: { onApproved: () => void }): Promise<void> {
  await getFarcasterUrl(client)
  const step = await connectFarcaster(client)
  onApproved()
  await goOn(client, { step, email: '', provider: 'farcaster' })
}

function urlOf({ embedded }: State) {
  return embedded.farcasterUrl
}
