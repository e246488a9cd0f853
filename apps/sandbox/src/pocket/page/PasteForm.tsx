import type { PocketWallet } from '@foyer/testing/pocket'
import { type FormEvent, useId, useState } from 'react'

/** In the place of a camera: the code of a page, pasted. */
export function PasteForm({ wallet, problem: first }: PasteForm.Properties) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState(first)
  const [waiting, setWaiting] = useState(false)
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    try {
      wallet.pair(text)
      setText('')
      setProblem(undefined)
      setWaiting(true)
    } catch (error) {
      setWaiting(false)
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <form className="paste" onSubmit={submit}>
      <label htmlFor={id}>Code of a page</label>
      <div>
        <input
          id={id}
          value={text}
          onChange={({ target }) => setText(target.value)}
          placeholder="wc:…"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-problem`}
        />
        <button type="submit" className="act" disabled={text.trim() === ''}>
          Connect
        </button>
      </div>
      <p id={`${id}-problem`} className={problem ? 'problem' : 'note'} role="status">
        {problem ?? (waiting ? 'Waiting for the page…' : 'Press “Copy link” under the QR code.')}
      </p>
    </form>
  )
}

export declare namespace PasteForm {
  type Properties = { wallet: PocketWallet; problem: string | undefined }
}
