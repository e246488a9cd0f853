import type { ListedWallet } from '@foyer/core'
import { resetView, showView } from '@foyer/core/internal'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { readLate } from '../../locales/readLate.js'
import { Button } from '../../ui/Button.js'
import { EmptyState } from '../../ui/EmptyState.js'
import { Icon } from '../../ui/Icon.js'
import { icons } from '../../ui/icons.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Note } from '../../ui/Note.js'
import { Row } from '../../ui/Row.js'
import { RowList } from '../../ui/RowList.js'
import { first, type LateView } from '../first.js'
import { stores } from '../stores.js'
import { useAllWallets } from '../useAllWallets.js'

export const view: LateView<'GetWallet'> = {
  after: first,
  texts: ['late'],
  title: (_, __, ___, client) => readLate(client).getWallet.title,
  Body: GetWallet,
}

/** Enough to choose from: all others are under all wallets. */
const shownMax = 8

function GetWallet() {
  const client = useFoyerClient()
  const { getWallet: texts } = useLateMessages()
  const wallets = useAllWallets().filter(isToBeHad).slice(0, shownMax)
  const done = (
    <Button wide onPress={() => resetView(client, { name: 'Connect' })} testId="have-wallet">
      {texts.done}
    </Button>
  )
  if (wallets.length === 0)
    return (
      <>
        <EmptyState icon={icons.wallet} title={texts.empty} text={texts.emptyText} lit />
        {done}
      </>
    )
  return (
    <>
      <RowList label={texts.list}>
        {wallets.map(({ id, name, imageUrl }) => (
          <Row
            key={id}
            {...(imageUrl && { image: imageUrl })}
            name={name}
            end={<Icon of={lateIcons.chevron} size={16} />}
            onPress={() => showView(client, { name: 'Downloads', data: { walletId: id } })}
            testId={`get-${id}`}
          />
        ))}
      </RowList>
      <Note>{texts.text}</Note>
      {done}
    </>
  )
}

/** Whether a wallet can be got: it is not installed, and is one that the host adds, or one of the directory with a link to get it. */
function isToBeHad({ connectors, entry, group }: ListedWallet): boolean {
  if (!entry || connectors.length > 0) return false
  return group !== 'recommended' || stores(entry).length > 0
}
