import type { Client, State } from '@foyer/core'
import { listConnections, listContext, showView, wantedWallets } from '@foyer/core/internal'
import { useRef } from 'react'
import { useDerived } from '../../hooks/useDerived.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { readLate } from '../../locales/readLate.js'
import { Button } from '../../ui/Button.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { RowList } from '../../ui/RowList.js'
import { first, type LateView } from '../first.js'
import { listsSessions } from '../listsSessions.js'
import { listsSignIns } from '../listsSignIns.js'
import { SignInsRow } from '../SignInsRow.js'
import { SmartSessionsRow } from '../SmartSessionsRow.js'
import { ConnectedWallet } from './ConnectedWallet.js'
import { LeaveAll } from './LeaveAll.js'
import { UsedBefore } from './UsedBefore.js'
import css from './view.css?inline'

export const view: LateView<'ProfileWallets'> = {
  after: first,
  texts: ['late', 'embedded'],
  title: (_, __, ___, client) => readLate(client).wallets.title,
  Body: ProfileWallets,
  css,
}

/** Every connected wallet of every chain family with its accounts, those used before, and the way to another one. */
function ProfileWallets() {
  const client = useFoyerClient()
  const { account, wallets } = useLateMessages()
  const isListed = useDerived(listsSignIns)
  const hasSessions = useDerived(listsSessions)
  const connections = useDerived(connected)
  const wanted = useDerived(usedBefore)
  const list = useRef<HTMLDivElement>(null)
  return (
    <>
      <div ref={list} className="wallets" tabIndex={-1} data-testid="connected-wallets">
        {connections.map(({ key, connection, isInUse }) => (
          <ConnectedWallet
            key={key}
            connection={connection}
            isInUse={isInUse}
            // The button that was pressed goes with the wallet: the focus stays in the list.
            onLeft={() => list.current?.focus({ preventScroll: true })}
          />
        ))}
      </div>
      {wanted.length > 0 && <UsedBefore wallets={wanted} />}
      {isListed && (
        <RowList label={account.signIns}>
          <SignInsRow />
        </RowList>
      )}
      {hasSessions && (
        <RowList label={account.smartSessions}>
          <SmartSessionsRow />
        </RowList>
      )}
      <Button
        wide
        icon={lateIcons.plus}
        onPress={() => showView(client, { name: 'Connect' })}
        testId="connect-another"
      >
        {wallets.add}
      </Button>
      {connections.length > 1 && <LeaveAll />}
    </>
  )
}

/** In an order of their own: a list must not jump when another wallet is used. */
function connected(_: Client, { connection, network: { active } }: State) {
  const inUse = active && connection.byNamespace[active]
  return listConnections(connection)
    .map((one) => ({
      key: `${one.namespace} ${one.connectorId}`,
      connection: one,
      isInUse: one.namespace === active && one.connectorId === inUse?.connectorId,
    }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
}

function usedBefore(client: Client, { connection, wallets }: State) {
  return wantedWallets(wallets, connection, { ...listContext(client), namespace: undefined })
}
