import type { State } from '@foyer/core'
import { useFoyerSelector } from '../hooks/useFoyerSelector.js'
import { ShadowHost } from '../ui/ShadowHost.js'
import hostCss from './host.css?inline'
import { Notices } from './Notices.js'
import { sealEvents } from './sealEvents.js'
import { useLanguage } from './useLanguage.js'
import { useTheme } from './useTheme.js'

const sheets = [hostCss]

/** A toast while the modal is closed: it shows the outcome of what was begun in the modal. */
export function LooseNotice() {
  const theme = useTheme()
  const language = useLanguage()
  const notice = useFoyerSelector(hasNotice)
  if (!notice) return null
  return (
    <ShadowHost tag="foyer-notice" sheets={sheets} theme={theme} {...language} onHost={sealEvents}>
      <Notices />
    </ShadowHost>
  )
}

function hasNotice({ notices }: State): boolean {
  return notices.notice !== undefined
}
