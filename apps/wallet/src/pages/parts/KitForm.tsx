import { after } from '@foyer/protocol'
import { Button, icons, Link, Note, useAnnounce } from '@foyer/react/ui'
import { useState } from 'react'
import { makeKit } from '../../vault/kit/makeKit.js'
import type { Secrets } from '../../vault/Vault.js'
import { useTask } from '../useTask.js'
import { useTexts } from '../useTexts.js'
import { useVisit } from '../VisitContext.js'
import { SecretField } from './SecretField.js'

/** The file to leave with, locked with a passphrase of its own. */
export function KitForm({ secrets }: { secrets: Secrets }) {
  const texts = useTexts()
  const { document, now, vault } = useVisit()
  const { run, busy, error, forget } = useTask()
  const announce = useAnnounce()
  const [passphrase, setPassphrase] = useState('')
  const [isSaved, setSaved] = useState(false)
  const text = texts.take
  const save = () =>
    void run(async () => {
      const wallet = vault.wallet()
      if (!wallet) return
      const locks = [{ kind: 'passphrase', passphrase }] as const
      const from = { addresses: wallet.addresses, entropy: secrets.entropy }
      const kit = await makeKit(from, locks, new Date(now()))
      download(document, JSON.stringify(kit, undefined, 2))
      setPassphrase('')
      setSaved(true)
      announce(text.kitDone)
    })
  return (
    <section className="secret" aria-label={text.kit}>
      <div className="secret-head">
        <div>
          <strong>{text.kit}</strong>
          <span>{text.kitText}</span>
        </div>
      </div>
      <SecretField
        label={text.kitLabel}
        type="password"
        value={passphrase}
        error={error}
        onChange={(value) => {
          if (error) forget()
          setPassphrase(value)
        }}
        onSubmit={save}
        testId="wallet-kit-passphrase"
      >
        <Button
          wide
          icon={icons.download}
          busy={busy}
          disabled={passphrase === ''}
          onPress={save}
          testId="wallet-kit"
        >
          {busy ? text.kitBusy : text.kitMake}
        </Button>
      </SecretField>
      {isSaved && <Note>{text.kitDone}</Note>}
      <Note>
        <Link href={`${document.location.origin}/recover`}>{text.page}</Link>
      </Note>
    </section>
  )
}

function download(document: Document, text: string) {
  // Of the window in which it is pressed: a browser keeps the files of a frame apart from those of a window.
  const { Blob, URL } = document.defaultView as Window & typeof globalThis
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'leaving-kit.json'
  link.click()
  // After the browser took it.
  after(60_000, () => URL.revokeObjectURL(url))
}
