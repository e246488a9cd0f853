import type { Views } from '@foyer/core'
import { pickSwapToken } from '@foyer/core/internal'
import type { SwapListing } from '@foyer/core/swap'
import { useCallback, useState } from 'react'
import { useExchangeMessages } from '../../hooks/useExchangeMessages.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { readExchange } from '../../locales/readExchange.js'
import { Button } from '../../ui/Button.js'
import { EmptyState } from '../../ui/EmptyState.js'
import { icons } from '../../ui/icons.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Skeleton } from '../../ui/Skeleton.js'
import { first, type LateView } from '../first.js'
import { SearchField } from '../SearchField.js'
import { swapDraftOf } from '../swapDraftOf.js'
import { useSwapTokens } from '../useSwapTokens.js'
import { Pasted } from './Pasted.js'
import { Suggested } from './Suggested.js'
import { SwapTokens } from './SwapTokens.js'
import css from './view.css?inline'

export const view: LateView<'SwapSelectToken'> = {
  after: first,
  texts: ['late', 'swap', 'exchange'],
  title: (_, __, ___, client) => readExchange(client).tokens.title,
  Body: SelectToken,
  css,
}

/** What can be swapped on this network: what the account has, what is suggested, and all that are listed. */
function SelectToken({ data: { side } }: { data: Views['SwapSelectToken'] }) {
  const client = useFoyerClient()
  const { tokens: texts } = useExchangeMessages()
  const draft = useFoyerSelector(swapDraftOf)
  const [typed, setTyped] = useState('')
  const search = typed.trim()
  const { status, tokens: found, retry } = useSwapTokens(search)
  const pick = useCallback(
    (token: SwapListing) => pickSwapToken(client, { side, token }),
    [client, side],
  )
  const chosen = side === 'from' ? draft?.fromToken : draft?.toToken
  return (
    <>
      <SearchField label={texts.search} value={typed} onChange={setTyped} testId="swap-search" />
      {status === 'error' && <Failed onRetry={retry} />}
      {status === 'pending' && [0, 1, 2].map((place) => <Skeleton key={place} shape="row" />)}
      {found && (
        <>
          <Suggested tokens={found.suggested} onPick={pick} />
          {found.pasted && <Pasted token={found.pasted} onPick={pick} />}
          <SwapTokens label={texts.own} tokens={found.own} chosen={chosen} onPick={pick} />
          <SwapTokens label={texts.all} tokens={found.tokens} chosen={chosen} onPick={pick} />
          {!found.pasted && found.own.length + found.tokens.length === 0 && (
            <EmptyState
              icon={lateIcons.search}
              title={search ? texts.none : texts.empty}
              text={search ? texts.noneText(search) : texts.emptyText}
            />
          )}
        </>
      )}
    </>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { tokens: texts } = useExchangeMessages()
  return (
    <EmptyState icon={lateIcons.layers} title={texts.failed} text={texts.failedText}>
      <Button size="small" icon={icons.retry} onPress={onRetry} testId="retry">
        {texts.tryAgain}
      </Button>
    </EmptyState>
  )
}
