import type { SendDraft } from '@foyer/core/send'
import { usePaymentMessages } from '../../hooks/usePaymentMessages.js'
import { Banner } from '../../ui/Banner.js'
import { sendFailure } from '../sendFailure.js'

/** Why the last step failed, until the next edit. */
export function Failure({ draft: { failure, status } }: { draft: SendDraft }) {
  const texts = usePaymentMessages()
  if (failure === undefined || status === 'asking') return null
  return <Banner title={sendFailure(texts, failure)} testId="send-failure" />
}
