import { goBack, previewSend, submitSend } from '@foyer/core/internal'
import type { SendDraft } from '@foyer/core/send'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { usePaymentMessages } from '../../hooks/usePaymentMessages.js'
import { Actions } from '../../ui/Actions.js'
import { Button } from '../../ui/Button.js'
import { pressOnce } from '../pressOnce.js'

/** Cancel and Send, of one size. After a failure the same leads to another try. */
export function Answers({ draft }: { draft: SendDraft }) {
  const client = useFoyerClient()
  const { preview: texts } = usePaymentMessages()
  const { status } = draft
  const isFailed = status === 'failed'
  return (
    <div className="preview-answers" {...pressOnce}>
      <Actions>
        <Button onPress={() => goBack(client)} disabled={status === 'asking'} testId="cancel-send">
          {isFailed ? texts.change : texts.cancel}
        </Button>
        <Button
          kind="primary"
          busy={status === 'asking' || status === 'preparing'}
          disabled={!isFailed && status !== 'prepared'}
          onPress={() => (isFailed ? previewSend(client) : submitSend(client))}
          testId="confirm-send"
        >
          {label(status, texts)}
        </Button>
      </Actions>
    </div>
  )
}

function label(
  status: SendDraft['status'],
  texts: ReturnType<typeof usePaymentMessages>['preview'],
): string {
  if (status === 'failed') return texts.tryAgain
  if (status === 'asking') return texts.asking
  return status === 'prepared' ? texts.confirm : texts.preparing
}
