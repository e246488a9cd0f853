import { type Client, isEmbeddedOffered, type State, show, track } from '@foyer/core'
import { useClient } from '../../hooks/useClient.js'
import { useDerived } from '../../hooks/useDerived.js'
import { useEmbeddedMessages } from '../../hooks/useEmbeddedMessages.js'
import { embeddedMessages } from '../../locales/embeddedMessages.js'
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

export const view: LateView<'Create'> = {
  after: first,
  title: (_, __, ___, options) => embeddedMessages(options).create.title,
  Body: Create,
}

/** The ways to a wallet for who has none. */
function Create() {
  const client = useClient()
  const { create: texts } = useEmbeddedMessages()
  const { before, after, refusedBy } = useAgreement()
  const { email, social } = useDerived(offered)
  const learn = () => {
    track(client, { event: 'CLICK_WALLET_HELP' })
    show(client, { name: 'WhatIsAWallet' })
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
