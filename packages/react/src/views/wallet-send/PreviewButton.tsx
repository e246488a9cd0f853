import { showView } from '@foyer/core/internal'
import { type SendDraft, sendButton } from '@foyer/core/send'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useTransferMessages } from '../../hooks/useTransferMessages.js'
import { Button } from '../../ui/Button.js'

/** What is missing still, or the way to the preview: not before what warns of the receiver is there. */
export function PreviewButton({ draft, hasParts }: PreviewButton.Props) {
  const client = useFoyerClient()
  const texts = useTransferMessages()
  const { code, isEnabled } = sendButton(draft)
  return (
    <Button
      kind="primary"
      wide
      disabled={!isEnabled || !hasParts}
      onPress={() => showView(client, { name: 'WalletSendPreview' })}
      testId="preview-send"
    >
      {texts.button[code]}
    </Button>
  )
}

export declare namespace PreviewButton {
  type Props = { draft: SendDraft; hasParts: boolean }
}
