import { pickSocial } from '@foyer/core/internal'
import { useEmbeddedMessages } from '../../hooks/useEmbeddedMessages.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { readEmbedded } from '../../locales/readEmbedded.js'
import { RowList } from '../../ui/RowList.js'
import { SocialRow } from '../../ui/SocialRow.js'
import { first, type LateView } from '../first.js'
import { useAgreement } from '../useAgreement.js'
import { useSocials } from '../useSocials.js'

export const view: LateView<'ConnectSocials'> = {
  after: first,
  texts: ['late', 'embedded'],
  title: (_, __, ___, client) => readEmbedded(client).allSocials.title,
  Body: ConnectSocials,
}

function ConnectSocials() {
  const client = useFoyerClient()
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
            onPress={() => pickSocial(client, id)}
          />
        ))}
      </RowList>
      {after}
    </>
  )
}
