import { useAccountInUse } from '../hooks/useAccountInUse.js'
import { AccountButton } from './AccountButton.js'
import { accountRoom } from './accountRoom.js'
import { ConnectButton } from './ConnectButton.js'

/**
 * `AccountButton` while an account is connected, else `ConnectButton`. With `steady` it is as wide from the beginning as an
 * account needs, so that nothing on the page moves when a connection is restored.
 */
export function FoyerButton({ label, loadingLabel, steady, ...given }: FoyerButton.Props) {
  const rest = steady ? { room: accountRoom(given), ...given } : given
  const account = useAccountInUse(rest.namespace)
  if (account) return <AccountButton {...rest} />
  const { balance: _, charsStart: __, charsEnd: ___, ...connect } = rest
  return <ConnectButton {...connect} label={label} loadingLabel={loadingLabel} />
}

export declare namespace FoyerButton {
  type Props = ConnectButton.Props &
    AccountButton.Props & {
      /** Keeps the room of an account from the beginning. Default: `false`. */
      steady?: boolean | undefined
    }
}
