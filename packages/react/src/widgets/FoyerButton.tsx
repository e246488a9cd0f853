import { useAccountInUse } from '../hooks/useAccountInUse.js'
import { AccountButton } from './AccountButton.js'
import { ConnectButton } from './ConnectButton.js'

/** Whichever is right: the button to connect, or the connected account. */
export function FoyerButton({ label, loadingLabel, ...rest }: FoyerButton.Props) {
  const account = useAccountInUse(rest.namespace)
  if (account) return <AccountButton {...rest} />
  const { balance: _, charsStart: __, charsEnd: ___, ...connect } = rest
  return <ConnectButton {...connect} label={label} loadingLabel={loadingLabel} />
}

export declare namespace FoyerButton {
  type Props = ConnectButton.Props & AccountButton.Props
}
