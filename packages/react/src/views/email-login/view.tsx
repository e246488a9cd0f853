import { useEmbeddedMessages } from '../../hooks/useEmbeddedMessages.js'
import { readEmbedded } from '../../locales/readEmbedded.js'
import { Doorway } from '../../ui/Doorway.js'
import { formIcons } from '../../ui/formIcons.js'
import { Glyph } from '../../ui/Glyph.js'
import { Hero } from '../../ui/Hero.js'
import { EmailEntry } from '../EmailEntry.js'
import { first, type LateView } from '../first.js'
import { useAgreement } from '../useAgreement.js'
import { usePreparedLogin } from '../usePreparedLogin.js'

export const view: LateView<'EmailLogin'> = {
  after: first,
  texts: ['late', 'embedded'],
  title: (_, __, ___, client) => readEmbedded(client).emailLogin.title,
  Body: EmailLogin,
}

/** The address alone, for a host that leads there itself. */
function EmailLogin() {
  const { emailLogin: texts } = useEmbeddedMessages()
  usePreparedLogin()
  const { before, after, refusedBy } = useAgreement()
  return (
    <>
      <Doorway lit low>
        <Glyph icon={formIcons.mail} size={24} />
      </Doorway>
      <Hero title={texts.hero} text={texts.text} />
      {before}
      <EmailEntry refusedBy={refusedBy} />
      {after}
    </>
  )
}
