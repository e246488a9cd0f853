import { type FormEvent, useEffect, useId, useRef } from 'react'
import css from './EmailField.css?inline'
import fieldCss from './Field.css?inline'
import { formIcons } from './formIcons.js'
import { Icon } from './Icon.js'
import { isEmail } from './isEmail.js'
import { Spinner } from './Spinner.js'
import { useSheet } from './useSheet.js'

/** The same on a page that is read from the right by itself; no sheet, as in `turned.ts`. */
const turned = '.field:dir(rtl)>input[dir="ltr"]{text-align:end}'

/** A field for an e-mail address with its button. The address is read from left to right in any language. */
export function EmailField(props: EmailField.Props) {
  useSheet(fieldCss)
  useSheet(css)
  useSheet(turned)
  const { label, submitLabel, value, onChange, onSubmit, error, busy, disabled, autoFocus } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (autoFocus) input.current?.focus()
  }, [autoFocus])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy && !disabled) onSubmit(value.trim())
  }
  return (
    <form className="field-box" noValidate onSubmit={submit}>
      <label className="field" data-error={error ? true : undefined}>
        <Icon of={formIcons.mail} />
        <input
          ref={input}
          type="email"
          name="email"
          dir={value ? 'ltr' : undefined}
          value={value}
          placeholder={label}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : props.describedBy}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          enterKeyHint="go"
          maxLength={254}
          readOnly={busy || disabled}
          aria-disabled={disabled || undefined}
          data-testid="email-input"
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        {submitLabel && (
          <Go label={submitLabel} ready={isEmail(value)} busy={busy} disabled={disabled} />
        )}
      </label>
      {error && (
        <p className="field-error" id={id}>
          {error}
        </p>
      )}
    </form>
  )
}

export declare namespace EmailField {
  type Props = {
    label: string
    /** Of the button at the end; without it the view has one of its own, and Enter still submits. */
    submitLabel?: string | undefined
    value: string
    onChange: (value: string) => void
    /** Hears what was typed, be it an address or not. */
    onSubmit: (email: string) => void
    error?: string | undefined
    busy?: boolean | undefined
    disabled?: boolean | undefined
    /** Says why it is disabled. */
    describedBy?: string | undefined
    autoFocus?: boolean | undefined
  }
}

function Go({ label, ready, busy, disabled }: Go.Props) {
  return (
    <button
      type="submit"
      className="go"
      aria-label={label}
      aria-busy={busy || undefined}
      aria-disabled={disabled || undefined}
      data-ready={(ready && !disabled) || undefined}
      data-testid="email-submit"
    >
      {busy ? <Spinner /> : <Icon of={formIcons.arrow} />}
    </button>
  )
}

declare namespace Go {
  type Props = {
    label: string
    ready: boolean
    busy: boolean | undefined
    disabled: boolean | undefined
  }
}
