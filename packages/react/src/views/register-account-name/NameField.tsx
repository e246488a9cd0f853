import type { NameDraft } from '@foyer/core/names'
import { type FormEvent, useEffect, useRef } from 'react'
import { useNameMessages } from '../../hooks/useNameMessages.js'
import fieldCss from '../../ui/Field.css?inline'
import { IconButton } from '../../ui/IconButton.js'
import { icons } from '../../ui/icons.js'
import { Spinner } from '../../ui/Spinner.js'
import { Tag } from '../../ui/Tag.js'
import { useAnnounce } from '../../ui/useAnnounce.js'
import { useSheet } from '../../ui/useSheet.js'

const wrong = ['invalid', 'taken', 'reserved', 'unread']

/** The label with the suffix behind it, read from left to right in any language, and what is known of it. */
export function NameField({ draft, suffix, onType, onSubmit }: NameField.Props) {
  useSheet(fieldCss)
  const { register: texts } = useNameMessages()
  const announce = useAnnounce()
  const input = useRef<HTMLInputElement>(null)
  const { label, status, step } = draft
  const words = texts.states[status]
  const isWrong = wrong.includes(status)
  useEffect(() => input.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    if (status !== 'empty' && status !== 'searching') announce(words)
  }, [announce, status, words])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (draft.message !== undefined && step === 'editing') onSubmit()
  }
  return (
    <form className="field-box" noValidate onSubmit={submit}>
      <label className="field name-field" dir="ltr" data-error={isWrong || undefined}>
        <input
          ref={input}
          type="text"
          value={label}
          placeholder={texts.placeholder}
          aria-label={texts.label}
          aria-invalid={isWrong || undefined}
          aria-describedby="name-suffix name-state"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={80}
          readOnly={step !== 'editing'}
          data-testid="name-input"
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
        <span className="name-suffix" id="name-suffix">
          {`.${suffix}`}
        </span>
      </label>
      <p className="name-state" id="name-state" data-tone={isWrong ? 'error' : undefined}>
        <State status={status} />
        <span data-testid={`name-${status}`}>{words}</span>
        {status === 'unread' && (
          <IconButton icon={icons.retry} label={texts.again} onPress={() => onType(label)} />
        )}
      </p>
    </form>
  )
}

export declare namespace NameField {
  type Props = {
    draft: NameDraft
    suffix: string
    onType: (text: string) => void
    onSubmit: () => void
  }
}

function State({ status }: Pick<NameDraft, 'status'>) {
  const { register: texts } = useNameMessages()
  if (status === 'searching') return <Spinner />
  if (status === 'free') return <Tag tone="accent">{texts.available}</Tag>
  if (status === 'taken') return <Tag tone="warn">{texts.registered}</Tag>
  return null
}
