import { enterRecipient, type RefusedLink } from '@foyer/core/internal'
import type { SendDraft } from '@foyer/core/send'
import { useState } from 'react'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useTransferMessages } from '../../hooks/useTransferMessages.js'
import { Button } from '../../ui/Button.js'
import { useSheet } from '../../ui/useSheet.js'
import { Book } from './Book.js'
import { Found } from './Found.js'
import { Recents } from './Recents.js'
import css from './Recipient.css?inline'
import { Wrong } from './Wrong.js'

/** Whom it is sent to: typed, pasted, or chosen of those that something was sent to before. */
export function RecipientCard({ draft }: { draft: SendDraft }) {
  useSheet(css)
  const client = useFoyerClient()
  const { send: texts } = useTransferMessages()
  const [refused, setRefused] = useState<RefusedLink>()
  const [isUnreadable, setUnreadable] = useState(false)
  const { recipient } = draft
  const { status, text } = recipient
  const enter = async (given: string, via: 'typed' | 'list' = 'typed') => {
    setRefused(undefined)
    setUnreadable(false)
    setRefused(await enterRecipient(client, { text: given, via }))
  }
  const paste = async () => {
    try {
      await enter(await navigator.clipboard.readText())
    } catch {
      setUnreadable(true)
    }
  }
  return (
    <>
      <section className="send-card">
        <span className="send-label" aria-hidden="true">
          {texts.to}
        </span>
        {status === 'found' ? (
          <Found draft={draft} onClear={() => void enter('')} />
        ) : (
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
            {text === '' && (
              <Button size="small" onPress={() => void paste()} testId="send-paste">
                {texts.paste}
              </Button>
            )}
          </div>
        )}
        <Wrong recipient={recipient} refused={refused} />
        {isUnreadable && (
          <p className="send-wrong" role="alert">
            {texts.pasteFailed}
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
