import { showView } from '@foyer/core/internal'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { usePairingMessages } from '../../hooks/usePairingMessages.js'
import { Link } from '../../ui/Link.js'
import { Note } from '../../ui/Note.js'
import { Code } from '../Code.js'
import { stores } from '../stores.js'
import type { useLiveCode } from '../useLiveCode.js'
import type { ShownWallet } from './ShownWallet.js'

/** The code for the app on another device, and where that app is to be had. */
export function ScanWallet({ wallet, code }: { wallet: ShownWallet; code: useLiveCode.Result }) {
  const client = useFoyerClient()
  const texts = usePairingMessages()
  const { entry, name } = wallet
  return (
    <>
      <Code code={code} wallet={wallet} />
      {stores(entry).length > 0 && (
        <Note>
          <bdi>{texts.noWallet(name)}</bdi>{' '}
          <Link
            onPress={() => showView(client, { name: 'Downloads', data: { walletId: entry.id } })}
            testId="get-app"
          >
            {texts.get}
          </Link>
        </Note>
      )}
    </>
  )
}
