import { contactLabelMax, truncateAddress } from '@foyer/protocol'
import { type FormEvent, useRef, useState } from 'react'
import { usePaymentMessages } from '../../hooks/usePaymentMessages.js'
import { Actions } from '../../ui/Actions.js'
import { Button } from '../../ui/Button.js'
import { Field } from '../../ui/Field.js'
import type { useContacts } from './useContacts.js'
import { useTakesFocus } from './useTakesFocus.js'

/** The label under which an address is kept; of one that is, also its end. */
export function ContactForm({ address, label = '', onSave, onRemove, onEnd }: ContactForm.Props) {
  const { book } = usePaymentMessages().receiver
  const [typed, setTyped] = useState(label)
  const form = useRef<HTMLFormElement>(null)
  useTakesFocus(form, 'input')
  const [fault, setFault] = useState<useContacts.Fault>()
  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    const found = await onSave(typed)
    setFault(found)
    if (found === undefined) onEnd()
  }
  return (
    <form
      ref={form}
      className="send-form"
      onSubmit={(event) => void submit(event)}
      data-testid="contact-form"
    >
      {address && (
        <bdi dir="ltr" className="send-label">
          {truncateAddress(address)}
        </bdi>
      )}
      <Field
        label={book.label}
        placeholder={book.placeholder}
        value={typed}
        onChange={(text) => {
          setTyped([...text].slice(0, contactLabelMax).join(''))
          setFault(undefined)
        }}
        error={fault && book[fault]}
        testId="contact-label"
      />
      <Actions>
        <Button size="small" onPress={onEnd}>
          {book.cancel}
        </Button>
        {onRemove && (
          <Button size="small" onPress={onRemove} testId="contact-remove">
            {book.remove}
          </Button>
        )}
        <Button kind="primary" size="small" onPress={() => void submit()} testId="contact-save">
          {book.save}
        </Button>
      </Actions>
    </form>
  )
}

export declare namespace ContactForm {
  type Props = {
    /** Where it is not seen beside. */
    address?: string | undefined
    /** Of one that is kept already. */
    label?: string | undefined
    /** Resolves to why it was not saved. */
    onSave: (label: string) => Promise<useContacts.Fault | undefined>
    onRemove?: (() => void) | undefined
    onEnd: () => void
  }
}
