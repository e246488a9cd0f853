import type { Nft, State } from '@foyer/core'
import { ownPicture, showView } from '@foyer/core/internal'
import { isCaipNetworkId, parseCaipNetworkId, sendNamespaces } from '@foyer/protocol'
import { useState } from 'react'
import { useAssetMessages } from '../../hooks/useAssetMessages.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerNfts } from '../../hooks/useFoyerNfts.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { Picture } from '../../ui/Picture.js'
import { Pressable } from '../../ui/Pressable.js'
import { Amount } from '../Amount.js'
import { ListState } from '../ListState.js'
import { LoadMore } from '../LoadMore.js'
import { listStatus } from '../listStatus.js'
import { useNetworkName } from '../useNetworkName.js'
import { SpamSwitch } from './SpamSwitch.js'

/** The collectibles of the account in two columns; what looks like spam only on demand. */
export function Nfts() {
  const texts = useAssetMessages()
  const network = useNetworkName()
  const query = useFoyerNfts()
  const { data: items = [], hasNextPage, refetch } = query
  const [withSpam, setWithSpam] = useState(false)
  const fine = items.filter(({ flags }) => !flags.is_spam)
  const shown = withSpam ? items : fine
  return (
    <>
      <ListState
        kind="nfts"
        network={network}
        status={listStatus(query)}
        isEmpty={shown.length === 0 && !hasNextPage}
        onRetry={() => void refetch()}
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets the role of a list without bullets */}
        <ul className="nfts" role="list" aria-label={texts.nfts}>
          {shown.map((nft) => (
            <NftTile key={`${nft.address}:${nft.tokenId}`} nft={nft} />
          ))}
        </ul>
        {hasNextPage && <LoadMore shown={shown.length} query={query} />}
      </ListState>
      <SpamSwitch count={items.length - fine.length} on={withSpam} onSwitch={setWithSpam} />
    </>
  )
}

function NftTile({ nft }: { nft: Nft }) {
  const client = useFoyerClient()
  const texts = useAssetMessages()
  const { name, collection, tokenId, imageUrl, quantity } = nft
  const title = name || texts.numbered(tokenId)
  const count = Number(quantity.numeric)
  const isSendable = useFoyerSelector(sendOf) && isServed(nft)
  return (
    <li className="nft" data-testid="nft">
      {isSendable && (
        <Pressable
          className="nft-send"
          aria-label={texts.sendNft(title)}
          onPress={() => showView(client, { name: 'WalletSend', data: { nft } })}
          testId="nft-send"
        />
      )}
      <Picture src={ownPicture(client, imageUrl)} />
      <span className="nft-name">
        <bdi>{title}</bdi>
      </span>
      <span className="nft-collection">
        {count > 1 ? <Amount>{texts.several(count)}</Amount> : <bdi>{collection}</bdi>}
      </span>
    </li>
  )
}

function sendOf({ features }: State): boolean {
  return features.send
}

function isServed({ chainId }: Nft): boolean {
  return isCaipNetworkId(chainId) && sendNamespaces.includes(parseCaipNetworkId(chainId).namespace)
}
