import { useRef } from 'react'
import { Announcer } from '../ui/Announcer.js'
import { ShadowHost } from '../ui/ShadowHost.js'
import { Dialog } from './Dialog.js'
import hostCss from './host.css?inline'
import { Notices } from './Notices.js'
import { useLanguage } from './useLanguage.js'
import { useTheme } from './useTheme.js'

const sheets = [hostCss]

/** The modal in place: a part of the page, which keeps its focus, its scrolling and its history. */
export function Inline() {
  const theme = useTheme()
  const language = useLanguage()
  const dialog = useRef<HTMLDivElement>(null)
  return (
    <ShadowHost
      tag="foyer-modal"
      data-testid="modal"
      data-inline=""
      sheets={sheets}
      theme={theme}
      {...language}
    >
      <Announcer>
        <Dialog frame={dialog} />
        <Notices announced />
      </Announcer>
    </ShadowHost>
  )
}
