import { type ReactNode, useId, useRef } from 'react'
import css from './Field.css?inline'
import { Icon } from './Icon.js'
import { IconButton } from './IconButton.js'
import { type Drawing, icons } from './icons.js'
import { lateIcons } from './lateIcons.js'
import { useSheet } from './useSheet.js'

/** One line to type in. `label` names it for readers; `error` stands under it and is announced. */
export function Field({
  icon,
  label,
  placeholder,
  value,
  onChange,
  error,
  onClear,
  clearLabel,
  type = 'text',
  inputMode,
  testId,
}: Field.Props) {
  useSheet(css)
  const search = type === 'search' || icon === lateIcons.search
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onClear?.()
    input.current?.focus()
  }
  return (
    <div className="field-box">
      <label
        className="field"
        data-search={search || undefined}
        data-error={error ? true : undefined}
      >
        {icon && <Icon of={icon} />}
        <input
          ref={input}
          type={type}
          inputMode={inputMode}
          value={value}
          placeholder={placeholder}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint={search ? 'search' : undefined}
          data-testid={testId}
          onChange={(event) => onChange(event.target.value)}
        />
        {onClear && clearLabel && value && (
          <IconButton icon={icons.close} label={clearLabel} onPress={clear} />
        )}
      </label>
      {error && (
        <p className="field-error" id={id} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

export declare namespace Field {
  type Props = {
    icon?: Drawing | undefined
    label: string
    placeholder?: string | undefined
    value: string
    onChange: (value: string) => void
    error?: ReactNode
    onClear?: (() => void) | undefined
    clearLabel?: string | undefined
    /** The keyboard of a phone. Default: that of the type. */
    inputMode?: 'decimal' | undefined
    type?: 'text' | 'search' | 'email' | 'password' | undefined
    testId?: string | undefined
  }
}
