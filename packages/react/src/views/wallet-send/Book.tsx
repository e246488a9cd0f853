import type { Contact, SendDraft } from '@foyer/core/send'
import { truncateAddress } from '@foyer/protocol'
import { useState } from 'react'
import { usePaymentMessages } from '../../hooks/usePaymentMessages.js'
import { formIcons } from '../../ui/formIcons.js'
import { IconButton } from '../../ui/IconButton.js'
import { Row } from '../../ui/Row.js'
import { useSheet } from '../../ui/useSheet.js'
import { avatarImage } from '../avatarImage.js'
import { ContactForm } from './ContactForm.js'
import css from './Receiver.css?inline'
import { useContacts } from './useContacts.js'

/** How many are seen without scrolling. */
const shownMax = 4

/** The address book: all of it while nothing is typed, else those whose label has what is typed. Each is a press away, and can be edited. */
export function Book({ draft, onPick }: { draft: SendDraft; onPick: (address: string) => void }) {
  useSheet(css)
  const { book } = usePaymentMessages().receiver
  const { find, save, remove } = useContacts(draft.caipNetworkId)
  const [edited, setEdited] = useState<string>()
  const [isWhole, setWhole] = useState(false)
  const found = find(draft.recipient.text)
  const shown = isWhole ? found : found.slice(0, shownMax)
  if (found.length === 0) return null
  const end = () => setEdited(undefined)
  const row = (contact: Contact) => (
    <>
      <Row
        tight
        round
        image={avatarImage(contact.address)}
        name={contact.label}
        sub={<bdi dir="ltr">{truncateAddress(contact.address)}</bdi>}
        onPress={() => onPick(contact.address)}
        testId={`contact-${contact.address}`}
      />
      <IconButton
        icon={formIcons.more}
        label={book.edit(contact.label)}
        onPress={() => setEdited(contact.address)}
      />
    </>
  )
  return (
    <section className="send-card send-recents" data-testid="send-book">
      <div>
        <h2 className="send-label">{book.title}</h2>
        {found.length > shown.length && (
          <button type="button" className="send-link" onClick={() => setWhole(true)}>
            {book.all(found.length)}
          </button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets the role of a list without bullets */}
      <ul role="list" aria-label={book.title}>
        {shown.map((contact) => (
          <li key={contact.address} className="send-recent">
            {contact.address === edited ? (
              <ContactForm
                address={contact.address}
                label={contact.label}
                onSave={(label) => save(contact.address, label)}
                onRemove={() => {
                  remove(contact)
                  end()
                }}
                onEnd={end}
              />
            ) : (
              row(contact)
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
