import { show } from '@foyer/core'
import { walletSearchMin } from '@foyer/protocol'
import { useMemo, useState } from 'react'
import { useClient } from '../../hooks/useClient.js'
import { useMessages } from '../../hooks/useMessages.js'
import { Button } from '../../ui/Button.js'
import { EmptyState } from '../../ui/EmptyState.js'
import { Field } from '../../ui/Field.js'
import { TileGrid } from '../../ui/TileGrid.js'
import { pick } from '../pick.js'
import { useAllWallets } from '../useAllWallets.js'
import type { View } from '../view.js'
import { Count } from './Count.js'
import { matching } from './matching.js'
import css from './view.css?inline'

export const view: View<'AllWallets'> = {
  title: (messages) => messages.allWallets.title,
  Body: AllWallets,
  css,
}

function AllWallets() {
  const client = useClient()
  const { allWallets: texts, actions } = useMessages()
  const wallets = useAllWallets()
  const [typed, setTyped] = useState('')
  const search = typed.trim()
  const searching = search.length >= walletSearchMin
  const found = useMemo(
    () => matching(wallets, searching ? search : '', texts.installed),
    [wallets, searching, search, texts.installed],
  )
  const pickById = (id: string) => {
    const wallet = wallets.find((each) => each.id === id)
    if (wallet) pick(client, wallet)
  }
  if (wallets.length === 0)
    return (
      <EmptyState icon="wallet" title={texts.empty} text={texts.emptyText} lit>
        <Button size="small" onPress={() => show(client, { name: 'GetWallet' })}>
          {actions.getAWallet}
        </Button>
      </EmptyState>
    )
  return (
    <>
      <Field
        icon="search"
        type="search"
        label={texts.search}
        placeholder={texts.search}
        value={typed}
        onChange={setTyped}
        onClear={() => setTyped('')}
        clearLabel={actions.clearSearch}
        testId="wallet-search"
      />
      {found.length > 0 ? (
        <TileGrid label={texts.grid} items={found} onPick={pickById} />
      ) : (
        <EmptyState icon="search" title={texts.none} text={texts.noneText(search)}>
          <Button size="small" onPress={() => setTyped('')}>
            {texts.showAll}
          </Button>
        </EmptyState>
      )}
      {searching && <Count count={found.length} />}
    </>
  )
}
