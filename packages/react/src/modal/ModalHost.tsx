import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { BodyHost } from '../ui/BodyHost.js'
import { ShadowHost } from '../ui/ShadowHost.js'
import hostCss from './host.css?inline'
import { useLanguage } from './useLanguage.js'
import { useTheme } from './useTheme.js'

const sheets = [hostCss]

/**
 * The element of a part of the modal, in the client's theme and language: at the end of the body, or in place where the option
 * `disableAppend` or `enableEmbedded` says so.
 */
export function ModalHost(props: ModalHost.Props) {
  const { disableAppend, enableEmbedded } = useFoyerClient().options
  const Host = disableAppend || enableEmbedded ? ShadowHost : BodyHost
  const theme = useTheme()
  return <Host sheets={sheets} theme={theme} {...useLanguage()} {...props} />
}

export declare namespace ModalHost {
  type Props = Pick<BodyHost.Props, 'tag' | 'onHost' | 'children' | 'data-shut' | 'data-testid'> & {
    /** In place alone. */
    'data-inline'?: string
  }
}
