import { type ClipboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import css from './CodeField.css?inline'
import { codeLength, digitsOf, pastedCode } from './codeDigits.js'
import { useSheet } from './useSheet.js'

/**
 * Six boxes and one field behind them: one to readers, to what fills in codes and to what pastes them. With an `error`
 * the next key begins anew.
 */
export function CodeField(props: CodeField.Props) {
  useSheet(css)
  const { label, value, onChange, onComplete, error, busy, focusKey, testId } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key asks for the focus again
  useEffect(() => input.current?.focus(), [focusKey])
  const take = (code: string) => {
    if (busy) return
    onChange(code)
    if (code.length === codeLength && code !== value) onComplete(code)
  }
  const onPaste = (event: ClipboardEvent) => {
    const pasted = pastedCode(event.clipboardData.getData('text'))
    if (pasted.length !== codeLength) return
    event.preventDefault()
    take(pasted)
  }
  return (
    <div className="code-field">
      <div
        className="code-boxes"
        data-error={error ? true : undefined}
        data-busy={busy || undefined}
        dir="ltr"
      >
        <input
          ref={input}
          value={value}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          aria-busy={busy || undefined}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="numeric"
          enterKeyHint="done"
          data-testid={testId}
          onPaste={onPaste}
          onSelect={({ currentTarget }) => keepAtEnd(currentTarget)}
          onChange={({ currentTarget }) =>
            take(typed(digitsOf(currentTarget.value), error ? value : ''))
          }
        />
        {boxes.map((box) => (
          <span
            key={box}
            className="code-box"
            data-now={box === Math.min(value.length, codeLength - 1) || undefined}
            data-full={box < value.length || undefined}
            aria-hidden="true"
          >
            {value[box]}
          </span>
        ))}
      </div>
      {error && (
        <p className="code-error" id={id}>
          {error}
        </p>
      )}
    </div>
  )
}

export declare namespace CodeField {
  type Props = {
    label: string
    /** The digits typed so far. */
    value: string
    onChange: (value: string) => void
    /** Hears the sixth digit. */
    onComplete: (code: string) => void
    error?: ReactNode
    busy?: boolean | undefined
    /** Takes the focus at first, and again whenever this changes. */
    focusKey?: unknown
    testId?: string | undefined
  }
}

const boxes = Array.from({ length: codeLength }, (_, index) => index)

/** What stands after a key: where a refused code stood, only what is new. */
function typed(digits: string, refused: string): string {
  if (refused && digits.startsWith(refused)) return digits.slice(refused.length)
  if (refused && digits.length < refused.length) return ''
  return digits.slice(0, codeLength)
}

/** The caret is drawn behind the last digit, so that is where it is. */
function keepAtEnd(input: HTMLInputElement): void {
  const { selectionStart, selectionEnd, value } = input
  if (selectionStart === selectionEnd && selectionEnd !== value.length)
    input.setSelectionRange(value.length, value.length)
}
