import { useDerived } from '../../hooks/useDerived.js'
import { useAgreement } from '../useAgreement.js'
import { useWalletRows } from '../useWalletRows.js'
import type { View } from '../view.js'
import { WalletList } from '../WalletList.js'
import { Awaited } from './Awaited.js'
import { Guide } from './Guide.js'
import { NoWallets } from './NoWallets.js'
import { useAwaited } from './useAwaited.js'
import css from './view.css?inline'
import { Ways } from './Ways.js'
import { waysBeside } from './waysBeside.js'

export const view: View<'Connect'> = {
  title: ({ connect }) => connect.title,
  Body: Connect,
  css,
}

function Connect() {
  const rows = useWalletRows()
  const awaited = useAwaited()
  const { before, after, refusedBy } = useAgreement()
  const ways = useDerived(waysBeside)
  const hasWallets = rows.length + awaited > 0 && !ways?.isCollapsed
  return (
    <>
      {before}
      {ways && <Ways at="start" ways={ways} isAlone={!hasWallets} refusedBy={refusedBy} />}
      {hasWallets ? (
        <WalletList refusedBy={refusedBy}>
          <Awaited count={awaited} />
        </WalletList>
      ) : (
        !ways && <NoWallets />
      )}
      {ways && <Ways at="end" ways={ways} isAlone={!hasWallets} refusedBy={refusedBy} />}
      {(rows.length > 0 || ways) && <Guide canCreate={ways !== undefined} />}
      {after}
    </>
  )
}
