import type { State } from '@foyer/core'
import { findTokens, isSpam, pickSendToken, showView } from '@foyer/core/internal'
import { useState } from 'react'
import { useAccountInUse } from '../../hooks/useAccountInUse.js'
import { useBalancesOf } from '../../hooks/useBalancesOf.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { usePaymentMessages } from '../../hooks/usePaymentMessages.js'
import { readPayment } from '../../locales/readPayment.js'
import { Button } from '../../ui/Button.js'
import { EmptyState } from '../../ui/EmptyState.js'
import { LongList } from '../../ui/LongList.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { first, type LateView } from '../first.js'
import { ListState } from '../ListState.js'
import { listStatus } from '../listStatus.js'
import { SearchField } from '../SearchField.js'
import { TokenRow } from '../TokenRow.js'
import { useNetworkName } from '../useNetworkName.js'

export const view: LateView<'WalletSendSelectToken'> = {
  after: first,
  texts: ['late', 'assets', 'payment'],
  title: (_, __, ___, client) => readPayment(client).tokens.title,
  Body: SelectToken,
}

/** Fewer than this are seen at a glance. */
const searchFrom = 6

/** What the account has on the network of the transfer, and on no other, also while it is searched. */
function SelectToken() {
  const client = useFoyerClient()
  const { tokens: texts } = usePaymentMessages()
  const network = useNetworkName()
  const account = useAccountInUse()
  const query = useBalancesOf(account?.balanceOf)
  const [typed, setTyped] = useState('')
  const search = typed.trim()
  const all = (query.data ?? []).filter((one) => !isSpam(one))
  const shown = findTokens(all, search)
  const isEmpty = all.length === 0 && query.isSuccess
  if (isEmpty) return <Nothing network={network} />
  return (
    <>
      {all.length >= searchFrom && (
        <SearchField
          label={texts.search}
          value={typed}
          onChange={setTyped}
          testId="send-token-search"
        />
      )}
      <ListState
        kind="tokens"
        network={network}
        status={listStatus(query)}
        isEmpty={all.length === 0}
        onRetry={() => void query.refetch()}
      >
        {shown.length === 0 ? (
          <EmptyState icon={lateIcons.search} title={texts.none} text={texts.noneText(search)} />
        ) : (
          <LongList label={texts.list} count={shown.length}>
            {(index) => {
              const token = shown[index]
              return (
                token && (
                  <TokenRow
                    key={token.address ?? 'coin'}
                    token={token}
                    position={{ index, count: shown.length }}
                    onPress={() => pickSendToken(client, token)}
                    testId={`send-${token.symbol}`}
                  />
                )
              )
            }}
          </LongList>
        )}
      </ListState>
    </>
  )
}

function Nothing({ network }: { network: string }) {
  const client = useFoyerClient()
  const { tokens: texts } = usePaymentMessages()
  const { receive } = useFoyerSelector(featuresOf)
  return (
    <EmptyState icon={lateIcons.layers} title={texts.empty} text={texts.emptyText(network)} lit>
      {receive && (
        <Button
          size="small"
          icon={lateIcons.receive}
          onPress={() => showView(client, { name: 'WalletReceive' })}
        >
          {texts.receive}
        </Button>
      )}
    </EmptyState>
  )
}

function featuresOf({ features }: State) {
  return features
}
