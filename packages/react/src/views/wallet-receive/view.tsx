import { activeNetwork, type State } from '@foyer/core'
import { resetView } from '@foyer/core/internal'
import { useState } from 'react'
import { useAccountInUse } from '../../hooks/useAccountInUse.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { useReceiveMessages } from '../../hooks/useReceiveMessages.js'
import { readReceive } from '../../locales/readReceive.js'
import { Button } from '../../ui/Button.js'
import { EmptyState } from '../../ui/EmptyState.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { QrCode } from '../../ui/QrCode.js'
import { first, type LateView } from '../first.js'
import { useNetworkName } from '../useNetworkName.js'
import { WholeAddress } from '../WholeAddress.js'
import { describeReceive } from './describeReceive.js'
import { Networks } from './Networks.js'
import { Request } from './Request.js'
import { SmartAccount } from './SmartAccount.js'
import { Take } from './Take.js'
import css from './view.css?inline'

export const view: LateView<'WalletReceive'> = {
  after: first,
  texts: ['late', 'receive'],
  title: (_, __, ___, client) => readReceive(client).receive.title,
  Body: WalletReceive,
  css,
}

/** Where to send to the account in use. The code holds what is shown and copied, and nothing else. */
function WalletReceive() {
  const account = useAccountInUse()
  return account ? <Receive account={account} /> : <None />
}

function Receive({ account }: { account: useAccountInUse.Result }) {
  const { receive: texts } = useReceiveMessages()
  const network = useFoyerSelector(networkOf)
  const name = useNetworkName()
  const [typed, setTyped] = useState('')
  const shown = describeReceive({ address: account.address, network, typed })
  const symbol = network?.nativeCurrency.symbol ?? ''
  const { amount, content, canRequest } = shown
  return (
    <>
      <div className="receive">
        <QrCode
          text={content}
          label={amount === undefined ? texts.code(name) : texts.codeOfRequest(amount, symbol)}
          testId="receive-code"
        />
        <p className="receive-scan" aria-live="polite">
          {amount === undefined ? texts.scan(name) : texts.scanRequest(amount, symbol)}
        </p>
        <WholeAddress address={account.address} testId="receive-address" />
      </div>
      <SmartAccount account={account} />
      <Take content={content} isLink={amount !== undefined} />
      {canRequest && (
        <Request typed={typed} onType={setTyped} symbol={symbol} isInvalid={shown.isInvalid} />
      )}
      <Networks />
    </>
  )
}

/** The host may open this view without a connected account. */
function None() {
  const client = useFoyerClient()
  const { receive: texts } = useReceiveMessages()
  return (
    <>
      <EmptyState icon={lateIcons.receive} title={texts.none} text={texts.noneText} lit />
      <Button kind="primary" wide onPress={() => resetView(client, { name: 'Connect' })}>
        {texts.connect}
      </Button>
    </>
  )
}

function networkOf({ network }: State) {
  return activeNetwork(network)
}
