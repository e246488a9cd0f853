import { getLocale, pickBuyCurrency } from '@foyer/core/internal'
import { useBuyMessages } from '../../hooks/useBuyMessages.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { readBuy } from '../../locales/readBuy.js'
import { AssetRow } from '../../ui/AssetRow.js'
import { icons } from '../../ui/icons.js'
import { BuyNothing } from '../BuyNothing.js'
import { buyOf } from '../buyOf.js'
import { first, type LateView } from '../first.js'
import { useMoney } from '../useMoney.js'

export const view: LateView<'OnRampFiatSelect'> = {
  after: first,
  texts: ['late', 'buy'],
  title: (_, __, ___, client) => readBuy(client).currencies.title,
  Body: SelectCurrency,
}

/** The money that is taken, and how much of it. */
function SelectCurrency() {
  const client = useFoyerClient()
  const { currencies: texts } = useBuyMessages()
  const { money } = useMoney()
  const draft = useFoyerSelector(buyOf)?.draft
  const all = draft?.options?.currencies
  if (!all) return <BuyNothing />
  const names = new Intl.DisplayNames(getLocale(client), { type: 'currency' })
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets the role of a list without bullets
    <ul className="rows" role="list" aria-label={texts.list}>
      {all.map(({ id, min, max }) => (
        <AssetRow
          key={id}
          fallback={id}
          mark={draft.fiat === id ? { glyph: icons.tick } : undefined}
          name={<bdi>{names.of(id) ?? id}</bdi>}
          sub={<bdi dir="ltr">{texts.limits(money(min, id), money(max, id))}</bdi>}
          end={<bdi>{id}</bdi>}
          onPress={() => pickBuyCurrency(client, id)}
          testId={`fiat-${id}`}
        />
      ))}
    </ul>
  )
}
