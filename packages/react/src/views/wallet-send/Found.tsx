import { isAccepted, type SendDraft } from '@foyer/core/send'
import { isSameAddress, parseCaipNetworkId } from '@foyer/protocol'
import { useRef, useState } from 'react'
import { usePaymentMessages } from '../../hooks/usePaymentMessages.js'
import { useTransferMessages } from '../../hooks/useTransferMessages.js'
import { Avatar } from '../../ui/Avatar.js'
import { IconButton } from '../../ui/IconButton.js'
import { icons } from '../../ui/icons.js'
import { useSheet } from '../../ui/useSheet.js'
import { WholeAddress } from '../WholeAddress.js'
import { ContactForm } from './ContactForm.js'
import css from './Receiver.css?inline'
import { useContacts } from './useContacts.js'
import { useKeepsFocus } from './useKeepsFocus.js'

/**
 * The receiver: the whole address, and above it its label in the address book and the name that led there. The picture is made of the address. What has to
 * be confirmed first is not saved before.
 */
export function Found({ draft, onClear }: { draft: SendDraft; onClear: () => void }) {
  useSheet(css)
  const { receiver: texts } = usePaymentMessages()
  const { to } = useTransferMessages()
  const part = useRef<HTMLDivElement>(null)
  useKeepsFocus(part, 'input')
  const { contacts, save } = useContacts(draft.caipNetworkId)
  const [isOpen, setOpen] = useState(false)
  const { address = '', name, warnings } = draft.recipient
  const { namespace } = parseCaipNetworkId(draft.caipNetworkId)
  const contact = contacts.find((one) => isSameAddress(namespace, one.address, address))
  const isOwn = warnings.some(({ code }) => code === 'own_account')
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is laid out by rules of its own */}
      <div
        ref={part}
        className="send-line"
        role="group"
        aria-label={to}
        tabIndex={-1}
        data-testid="send-found"
      >
        <Avatar address={address} size={28} />
        <div className="send-found">
          {contact && (
            <strong dir="auto" data-testid="send-label">
              {contact.label}
            </strong>
          )}
          {name && (contact ? <span dir="auto">{name}</span> : <strong dir="auto">{name}</strong>)}
          <WholeAddress address={address} testId="send-address" />
        </div>
        <IconButton icon={icons.close} label={texts.clear} onPress={onClear} testId="send-clear" />
      </div>
      {isOpen && (
        <ContactForm
          label={name}
          onSave={(label) => save(address, label)}
          onEnd={() => setOpen(false)}
        />
      )}
      {!isOpen && !contact && !isOwn && isAccepted(draft) && (
        <button
          type="button"
          className="send-link send-add"
          data-accent
          data-testid="contact-add"
          onClick={() => setOpen(true)}
        >
          {texts.book.add}
        </button>
      )}
    </>
  )
}
