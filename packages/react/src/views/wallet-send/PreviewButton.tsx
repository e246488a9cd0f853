import { showView } from '@foyer/core/internal'
import { type SendDraft, sendButton } from '@foyer/core/send'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useTransferMessages } from '../../hooks/useTransferMessages.js'
import { Button } from '../../ui/Button.js'

/** What is missing still, or the way to the preview. */
export function PreviewButton({ draft }: { draft: SendDraft }) {
  const client = useFoyerClient()
  const { send: texts } = useTransferMessages()
  const { code, isEnabled } = sendButton(draft)
  return (
    <Button
      kind="primary"
      wide
      disabled={!isEnabled}
      onPress={() => showView(client, { name: 'WalletSendPreview' })}
      testId="preview-send"
    >
      {texts.button[code]}
    </Button>
  )
}
