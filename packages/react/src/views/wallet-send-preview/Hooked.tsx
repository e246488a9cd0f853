import type { SendPreview } from '@foyer/core/send'
import { usePaymentMessages } from '../../hooks/usePaymentMessages.js'
import { Banner } from '../../ui/Banner.js'
import { WholeAddress } from '../WholeAddress.js'

/** The program that takes part in the transfer, where the token has one. */
export function Hooked({ preview: { warnings } }: { preview: SendPreview }) {
  const { receiver: texts } = usePaymentMessages()
  const program = warnings.find(({ code }) => code === 'hooked')?.address
  if (program === undefined) return null
  return (
    <Banner title={texts.warnings.hooked} testId="warning-hooked">
      <WholeAddress address={program} />
    </Banner>
  )
}
