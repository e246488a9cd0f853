import type { ListedWallet } from '@foyer/core'
import { pickWallet } from '@foyer/core/internal'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { Row } from '../../ui/Row.js'
import { RowList } from '../../ui/RowList.js'

/** Wallets of the page that were connected before and are not now; a press connects one again. */
export function UsedBefore({ wallets }: { wallets: readonly ListedWallet[] }) {
  const client = useFoyerClient()
  const texts = useLateMessages().wallets
  return (
    <section className="used-before">
      <h2>{texts.recent}</h2>
      <RowList label={texts.recent}>
        {wallets.map((wallet) => (
          <Row
            key={wallet.id}
            tight
            image={wallet.imageUrl}
            name={wallet.name}
            onPress={() => pickWallet(client, wallet)}
            testId={`wallet-${wallet.id}`}
          />
        ))}
      </RowList>
    </section>
  )
}
