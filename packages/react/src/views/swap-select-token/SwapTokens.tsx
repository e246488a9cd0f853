import { ownPicture, worthOf } from '@foyer/core/internal'
import type { SwapListing } from '@foyer/core/swap'
import { formatUnits, parseUnits, truncateAddress } from '@foyer/protocol'
import { memo } from 'react'
import { useDecimal } from '../../hooks/useDecimal.js'
import { useDollars } from '../../hooks/useDollars.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { AssetRow } from '../../ui/AssetRow.js'
import { icons } from '../../ui/icons.js'
import { LongList } from '../../ui/LongList.js'

/** A part of the list under its name. Only the rows near what is seen are in the document, and a letter that is typed draws none of them before it has found something. */
export const SwapTokens = memo(function SwapTokens({
  label,
  tokens,
  chosen,
  onPick,
}: SwapTokens.Props) {
  if (tokens.length === 0) return null
  return (
    <section className="swap-tokens">
      <h2 className="swap-heading">{label}</h2>
      <LongList label={label} count={tokens.length}>
        {(index) => {
          const token = tokens[index]
          return (
            token && (
              <ListingRow
                key={token.address ?? 'coin'}
                token={token}
                isChosen={chosen?.address === token.address && chosen?.symbol === token.symbol}
                position={{ index, count: tokens.length }}
                onPick={onPick}
              />
            )
          )
        }}
      </LongList>
    </section>
  )
})

export declare namespace SwapTokens {
  type Props = {
    label: string
    tokens: readonly SwapListing[]
    /** The one that stands on this side already. */
    chosen: Pick<SwapListing, 'address' | 'symbol'> | undefined
    onPick: (token: SwapListing) => void
  }
}

function ListingRow({ token, isChosen, position, onPick }: ListingRow.Props) {
  const client = useFoyerClient()
  const write = useDecimal()
  const dollars = useDollars()
  const { name, symbol, address, decimals, balance, isListed, iconUrl } = token
  const worth = balance === undefined ? undefined : worthOf(balance, token)
  return (
    <AssetRow
      image={ownPicture(client, iconUrl)}
      fallback={symbol}
      mark={isChosen ? { glyph: icons.tick } : undefined}
      name={<bdi>{name}</bdi>}
      sub={
        <>
          <bdi>{symbol}</bdi>
          {address !== undefined && !isListed && (
            <>
              {' · '}
              <bdi dir="ltr">{truncateAddress(address)}</bdi>
            </>
          )}
        </>
      }
      end={balance ? <bdi dir="ltr">{write(formatUnits(balance, decimals))}</bdi> : undefined}
      endSub={worth && <bdi dir="ltr">{dollars(parseUnits(worth, 6)).whole}</bdi>}
      position={position}
      onPress={() => onPick(token)}
      testId={`swap-token-${symbol}`}
    />
  )
}

declare namespace ListingRow {
  type Props = {
    token: SwapListing
    isChosen: boolean
    position: { index: number; count: number }
    onPick: (token: SwapListing) => void
  }
}
