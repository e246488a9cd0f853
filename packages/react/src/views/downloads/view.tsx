import { back, type Views, walletEntry } from '@foyer/core'
import { useClient } from '../../hooks/useClient.js'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { useMessages } from '../../hooks/useMessages.js'
import { lateMessages } from '../../locales/lateMessages.js'
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
  title: (_, { walletId }, { wallets }, options) => {
    const { downloads, getWallet } = lateMessages(options)
    const entry = walletEntry(wallets, options, walletId)
    return entry ? downloads.title(entry.name) : getWallet.title
  },
  Body: Downloads,
}

function Downloads({ data }: { data: Views['Downloads'] }) {
  const client = useClient()
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
        <Button size="small" onPress={() => back(client)}>
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
