import { Link, Note } from '@foyer/react/ui'
import { useTexts } from '../parts/TextsContext.js'
import type { Answering } from './Answering.js'

/** Says that a browser of the user reports the passkey as lost. Not every user gets mails. */
export function SaidLost({ onSecurity }: Pick<Answering, 'onSecurity'>) {
  const texts = useTexts()
  return (
    <Note tone="error">
      {texts.passkeySaidLost}{' '}
      {onSecurity && (
        <Link onPress={() => onSecurity('security')} testId="passkey-said-lost">
          {texts.passkeySaidLostSee}
        </Link>
      )}
    </Note>
  )
}
