import { type Client, type State, show } from '@foyer/core'
import { useId, useState } from 'react'
import { useClient } from '../../hooks/useClient.js'
import { useDerived } from '../../hooks/useDerived.js'
import { useMessages } from '../../hooks/useMessages.js'
import { RowList } from '../../ui/RowList.js'
import { AllWalletsRow } from '../AllWalletsRow.js'
import { pick } from '../pick.js'
import { useWalletRows } from '../useWalletRows.js'
import type { View } from '../view.js'
import { WalletRow } from '../WalletRow.js'
import { Awaited } from './Awaited.js'
import { agreed } from './agreed.js'
import { Guide } from './Guide.js'
import { Legal } from './Legal.js'
import { NoWallets } from './NoWallets.js'
import { useAwaited } from './useAwaited.js'
import css from './view.css?inline'

export const view: View<'Connect'> = {
  title: ({ connect }) => connect.title,
  Body: Connect,
  css,
}

function Connect() {
  const client = useClient()
  const { connect } = useMessages()
  const rows = useWalletRows()
  const awaited = useAwaited()
  const mustAgree = useDerived(agreementDue)
  const [hasAgreed, setAgreed] = useState(agreed.has(client))
  const id = useId()
  const refusedBy = mustAgree && !hasAgreed ? id : undefined
  const agree = (yes: boolean) => {
    if (yes) agreed.add(client)
    else agreed.delete(client)
    setAgreed(yes)
  }
  const legalPart = <Legal id={id} checkbox={mustAgree} checked={hasAgreed} onChange={agree} />
  return (
    <>
      {mustAgree && legalPart}
      {rows.length + awaited > 0 ? (
        <RowList label={connect.wallets}>
          {rows.map((row) => (
            <WalletRow
              key={row.id}
              row={row}
              refusedBy={refusedBy}
              onPick={() => pick(client, row)}
            />
          ))}
          <Awaited count={awaited} />
          <AllWalletsRow
            refusedBy={refusedBy}
            onPress={() => show(client, { name: 'AllWallets' })}
          />
        </RowList>
      ) : (
        <NoWallets />
      )}
      {rows.some(({ disputed }) => disputed) && <p className="disputed">{connect.disputedNote}</p>}
      {rows.length > 0 && <Guide />}
      {!mustAgree && legalPart}
    </>
  )
}

/** Only where the host asks for it and there is something to agree to. */
function agreementDue({ options }: Client, { features }: State): boolean {
  return (
    features.legalCheckbox &&
    (options.termsConditionsUrl !== undefined || options.privacyPolicyUrl !== undefined)
  )
}
