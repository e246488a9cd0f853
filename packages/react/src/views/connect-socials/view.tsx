import { useClient } from '../../hooks/useClient.js'
import { useEmbeddedMessages } from '../../hooks/useEmbeddedMessages.js'
import { embeddedMessages } from '../../locales/embeddedMessages.js'
import { RowList } from '../../ui/RowList.js'
import { SocialRow } from '../../ui/SocialRow.js'
import { beginSocial } from '../beginSocial.js'
import { first, type LateView } from '../first.js'
import { useAgreement } from '../useAgreement.js'
import { useSocials } from '../useSocials.js'

export const view: LateView<'ConnectSocials'> = {
  after: first,
  title: (_, __, ___, options) => embeddedMessages(options).allSocials.title,
  Body: ConnectSocials,
}

function ConnectSocials() {
  const client = useClient()
  const texts = useEmbeddedMessages()
  const { before, after, refusedBy } = useAgreement()
  return (
    <>
      {before}
      <RowList label={texts.socials}>
        {useSocials().map((id) => (
          <SocialRow
            key={id}
            mark={id}
            name={texts.logInWith(texts.providers[id])}
            disabled={refusedBy !== undefined}
            describedBy={refusedBy}
            onPress={() => beginSocial(client, id)}
          />
        ))}
      </RowList>
      {after}
    </>
  )
}
