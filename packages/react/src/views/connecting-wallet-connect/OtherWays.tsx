import { openApp, walletLinks } from '@foyer/core/internal'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useMessages } from '../../hooks/useMessages.js'
import { usePairingMessages } from '../../hooks/usePairingMessages.js'
import { Button } from '../../ui/Button.js'
import { Icon } from '../../ui/Icon.js'
import { icons } from '../../ui/icons.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Row } from '../../ui/Row.js'
import { RowList } from '../../ui/RowList.js'
import { VisuallyHidden } from '../../ui/VisuallyHidden.js'
import { useCopyLink } from '../useCopyLink.js'
import type { useLiveCode } from '../useLiveCode.js'
import { webUrl } from '../webUrl.js'
import { Invitation } from './Invitation.js'
import type { ShownWallet } from './ShownWallet.js'

/** For an app that did not take over: its store, its web address, and the link to copy. */
export function OtherWays({ wallet, code: { uri }, onAgain }: OtherWays.Props) {
  const client = useFoyerClient()
  const { app: texts, ...shared } = usePairingMessages()
  const { actions } = useMessages()
  const { copied, copy } = useCopyLink()
  const { entry, name } = wallet
  const { app, universal } = walletLinks(entry)
  const store = storeOf(wallet, navigator.userAgent)
  const out = (
    <>
      <Icon of={lateIcons.out} size={16} />
      <VisuallyHidden>{actions.newTab}</VisuallyHidden>
    </>
  )
  return (
    <>
      <Invitation wallet={wallet} state="stuck" title={texts.stuck(name)} text={texts.stuckText}>
        <RowList label={texts.ways}>
          {store && (
            <Row
              glyph={lateIcons.download}
              name={texts.store(name)}
              end={out}
              href={store}
              testId="get-app"
            />
          )}
          {universal && universal !== app && (
            <Row
              glyph={lateIcons.globe}
              name={texts.universal}
              end={out}
              onPress={() => void openApp(client, entry, 'universal')}
              testId="open-universal"
            />
          )}
          {uri !== undefined && (
            <Row
              glyph={lateIcons.copy}
              name={shared.copy}
              sub={texts.copyLinkText}
              end={copied && <Icon of={icons.tick} />}
              onPress={() => void copy(uri)}
              testId="copy-link"
            />
          )}
        </RowList>
      </Invitation>
      <Button kind="primary" icon={icons.retry} wide onPress={onAgain} testId="open-app">
        {texts.again}
      </Button>
    </>
  )
}

export declare namespace OtherWays {
  type Props = { wallet: ShownWallet; code: useLiveCode.Result; onAgain: () => void }
}

/** The store of this device, else the wallet's own page. */
function storeOf({ entry }: ShownWallet, agent: string): string | undefined {
  const store = /Android/i.test(agent) ? entry.play_store : entry.app_store
  return webUrl(store) ?? webUrl(entry.homepage)
}
