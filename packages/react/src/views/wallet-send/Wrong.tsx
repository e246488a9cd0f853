import type { RefusedLink } from '@foyer/core/internal'
import type { Recipient } from '@foyer/core/send'
import { useTransferMessages } from '../../hooks/useTransferMessages.js'

/** What is wrong with the receiver, or that it is looked up. */
export function Wrong({ recipient, refused }: Wrong.Props) {
  const { send: texts } = useTransferMessages()
  const { status } = recipient
  if (status === 'searching')
    return (
      <p className="send-label" role="status">
        {texts.searching}
      </p>
    )
  const isWrong = status === 'invalid' || status === 'unresolved' || status === 'refused'
  if (!isWrong) return null
  const text = refused === undefined ? texts[status] : texts.links[refused]
  return (
    <p className="send-wrong" role="alert" data-testid="send-wrong">
      {status === 'refused' ? (recipient.reason ?? text) : text}
    </p>
  )
}

export declare namespace Wrong {
  type Props = { recipient: Recipient; refused: RefusedLink | undefined }
}
