import { type Nft, ownPicture } from '@foyer/core'
import { useState } from 'react'
import { useAssetMessages } from '../../hooks/useAssetMessages.js'
import { useClient } from '../../hooks/useClient.js'
import { useFoyerNfts } from '../../hooks/useFoyerNfts.js'
import { useNumber } from '../../hooks/useNumber.js'
import { Picture } from '../../ui/Picture.js'
import { Amount } from '../Amount.js'
import { ListState } from '../ListState.js'
import { LoadMore } from '../LoadMore.js'
import { useNetworkName } from '../useNetworkName.js'
import { SpamSwitch } from './SpamSwitch.js'

/** The collectibles of the account in two columns; what looks like spam only on demand. */
export function Nfts() {
  const texts = useAssetMessages()
  const network = useNetworkName()
  const { items = [], status, refresh, hasMore, moreStatus, loadMore } = useFoyerNfts()
  const [withSpam, setWithSpam] = useState(false)
  const fine = items.filter(({ flags }) => !flags.is_spam)
  const shown = withSpam ? items : fine
  return (
    <>
      <ListState
        kind="nfts"
        network={network}
        status={status}
        isEmpty={shown.length === 0 && !hasMore}
        onRetry={() => void refresh()}
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets the role of a list without bullets */}
        <ul className="nfts" role="list" aria-label={texts.nfts}>
          {shown.map((nft) => (
            <NftTile key={`${nft.address}:${nft.tokenId}`} nft={nft} />
          ))}
        </ul>
        {hasMore && <LoadMore shown={shown.length} status={moreStatus} onMore={loadMore} />}
      </ListState>
      <SpamSwitch count={items.length - fine.length} on={withSpam} onSwitch={setWithSpam} />
    </>
  )
}

function NftTile({ nft }: { nft: Nft }) {
  const client = useClient()
  const texts = useAssetMessages()
  const number = useNumber()
  const { name, collection, tokenId, imageUrl, quantity } = nft
  const title = name || texts.numbered(tokenId)
  const count = Number(quantity.numeric)
  return (
    <li className="nft" data-testid="nft">
      <Picture src={ownPicture(client, imageUrl)} />
      <span className="nft-name">
        <bdi>{title}</bdi>
      </span>
      <span className="nft-collection">
        {count > 1 ? <Amount>{texts.several(number(count))}</Amount> : <bdi>{collection}</bdi>}
      </span>
    </li>
  )
}
