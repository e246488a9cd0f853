import type { Views } from '@foyer/core'
import { goBack, walletEntry } from '@foyer/core/internal'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { useMessages } from '../../hooks/useMessages.js'
import { readLate } from '../../locales/readLate.js'
import { Art } from '../../ui/Art.js'
import { Button } from '../../ui/Button.js'
import { Doorway } from '../../ui/Doorway.js'
import { EmptyState } from '../../ui/EmptyState.js'
import { Icon } from '../../ui/Icon.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Note } from '../../ui/Note.js'
import { Row } from '../../ui/Row.js'
import { RowList } from '../../ui/RowList.js'
import { VisuallyHidden } from '../../ui/VisuallyHidden.js'
import { first, type LateView } from '../first.js'
import { stores } from '../stores.js'
import { useEntry } from '../useEntry.js'

export const view: LateView<'Downloads'> = {
  after: first,
  texts: ['late'],
  title: (_, { walletId }, { wallets }, client) => {
    const { downloads, getWallet } = readLate(client)
    const entry = walletEntry(wallets, client.options, walletId)
    return entry ? downloads.title(entry.name) : getWallet.title
  },
  Body: Downloads,
}

function Downloads({ data }: { data: Views['Downloads'] }) {
  const client = useFoyerClient()
  const { actions, modal } = useMessages()
  const { downloads } = useLateMessages()
  const { entry, imageUrl } = useEntry(data.walletId)
  const name = entry?.name ?? downloads.unknown
  const links = entry ? stores(entry) : []
  if (links.length === 0)
    return (
      <EmptyState
        icon={lateIcons.download}
        title={downloads.empty(name)}
        text={downloads.emptyText}
      >
        <Button size="small" onPress={() => goBack(client)}>
          {modal.back}
        </Button>
      </EmptyState>
    )
  return (
    <>
      <Doorway lit low>
        <Art name={name} size={68} src={imageUrl} />
      </Doorway>
      <RowList label={downloads.list}>
        {links.map(({ kind, icon, href }) => (
          <Row
            key={kind}
            glyph={icon}
            name={downloads[kind]}
            end={
              <>
                <Icon of={lateIcons.out} size={16} />
                <VisuallyHidden>{actions.newTab}</VisuallyHidden>
              </>
            }
            href={href}
            testId={`download-${kind}`}
          />
        ))}
      </RowList>
      <Note>{downloads.note}</Note>
    </>
  )
}
