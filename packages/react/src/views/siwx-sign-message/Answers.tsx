import { cancelSignIn, pressSignIn } from '@foyer/core/internal'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useSiwxMessages } from '../../hooks/useSiwxMessages.js'
import type { SiwxMessages } from '../../locales/SiwxMessages.js'
import { Actions } from '../../ui/Actions.js'
import { Button } from '../../ui/Button.js'
import { useTask } from '../useTask.js'
import type { SignInPrompt } from './describePrompt.js'
import { isForeign } from './isForeign.js'

/** Cancel and Sign, of one size. */
export function Answers({ prompt }: { prompt: SignInPrompt }) {
  const client = useFoyerClient()
  const texts = useSiwxMessages()
  const { begin, isPending } = useTask('cancelSignIn', cancelSignIn)
  const { status, text } = prompt
  if (status === 'signedIn') return null
  const isBusy = status === 'signing' || status === 'verifying'
  const isPreparing = !text && status !== 'failed'
  return (
    <Actions>
      <Button busy={isPending} onPress={() => void begin(undefined)} testId="cancel-sign-in">
        {isPending ? texts.cancelling : texts.cancel}
      </Button>
      <Button
        kind={isForeign(prompt) ? 'danger' : 'primary'}
        busy={isBusy}
        disabled={isPreparing || isPending}
        onPress={() => pressSignIn(client)}
        testId="sign-in"
      >
        {label(prompt, texts)}
      </Button>
    </Actions>
  )
}

function label({ status, error }: SignInPrompt, texts: SiwxMessages): string {
  if (status === 'signing') return texts.signing
  if (status === 'verifying') return texts.verifying
  if (status === 'failed') return texts.tryAgain
  return error === undefined ? texts.sign : texts.signAgain
}
