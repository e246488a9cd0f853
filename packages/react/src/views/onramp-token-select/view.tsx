import { pickBuyToken } from '@foyer/core/internal'
import { useState } from 'react'
import { useBuyMessages } from '../../hooks/useBuyMessages.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { readBuy } from '../../locales/readBuy.js'
import { AssetRow } from '../../ui/AssetRow.js'
import { EmptyState } from '../../ui/EmptyState.js'
import { icons } from '../../ui/icons.js'
import { LongList } from '../../ui/LongList.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { BuyNothing } from '../BuyNothing.js'
import { buyOf } from '../buyOf.js'
import { first, type LateView } from '../first.js'
import { SearchField } from '../SearchField.js'

export const view: LateView<'OnRampTokenSelect'> = {
  after: first,
  texts: ['late', 'buy'],
  title: (_, __, ___, client) => readBuy(client).tokens.title,
  Body: SelectToken,
}

/** Fewer than this are seen at a glance. */
const searchFrom = 6

/** What is sold on the network in use. */
function SelectToken() {
  const client = useFoyerClient()
  const { tokens: texts } = useBuyMessages()
  const draft = useFoyerSelector(buyOf)?.draft
  const [typed, setTyped] = useState('')
  const all = draft?.options?.tokens
  if (!all) return <BuyNothing />
  const search = typed.trim().toLowerCase()
  const shown = all.filter(({ name, symbol }) =>
    [name, symbol].some((text) => text.toLowerCase().includes(search)),
  )
  return (
    <>
      {all.length >= searchFrom && (
        <SearchField
          label={texts.search}
          value={typed}
          onChange={setTyped}
          testId="buy-token-search"
        />
      )}
      {shown.length === 0 ? (
        <EmptyState
          icon={lateIcons.search}
          title={texts.nothing}
          text={texts.nothingText(typed.trim())}
        />
      ) : (
        <LongList label={texts.list} count={shown.length}>
          {(index) => {
            const token = shown[index]
            return (
              token && (
                <AssetRow
                  key={token.id}
                  fallback={token.symbol}
                  mark={draft.token?.id === token.id ? { glyph: icons.tick } : undefined}
                  name={<bdi>{token.name}</bdi>}
                  sub={<bdi>{token.symbol}</bdi>}
                  position={{ index, count: shown.length }}
                  onPress={() => pickBuyToken(client, token)}
                  testId={`buy-${token.symbol}`}
                />
              )
            )
          }}
        </LongList>
      )}
    </>
  )
}
