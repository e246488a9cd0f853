import type { Views } from '@foyer/core'
import { openWalletPage } from '@foyer/core/internal'
import { useEmbeddedMessages } from '../../hooks/useEmbeddedMessages.js'
import type { EmbeddedMessages } from '../../locales/EmbeddedMessages.js'
import { readEmbedded } from '../../locales/readEmbedded.js'
import { Icon } from '../../ui/Icon.js'
import type { Drawing } from '../../ui/icons.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Row } from '../../ui/Row.js'
import { RowList } from '../../ui/RowList.js'
import { Custody } from '../Custody.js'
import { first, type LateView } from '../first.js'
import { useAtOnce } from '../useAtOnce.js'
import { useTask } from '../useTask.js'
import { OpenPage } from './OpenPage.js'

export const view: LateView<'WalletSecurity'> = {
  after: first,
  texts: ['late', 'embedded'],
  title: (_, { page }, __, client) => {
    const { security } = readEmbedded(client)
    return page === 'connect' || page === 'recover' ? nameOf(page, security) : security.title
  },
  Body: WalletSecurity,
}

type Page = 'security' | 'export' | 'log'

const pages = [
  ['security', lateIcons.shield],
  ['export', lateIcons.key],
  ['log', lateIcons.clock],
] as const satisfies readonly (readonly [Page, Drawing])[]

/** The wallet's own pages: how it comes back, its keys, what happened to it. */
function WalletSecurity({ data }: { data: Views['WalletSecurity'] }) {
  const { security: texts } = useEmbeddedMessages()
  const { begin, status, variables } = useTask('walletPage', openWalletPage)
  const page = variables?.page ?? data.page
  useAtOnce(() => {
    if (data.page) void begin({ page: data.page })
  })
  if (page) {
    const again = () => void begin({ page })
    return <OpenPage name={nameOf(page, texts)} isFailed={status === 'error'} onAgain={again} />
  }
  return (
    <>
      <Custody />
      <RowList label={texts.list}>
        {pages.map(([id, glyph]) => (
          <Row
            key={id}
            glyph={glyph}
            name={texts[id]}
            sub={texts[`${id}Text`]}
            end={<Icon of={lateIcons.chevron} size={16} />}
            onPress={() => void begin({ page: id })}
            testId={`wallet-${id}`}
          />
        ))}
      </RowList>
    </>
  )
}

function nameOf(
  page: NonNullable<Views['WalletSecurity']['page']>,
  texts: EmbeddedMessages['security'],
): string {
  if (page === 'connect') return texts.connectTitle
  return page === 'recover' ? texts.recoverTitle : texts[page]
}
