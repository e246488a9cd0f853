import { type Contact, forgetContact, listContacts, saveContact } from '@foyer/core/send'
import { type CaipNetworkId, FoyerError, parseCaipNetworkId } from '@foyer/protocol'
import { useReducer } from 'react'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { usePaymentMessages } from '../../hooks/usePaymentMessages.js'
import { useAnnounce } from '../../ui/useAnnounce.js'

/** The address book of the network's chain family, and what changes it. */
export function useContacts(caipNetworkId: CaipNetworkId): useContacts.Result {
  const client = useFoyerClient()
  const { book } = usePaymentMessages().receiver
  const announce = useAnnounce()
  // It stands in storage: what changes it here draws it anew.
  const [, change] = useReducer((count: number) => count + 1, 0)
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  const contacts = listContacts(client, { namespace })
  return {
    contacts,
    find(typed) {
      const wanted = typed.toLowerCase()
      return contacts.filter(({ label }) => label.toLowerCase().includes(wanted))
    },
    async save(address, typed) {
      try {
        const { label } = await saveContact(client, { address, label: typed, caipNetworkId })
        announce(book.saved(label))
        change()
        return undefined
      } catch (error) {
        return faultOf(error)
      }
    },
    remove(contact) {
      forgetContact(client, contact)
      announce(book.removed(contact.label))
      change()
    },
  }
}

export declare namespace useContacts {
  type Fault = 'label_empty' | 'label_taken' | 'book_full' | 'failed'
  type Result = {
    readonly contacts: readonly Contact[]
    /** Those whose label has the text. */
    find(typed: string): readonly Contact[]
    /** Resolves to why it was not saved. */
    save(address: string, label: string): Promise<Fault | undefined>
    remove(contact: Contact): void
  }
}

function faultOf(error: unknown): useContacts.Fault {
  const { finding } = FoyerError.is(error, 'action_not_allowed') ? Object(error.data) : {}
  return ['label_empty', 'label_taken', 'book_full'].includes(finding) ? finding : 'failed'
}
