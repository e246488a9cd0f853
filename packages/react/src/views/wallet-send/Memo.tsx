import { offersMemo } from '@foyer/core/internal'
import { type SendDraft, typeMemo } from '@foyer/core/send'
import { useEffect, useState } from 'react'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { usePaymentMessages } from '../../hooks/usePaymentMessages.js'
import { Field } from '../../ui/Field.js'
import { Fold } from '../../ui/Fold.js'
import { Note } from '../../ui/Note.js'

/** A text for everyone to read, where the chain family has such. One that a payment link brought is seen at once. */
export function Memo({ draft: { caipNetworkId, memo } }: { draft: SendDraft }) {
  const { receiver: texts } = usePaymentMessages()
  const client = useFoyerClient()
  const [offeredOn, setOfferedOn] = useState<string>()
  useEffect(() => {
    let isOver = false
    void offersMemo(client).then((isOffered) => {
      if (isOffered && !isOver) setOfferedOn(caipNetworkId)
    })
    return () => {
      isOver = true
    }
  }, [client, caipNetworkId])
  if (offeredOn !== caipNetworkId) return null
  return (
    <Fold
      key={memo === '' ? 'empty' : 'memo'}
      title={texts.memo}
      open={memo !== ''}
      testId="send-memo"
    >
      <Field
        label={texts.memo}
        value={memo}
        onChange={(text) => typeMemo(client, { text })}
        testId="send-memo-text"
      />
      <Note>{texts.memoText}</Note>
    </Fold>
  )
}
