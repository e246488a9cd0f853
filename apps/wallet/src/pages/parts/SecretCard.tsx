import { Button, icons } from '@foyer/react/ui'
import { useEffect, useState } from 'react'
import { ethereumKeyOf, phraseOf, solanaKeyOf } from '../../vault/keys/keyTexts.js'
import type { Secrets } from '../../vault/Vault.js'
import { useTexts } from '../useTexts.js'
import { useVisit } from '../VisitContext.js'
import type { CopySecret } from './createCopySecret.js'
import { SecretCopy } from './SecretCopy.js'

type Kind = 'phrase' | 'ethereum' | 'solana'

/** One secret, hidden until pressed, and again as soon as its window is hidden. */
export function SecretCard({ kind, secrets, copySecret }: SecretCard.Props) {
  const texts = useTexts()
  const { document } = useVisit()
  const [shown, setShown] = useState<string>()
  const text = texts.take
  useEffect(() => {
    const end = new AbortController()
    const hide = () => document.visibilityState === 'hidden' && setShown(undefined)
    document.addEventListener('visibilitychange', hide, { signal: end.signal })
    return () => end.abort()
  }, [document])
  const toggle = async () => setShown(shown ? undefined : await textOf(kind, secrets))
  return (
    <section className="secret" aria-label={text[kind]}>
      <div className="secret-head">
        <div>
          <strong>{text[kind]}</strong>
          <span>{text[`${kind}Text`]}</span>
        </div>
        <Button
          size="small"
          icon={shown ? icons.eyeOff : icons.eye}
          onPress={() => void toggle()}
          testId={`wallet-show-${kind}`}
        >
          {shown ? text.hide : text.show}
        </Button>
      </div>
      {shown && (
        <>
          <div data-testid={`wallet-secret-${kind}`}>
            {kind === 'phrase' ? <Words phrase={shown} /> : <p className="secret-text">{shown}</p>}
          </div>
          <SecretCopy text={shown} copySecret={copySecret} testId={`wallet-copy-${kind}`} />
        </>
      )}
    </section>
  )
}

export declare namespace SecretCard {
  type Props = { kind: Kind; secrets: Secrets; copySecret: CopySecret }
}

function Words({ phrase }: { phrase: string }) {
  return (
    <ol className="words">
      {phrase.split(' ').map((word, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a word may come twice, and its place is what it is
        <li key={index}>
          <span aria-hidden="true">{index + 1}</span> {word}
        </li>
      ))}
    </ol>
  )
}

function textOf(kind: Kind, secrets: Secrets): Promise<string> {
  if (kind === 'phrase') return phraseOf(secrets)
  return Promise.resolve(
    kind === 'ethereum' ? ethereumKeyOf(secrets.keys) : solanaKeyOf(secrets.keys),
  )
}
