import { pickSocial, socialOptions } from '@foyer/core/internal'
import { useDerived } from '../../hooks/useDerived.js'
import { useEmbeddedMessages } from '../../hooks/useEmbeddedMessages.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { readEmbedded } from '../../locales/readEmbedded.js'
import { RowList } from '../../ui/RowList.js'
import { SocialRow } from '../../ui/SocialRow.js'
import { first, type LateView } from '../first.js'
import { useAgreement } from '../useAgreement.js'

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
        {useDerived(socialOptions).map((id) => (
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
