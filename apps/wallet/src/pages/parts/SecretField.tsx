import { Field, icons } from '@foyer/react/ui'
import type { FormEvent, ReactNode } from 'react'

/** One line for a passphrase or a code. Enter does what the button does. */
export function SecretField({ onSubmit, children, ...field }: SecretField.Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className="page-form" onSubmit={submit}>
      <Field {...field} icon={icons.key} placeholder={field.label} />
      {children}
    </form>
  )
}

export declare namespace SecretField {
  type Props = {
    label: string
    value: string
    type: 'text' | 'password'
    error?: ReactNode
    onChange: (value: string) => void
    onSubmit: () => void
    testId: string
    children?: ReactNode
  }
}
