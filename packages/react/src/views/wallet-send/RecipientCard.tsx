import { enterRecipient, type RefusedLink } from '@foyer/core/internal'
import type { SendDraft } from '@foyer/core/send'
import { useState } from 'react'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useTransferMessages } from '../../hooks/useTransferMessages.js'
import { Button } from '../../ui/Button.js'
import { IconButton } from '../../ui/IconButton.js'
import { icons } from '../../ui/icons.js'
import { useSheet } from '../../ui/useSheet.js'
import { Book } from './Book.js'
import { Found } from './Found.js'
import { type CameraFault, hasCamera } from './openCamera.js'
import { Recents } from './Recents.js'
import css from './Recipient.css?inline'
import { Scan } from './Scan.js'
import { useContacts } from './useContacts.js'
import { Wrong } from './Wrong.js'

/** Whom it is sent to: typed, pasted, scanned, or chosen of the address book and of those that something was sent to before. */
export function RecipientCard({ draft }: { draft: SendDraft }) {
  useSheet(css)
  const client = useFoyerClient()
  const { send: texts } = useTransferMessages()
  const [refused, setRefused] = useState<RefusedLink>()
  const [trouble, setTrouble] = useState<string>()
  const [isScanning, setScanning] = useState(false)
  const { recipient } = draft
  const { status, text } = recipient
  const { find } = useContacts(draft.caipNetworkId)
  // The beginning of a label is no address, and nothing is wrong with it.
  const isLabel = status === 'invalid' && find(text).length > 0
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
  const endScan = (fault?: CameraFault) => {
    setScanning(false)
    setTrouble(fault && texts.camera[fault])
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
      {text === '' && hasCamera(client.environment.window()) && (
        <IconButton
          icon={icons.qr}
          label={texts.camera.scan}
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
        {isScanning && (
          <Scan
            onText={(read) => {
              endScan()
              void enter(read)
            }}
            onEnd={endScan}
          />
        )}
        {!isScanning && status === 'found' && (
          <Found draft={draft} onClear={() => void enter('')} />
        )}
        {!isScanning && status !== 'found' && typing()}
        {!isLabel && <Wrong recipient={recipient} refused={refused} />}
        {trouble && (
          <p className="send-wrong" role="alert" data-testid="send-trouble">
            {trouble}
          </p>
        )}
      </section>
      {status !== 'found' && (
        <Book draft={draft} onPick={(address) => void enter(address, 'list')} />
      )}
      {status === 'empty' && (
        <Recents draft={draft} onPick={(address) => void enter(address, 'list')} />
      )}
    </>
  )
}
