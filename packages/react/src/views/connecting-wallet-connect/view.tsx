import { connectors, type State, type Views } from '@foyer/core'
import { isMobile, walletEntry } from '@foyer/core/internal'
import { useState } from 'react'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { usePairingMessages } from '../../hooks/usePairingMessages.js'
import { Tabs } from '../../ui/Tabs.js'
import { Code } from '../Code.js'
import { first, type LateView } from '../first.js'
import { PairingFailed } from '../PairingFailed.js'
import { useEntry } from '../useEntry.js'
import { useLiveCode } from '../useLiveCode.js'
import { Extension } from './Extension.js'
import { OpenApp } from './OpenApp.js'
import { OpenElsewhere } from './OpenElsewhere.js'
import { type Platform, platformsOf } from './platformsOf.js'
import { ScanWallet } from './ScanWallet.js'
import type { ShownWallet } from './ShownWallet.js'
import css from './view.css?inline'

export const view: LateView<'ConnectingWalletConnect'> = {
  after: first,
  texts: ['late', 'pairing'],
  title: ({ walletConnect }, { walletId }, { wallets }, { options }) =>
    (walletId && walletEntry(wallets, options, walletId)?.name) || walletConnect.title,
  Body: ConnectingWalletConnect,
  css,
}

function ConnectingWalletConnect({ data }: { data: Views['ConnectingWalletConnect'] }) {
  const { entry, imageUrl } = useEntry(data.walletId ?? '')
  const code = useLiveCode()
  const wallet = entry && { entry, name: entry.name, imageUrl }
  if (code.status === 'declined' || code.status === 'failed')
    return <PairingFailed error={code.error} wallet={wallet} onRetry={code.retry} />
  return wallet ? <Places wallet={wallet} code={code} /> : <Code code={code} />
}

type Parts = { wallet: ShownWallet; code: useLiveCode.Result }

function Places({ wallet, code }: Parts) {
  const { environment } = useFoyerClient()
  const texts = usePairingMessages()
  const found = useFoyerSelector(connectorsOf)
  const [chosen, choose] = useState<Platform>()
  const { rdns } = wallet.entry
  const connector = connectors(found).find((each) => rdns !== undefined && each.rdns === rdns)
  const mobile = isMobile(environment)
  const platforms = platformsOf(wallet.entry, { mobile, installed: connector !== undefined })
  const [first] = platforms
  const shown = chosen && platforms.includes(chosen) ? chosen : first
  if (!shown) return <Code code={code} />
  const panel = (
    <div className="way">
      <PlatformView {...{ wallet, code, connector, mobile }} platform={shown} />
    </div>
  )
  if (platforms.length === 1) return panel
  return (
    <Tabs
      label={texts.tabs}
      tabs={platforms.map((id) => ({ id, name: texts.platforms[id] }))}
      shown={shown}
      onShow={choose}
    >
      {panel}
    </Tabs>
  )
}

function PlatformView({ platform, wallet, code, connector, mobile }: PlatformView.Props) {
  if (platform === 'browser') return <Extension wallet={wallet} connector={connector} />
  if (platform !== 'mobile') return <OpenElsewhere wallet={wallet} code={code} place={platform} />
  return mobile ? (
    <OpenApp wallet={wallet} code={code} />
  ) : (
    <ScanWallet wallet={wallet} code={code} />
  )
}

declare namespace PlatformView {
  type Props = Parts & {
    platform: Platform
    connector: ReturnType<typeof connectors>[number] | undefined
    mobile: boolean
  }
}

function connectorsOf({ wallets }: State): State['wallets'] {
  return wallets
}
