import { showView, track } from '@foyer/core/internal'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useMessages } from '../../hooks/useMessages.js'
import { Link } from '../../ui/Link.js'
import { Note } from '../../ui/Note.js'

/** A first step for visitors without a wallet: making one where that can be done here, else what it is. */
export function Guide({ canCreate }: { canCreate: boolean }) {
  const client = useFoyerClient()
  const { connect } = useMessages()
  if (!client.options.enableWalletGuide) return null
  const start = () => {
    track(client, { event: 'CLICK_WALLET_HELP' })
    showView(client, { name: canCreate ? 'Create' : 'WhatIsAWallet' })
  }
  return (
    <Note>
      <bdi>{connect.guide}</bdi> <Link onPress={start}>{connect.guideLink}</Link>
    </Note>
  )
}
