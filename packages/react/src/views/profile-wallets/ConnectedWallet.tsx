import type { ConnectionOf } from '@foyer/core'
import { leaveWallet } from '@foyer/core/internal'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { Art } from '../../ui/Art.js'
import { IconButton } from '../../ui/IconButton.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { RowList } from '../../ui/RowList.js'
import { Spinner } from '../../ui/Spinner.js'
import { useAnnounce } from '../../ui/useAnnounce.js'
import { useNamespace } from '../useNamespace.js'
import { useTask } from '../useTask.js'
import { useWallet } from '../useWallet.js'
import { AccountRow } from './AccountRow.js'
import { useConnectionName } from './useConnectionName.js'

/** One wallet in one chain family: its accounts, each of which is used by a press, and its end. */
export function ConnectedWallet({ connection, isInUse, onLeft }: ConnectedWallet.Props) {
  const { namespace, connectorId, accounts } = connection
  const { wallets: texts } = useLateMessages()
  const { imageUrl } = useWallet(connectorId, namespace)
  const name = useConnectionName(connection)
  const family = useNamespace(namespace)
  const announce = useAnnounce()
  const { begin, isPending, variables } = useTask('disconnect', leaveWallet)
  const isLeaving =
    isPending && variables?.connectorId === connectorId && variables.namespace === namespace
  const leave = async () => {
    // It is disconnected here also where the wallet fails to end its side, which is a notice.
    await begin({ namespace, connectorId })
    announce(texts.left(name))
    onLeft()
  }
  return (
    <section className="wallet" data-testid={`wallet-${namespace}-${connectorId}`}>
      <header className="wallet-head">
        <Art src={imageUrl} name={name} size={32} />
        <div className="wallet-name">
          <h2>
            <bdi>{name}</bdi>
          </h2>
          <p>{family.name}</p>
        </div>
      </header>
      <RowList label={texts.accountsOf(name)}>
        {[...accounts]
          // In an order of their own, as the wallets.
          .sort((a, b) => (a.address < b.address ? -1 : 1))
          .map((account) => (
            <AccountRow
              key={account.address}
              account={account}
              connection={connection}
              isInUse={isInUse && accounts[0] === account}
            />
          ))}
      </RowList>
      {/* Behind the accounts for the keyboard: what is reached first harms nothing. */}
      {isLeaving ? (
        <span className="wallet-leaving">
          <Spinner />
        </span>
      ) : (
        <IconButton
          icon={lateIcons.leave}
          label={texts.leave(`${name}, ${family.name}`)}
          onPress={() => void leave()}
          testId={`leave-${namespace}-${connectorId}`}
        />
      )}
    </section>
  )
}

export declare namespace ConnectedWallet {
  type Props = {
    connection: ConnectionOf
    /** The wallet in use of the chain family in use. */
    isInUse: boolean
    /** Hears that it is disconnected. */
    onLeft: () => void
  }
}
