import type { RefusedLink } from '@foyer/core/internal'
import type { Recipient } from '@foyer/core/send'
import { useTransferMessages } from '../../hooks/useTransferMessages.js'
import { sendFailure } from '../sendFailure.js'

/** What is wrong with the receiver, or that it is looked up. */
export function Wrong({ recipient, refused }: Wrong.Props) {
  const all = useTransferMessages()
  const { send: texts } = all
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
      {status === 'refused' ? sendFailure(all, recipient.failure, text) : text}
    </p>
  )
}

export declare namespace Wrong {
  type Props = { recipient: Recipient; refused: RefusedLink | undefined }
}
