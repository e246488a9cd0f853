import type { Client, State } from '@foyer/core'
import { isEmbeddedOffered, showView, track } from '@foyer/core/internal'
import { useDerived } from '../../hooks/useDerived.js'
import { useEmbeddedMessages } from '../../hooks/useEmbeddedMessages.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { readEmbedded } from '../../locales/readEmbedded.js'
import { Doorway } from '../../ui/Doorway.js'
import { Glyph } from '../../ui/Glyph.js'
import { Hero } from '../../ui/Hero.js'
import { icons } from '../../ui/icons.js'
import { Link } from '../../ui/Link.js'
import { Note } from '../../ui/Note.js'
import { EmailEntry } from '../EmailEntry.js'
import { first, type LateView } from '../first.js'
import { SocialEntry } from '../SocialEntry.js'
import { useAgreement } from '../useAgreement.js'
import { usePreparedLogin } from '../usePreparedLogin.js'

export const view: LateView<'Create'> = {
  after: first,
  texts: ['late', 'embedded'],
  title: (_, __, ___, client) => readEmbedded(client).create.title,
  Body: Create,
}

/** The ways to get a wallet, for users without one. */
function Create() {
  const client = useFoyerClient()
  const { create: texts } = useEmbeddedMessages()
  const { before, after, refusedBy } = useAgreement()
  const { email, social } = useDerived(offered)
  usePreparedLogin()
  const learn = () => {
    track(client, { event: 'CLICK_WALLET_HELP' })
    showView(client, { name: 'WhatIsAWallet' })
  }
  return (
    <>
      <Doorway lit low>
        <Glyph icon={icons.wallet} size={24} />
      </Doorway>
      <Hero title={texts.hero} text={texts.text} />
      {before}
      {email && <EmailEntry refusedBy={refusedBy} />}
      {social && <SocialEntry refusedBy={refusedBy} />}
      <Note>
        <Link onPress={learn}>{texts.learn}</Link>
      </Note>
      {after}
    </>
  )
}

function offered(client: Client, { features }: State) {
  const any = isEmbeddedOffered(client)
  return { email: any && features.email, social: any && features.socials !== false }
}
