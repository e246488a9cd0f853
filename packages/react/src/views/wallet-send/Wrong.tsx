import type { RefusedLink } from '@foyer/core/internal'
import type { SendDraft } from '@foyer/core/send'
import { usePaymentMessages } from '../../hooks/usePaymentMessages.js'
import { sendFailure } from '../sendFailure.js'
import { useContacts } from './useContacts.js'

/** What is wrong with the receiver, or that it is looked up. */
export function Wrong({ draft: { recipient, caipNetworkId }, refused }: Wrong.Props) {
  const all = usePaymentMessages()
  const { receiver: texts } = all
  const { find } = useContacts(caipNetworkId)
  const { status } = recipient
  if (status === 'searching')
    return (
      <p className="send-label" role="status">
        {texts.searching}
      </p>
    )
  const isWrong = status === 'invalid' || status === 'unresolved' || status === 'refused'
  // The beginning of a label is no address, and nothing is wrong with it.
  const isLabel = status === 'invalid' && find(recipient.text).length > 0
  if (!isWrong || isLabel) return null
  const text = refused === undefined ? texts[status] : texts.links[refused]
  return (
    <p className="send-wrong" role="alert" data-testid="send-wrong">
      {status === 'refused' ? sendFailure(all, recipient.failure, text) : text}
    </p>
  )
}

export declare namespace Wrong {
  type Props = { draft: SendDraft; refused: RefusedLink | undefined }
}
