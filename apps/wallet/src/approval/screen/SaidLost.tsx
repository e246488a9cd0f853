import { Link, Note } from '@foyer/react/ui'
import type { Answering } from './Answering.js'
import { useTexts } from './TextsContext.js'

/** That somebody says, in a browser of the person, that the passkey is lost. Not everybody gets mails. */
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
