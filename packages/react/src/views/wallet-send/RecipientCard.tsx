import { enterRecipient, type RefusedLink } from '@foyer/core/internal'
import type { SendDraft } from '@foyer/core/send'
import { useState } from 'react'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useTransferMessages } from '../../hooks/useTransferMessages.js'
import { Button } from '../../ui/Button.js'
import { IconButton } from '../../ui/IconButton.js'
import { icons } from '../../ui/icons.js'
import { hasCamera } from './hasCamera.js'
import type { useParts } from './useParts.js'

/** Whom it is sent to: typed, pasted, scanned, or chosen of the address book and of those that something was sent to before. */
export function RecipientCard({ draft, parts }: RecipientCard.Props) {
  const client = useFoyerClient()
  const texts = useTransferMessages()
  const [refused, setRefused] = useState<RefusedLink>()
  const [trouble, setTrouble] = useState<string>()
  const [isScanning, setScanning] = useState(false)
  const { recipient } = draft
  const { status, text } = recipient
  const isFound = status === 'found' && parts !== undefined
  const enter = async (given: string, via: 'typed' | 'list' = 'typed') => {
    setRefused(undefined)
    setTrouble(undefined)
    setRefused(await enterRecipient(client, { text: given, via }))
  }
  const paste = async () => {
    try {
      await enter(await navigator.clipboard.readText())
    } catch {
      setTrouble(texts.pasteFailed)
    }
  }
  const endScan = (found?: string) => {
    setScanning(false)
    setTrouble(found)
  }
  const typing = () => (
    <div className="send-line">
      <label className="send-to">
        <input
          type="text"
          dir="auto"
          value={text}
          placeholder={texts.placeholder}
          aria-label={texts.recipient}
          aria-invalid={status === 'invalid' || undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          data-testid="send-recipient"
          onChange={(event) => void enter(event.target.value)}
        />
      </label>
      {text === '' && parts && hasCamera(client.environment.window()) && (
        <IconButton
          icon={icons.qr}
          label={texts.scan}
          onPress={() => {
            setTrouble(undefined)
            setScanning(true)
          }}
          testId="send-scan"
        />
      )}
      {text === '' && (
        <Button size="small" onPress={() => void paste()} testId="send-paste">
          {texts.paste}
        </Button>
      )}
    </div>
  )
  return (
    <>
      <section className="send-card">
        <span className="send-label" aria-hidden="true">
          {texts.to}
        </span>
        {isScanning && parts && (
          <parts.Scan
            onText={(read) => {
              endScan()
              void enter(read)
            }}
            onEnd={endScan}
          />
        )}
        {!isScanning && isFound && <parts.Found draft={draft} onClear={() => void enter('')} />}
        {!isScanning && !isFound && typing()}
        {parts && <parts.Wrong draft={draft} refused={refused} />}
        {trouble && (
          <p className="send-wrong" role="alert" data-testid="send-trouble">
            {trouble}
          </p>
        )}
      </section>
      {parts && status !== 'found' && (
        <parts.Book draft={draft} onPick={(address) => void enter(address, 'list')} />
      )}
      {parts && status === 'empty' && (
        <parts.Recents draft={draft} onPick={(address) => void enter(address, 'list')} />
      )}
    </>
  )
}

export declare namespace RecipientCard {
  type Props = { draft: SendDraft; parts: useParts.Parts | undefined }
}
