import { type BuyDraft, chooseBuyCountry } from '@foyer/core/buy'
import { getLocale } from '@foyer/core/internal'
import { useMemo } from 'react'
import { useBuyMessages } from '../../hooks/useBuyMessages.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { Icon } from '../../ui/Icon.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { countriesIn } from './countriesIn.js'

/** Where the user is: what is sold depends on it, and a guess can be wrong. */
export function Country({ draft }: { draft: BuyDraft }) {
  const client = useFoyerClient()
  const texts = useBuyMessages()
  const locale = getLocale(client)
  const countries = useMemo(() => countriesIn(locale), [locale])
  return (
    <label className="buy-country">
      <span>{texts.country}</span>
      <select
        value={draft.country ?? ''}
        data-testid="buy-country"
        onChange={({ target }) => chooseBuyCountry(client, { country: target.value || undefined })}
      >
        <option value="">{texts.noCountry}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <Icon of={lateIcons.chevronDown} size={16} />
    </label>
  )
}
