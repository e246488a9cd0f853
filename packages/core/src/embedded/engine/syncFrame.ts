import {
  darkAccent,
  darkBackground,
  lightAccent,
  lightBackground,
  sdkVersion,
  walletApiSdkType,
} from '@foyer/protocol'
import type { FramePayload } from '@foyer/protocol/frame'
import type { Client } from '../../client.js'
import type { AskFrame } from '../../embedded.js'

/** The frame looks like the page around it, and knows who it is: told when it is there, and when that changes. */
export function syncFrame(client: Client, ask: AskFrame): () => void {
  const { environment, options, store } = client
  const query = environment.window()?.matchMedia?.('(prefers-color-scheme: dark)')

  const isThere = () => store.getState().embedded.frame === 'ready'
  const tellTheme = async () => ask('SYNC_THEME', themeOf(client, query?.matches ?? true))
  const tellApp = async () => {
    const { name, description, url, icons } = options.metadata()
    await ask('SYNC_DAPP_DATA', {
      metadata: { name, description, url, icons: [...icons].slice(0, iconsMax) },
      sdkVersion,
      sdkType: walletApiSdkType,
      projectId: options.projectId,
    })
  }
  const onScheme = () => {
    if (isThere() && store.getState().theme.mode === 'system') tellTheme().catch(ignore)
  }

  query?.addEventListener('change', onScheme)
  const stop = store.subscribe(({ embedded, theme }, before) => {
    const isFresh = embedded.frame === 'ready' && before.embedded.frame !== 'ready'
    if (isFresh) tellApp().catch(ignore)
    if (isFresh || (isThere() && theme !== before.theme)) tellTheme().catch(ignore)
  })
  return () => {
    query?.removeEventListener('change', onScheme)
    stop()
  }
}

const iconsMax = 10

/** Nobody waits for these, and nothing depends on them. */
const ignore = () => {}

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
