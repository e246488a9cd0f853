import { readEmbedded } from '../../locales/readEmbedded.js'
import { first, type LateView } from '../first.js'
import { useAgreement } from '../useAgreement.js'
import { WalletList } from '../WalletList.js'

export const view: LateView<'ConnectWallets'> = {
  after: first,
  texts: ['late', 'embedded'],
  title: (_, __, ___, client) => readEmbedded(client).connectWallets.title,
  Body: ConnectWallets,
}

/** The wallets alone, where Connect keeps them behind one button. */
function ConnectWallets() {
  const { before, after, refusedBy } = useAgreement()
  return (
    <>
      {before}
      <WalletList refusedBy={refusedBy} />
      {after}
    </>
  )
}
