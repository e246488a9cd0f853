import type { ListedWallet } from '@foyer/core'
import { pickWallet, showView } from '@foyer/core/internal'
import { useMemo, useState } from 'react'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { readLate } from '../../locales/readLate.js'
import { Button } from '../../ui/Button.js'
import { EmptyState } from '../../ui/EmptyState.js'
import { icons } from '../../ui/icons.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { TileGrid } from '../../ui/TileGrid.js'
import { first, type LateView } from '../first.js'
import { Count } from './Count.js'
import { Failed } from './Failed.js'
import { Search } from './Search.js'
import { useListed } from './useListed.js'
import { usePreload } from './usePreload.js'
import css from './view.css?inline'

export const view: LateView<'AllWallets'> = {
  after: first,
  texts: ['late'],
  title: (_, __, ___, client) => readLate(client).allWallets.title,
  Body: AllWallets,
  css,
}

function AllWallets() {
  const client = useFoyerClient()
  const { allWallets: texts } = useLateMessages()
  const [typed, setTyped] = useState('')
  const { listed, searching, failed, pending, reach, retry } = useListed(typed)
  usePreload(listed)
  const tiles = useMemo(() => listed.map((wallet) => toTile(wallet, texts)), [listed, texts])
  const pickById = (id: string) => {
    const wallet = listed.find((each) => each.id === id)
    if (wallet) pickWallet(client, wallet)
  }
  const isEmpty = tiles.length === 0 && pending === 0 && !failed
  return (
    <>
      <Search typed={typed} onType={setTyped} />
      {tiles.length + pending > 0 && (
        <TileGrid
          label={texts.grid}
          items={tiles}
          pending={pending}
          onPick={pickById}
          onReach={reach}
        />
      )}
      {failed && <Failed onRetry={retry} />}
      {isEmpty && (searching ? <None typed={typed} onClear={() => setTyped('')} /> : <NoneAtAll />)}
      {searching && pending === 0 && !failed && <Count count={tiles.length} />}
    </>
  )
}

function None({ typed, onClear }: { typed: string; onClear: () => void }) {
  const { allWallets: texts } = useLateMessages()
  return (
    <EmptyState icon={lateIcons.search} title={texts.none} text={texts.noneText(typed.trim())}>
      <Button size="small" onPress={onClear}>
        {texts.showAll}
      </Button>
    </EmptyState>
  )
}

function NoneAtAll() {
  const client = useFoyerClient()
  const { allWallets: texts, actions } = useLateMessages()
  return (
    <EmptyState icon={icons.wallet} title={texts.empty} text={texts.emptyText} lit>
      <Button size="small" onPress={() => showView(client, { name: 'GetWallet' })}>
        {actions.getAWallet}
      </Button>
    </EmptyState>
  )
}

function toTile(
  { id, name, imageUrl, connectors, entry, group }: ListedWallet,
  texts: { installed: string; certified: string },
): TileGrid.Item {
  const isCertified = entry?.badge_type === 'certified'
  return {
    id,
    name,
    ...(imageUrl && { imageUrl }),
    marked: connectors.length > 0 && group !== 'external',
    markedLabel: texts.installed,
    ...(isCertified && { badgeLabel: texts.certified }),
  }
}
