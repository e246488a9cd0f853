import {
  acceptWarning,
  findContact,
  type SendDraft,
  type SendWarning,
  type SendWarningCode,
} from '@foyer/core/send'
import { type Namespace, parseCaipNetworkId } from '@foyer/protocol'
import { useAccountInUse } from '../hooks/useAccountInUse.js'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { usePaymentMessages } from '../hooks/usePaymentMessages.js'
import { Banner } from '../ui/Banner.js'
import { Check } from '../ui/Check.js'
import { Note } from '../ui/Note.js'
import { useSheet } from '../ui/useSheet.js'
import css from './RecipientWarnings.css?inline'
import { WholeAddress } from './WholeAddress.js'

/** What is odd about the receiver. What may cost the money has to be ticked before the preview. */
export function RecipientWarnings({ draft }: { draft: SendDraft }) {
  useSheet(css)
  const { recipient, accepted } = draft
  if (recipient.status !== 'found') return null
  return (
    <>
      {recipient.warnings.map((warning) => (
        <Warning
          key={warning.code}
          warning={warning}
          namespace={parseCaipNetworkId(draft.caipNetworkId).namespace}
          address={recipient.address ?? ''}
          isAccepted={accepted.includes(warning.code)}
        />
      ))}
      <Exchange draft={draft} />
    </>
  )
}

/**
 * Coins of a contract move inside of a call, which exchanges may not look for. Said of an exchange's addresses, and of those that this account has not sent to
 * and that no contract has.
 */
function Exchange({ draft: { token, recipient } }: { draft: SendDraft }) {
  const { receiver: texts } = usePaymentMessages()
  const isSmart = useAccountInUse()?.connection.accounts[0].type === 'smartAccount'
  const codes = recipient.warnings.map(({ code }) => code)
  const isNew = codes.includes('first_time') && !codes.includes('contract')
  const mayBe = isNew || codes.includes('exchange')
  if (!isSmart || !mayBe || token === undefined || token.address !== undefined) return null
  return (
    <Banner tone="warn" title={texts.warnings.calls} testId="warning-calls">
      {texts.warnings.callsText}
    </Banner>
  )
}

function Warning({ warning, namespace, address, isAccepted }: Warning.Props) {
  const client = useFoyerClient()
  const { receiver: texts } = usePaymentMessages()
  const { code, mustConfirm, address: like } = warning
  const known = like === undefined ? undefined : findContact(client, { namespace, address: like })
  // Of whom it is: a contact of the user's own, or an exchange that the host names.
  const label = known?.label ?? warning.label
  const labelled: { readonly [key in `${SendWarningCode}Of`]?: (label: string) => string } =
    texts.warnings
  const title = (label && labelled[`${code}Of`]?.(label)) || texts.warnings[code]
  const explained: { readonly [key in `${SendWarningCode}Text`]?: string } = texts.warnings
  const text = explained[`${code}Text`]
  if (!mustConfirm && text === undefined) return <Note>{title}</Note>
  return (
    <div className="send-warning" data-testid={`warning-${code}`}>
      <Banner tone={mustConfirm ? 'danger' : 'warn'} title={title}>
        {text}
      </Banner>
      {like !== undefined && (
        <div className="send-like">
          <WholeAddress address={address} against={like} />
          <span>{known ? texts.likeOf(known.label) : texts.like}</span>
          <WholeAddress address={like} against={address} />
        </div>
      )}
      {mustConfirm && (
        <Check
          checked={isAccepted}
          onChange={(checked) => acceptWarning(client, { code, isAccepted: checked })}
          testId={`accept-${code}`}
        >
          {texts.accept}
        </Check>
      )}
    </div>
  )
}

declare namespace Warning {
  type Props = {
    warning: SendWarning
    namespace: Namespace
    address: string
    isAccepted: boolean
  }
}
