import {
  darkAccent,
  darkBackground,
  lightAccent,
  lightBackground,
  longTextMax,
  sdkVersion,
  textMax,
  walletApiSdkType,
} from '@foyer/protocol'
import type { FramePayload } from '@foyer/protocol/frame'
import type { Client } from '../../Client.js'
import type { RequestFrame } from '../../embedded.js'
import { getLocale } from '../../getLocale.js'
import { metadataOf } from '../../metadataOf.js'

/** Sends the frame the page's theme, metadata and locale when it is ready, and the theme again when it changes. */
export function syncFrame(client: Client, requestFrame: RequestFrame): () => void {
  const { environment, options, store } = client
  const query = environment.window()?.matchMedia?.('(prefers-color-scheme: dark)')

  const isThere = () => store.getState().embedded.frame === 'ready'
  const sendTheme = async () => requestFrame('SYNC_THEME', themeOf(client, query?.matches ?? true))
  const sendAppData = async () => {
    await requestFrame('SYNC_DAPP_DATA', {
      metadata: claimsOf(client),
      sdkVersion,
      sdkType: walletApiSdkType,
      projectId: options.projectId,
      locale: getLocale(client),
    })
  }
  const onScheme = () => {
    if (isThere() && store.getState().theme.mode === 'system') sendTheme().catch(ignore)
  }

  query?.addEventListener('change', onScheme)
  const stop = store.subscribe(({ embedded, theme }, before) => {
    const isFresh = embedded.frame === 'ready' && before.embedded.frame !== 'ready'
    if (isFresh) sendAppData().catch(ignore)
    if (isFresh || (isThere() && theme !== before.theme)) sendTheme().catch(ignore)
  })
  return () => {
    query?.removeEventListener('change', onScheme)
    stop()
  }
}

const iconsMax = 10

/** These messages are not awaited, and nothing depends on them. */
const ignore = () => {}

/** What the page says of itself, as the message takes it: without what is too long, the name and the language would not arrive either. */
function claimsOf(client: Client) {
  const { name, description, url, icons } = metadataOf(client)
  return {
    name: cut(name, textMax),
    description: cut(description, longTextMax),
    url: cut(url, longTextMax),
    // A picture that its address holds as data is no address when it is cut.
    icons: icons.filter((icon) => cut(icon, longTextMax) === icon).slice(0, iconsMax),
  }
}

/** The beginning of a text, without NUL and the half of a character. */
function cut(text: string, max: number): string {
  return text.slice(0, max).replace(/[\0\p{Cs}]/gu, '')
}

const looks = {
  dark: { accent: darkAccent, background: darkBackground },
  light: { accent: lightAccent, background: lightBackground },
} as const

function themeOf({ store }: Client, prefersDark: boolean): FramePayload<'SYNC_THEME'> {
  const { mode, variables } = store.getState().theme
  const themeMode = mode === 'system' ? (prefersDark ? 'dark' : 'light') : mode
  const given = (name: string) => variables[`--foyer-${name}`] ?? variables[`--w3m-${name}`]
  const { accent, background } = looks[themeMode]
  return {
    themeMode,
    themeVariables: { ...variables },
    w3mThemeVariables: {
      '--w3m-accent': String(given('accent') ?? accent),
      '--w3m-background': String(given('background') ?? background),
    },
  }
}
