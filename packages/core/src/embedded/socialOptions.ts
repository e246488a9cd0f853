import { defaultSocials, telegramHiddenSocials } from '@foyer/protocol'
import type { Client } from '../Client.js'
import type { SocialProvider } from '../features/state.js'
import { isTelegram } from './isTelegram.js'

/** The social logins that are offered here, in the host's order. Inside Telegram some do not work, by its platform. */
export function socialOptions({ environment, store }: Client): readonly SocialProvider[] {
  const { socials } = store.getState().features
  if (!socials) return []
  const window = environment.window()
  const hidden = window && isTelegram(window) ? hiddenOn(window.navigator.userAgent) : []
  // A host without types, or an operator, may have named one that there is not.
  return [...new Set(socials)].filter(
    (name) => defaultSocials.includes(name) && !hidden.includes(name),
  )
}

function hiddenOn(agent: string): readonly string[] {
  if (/iPhone|iPad|iPod/i.test(agent)) return telegramHiddenSocials.ios
  if (/Android/i.test(agent)) return telegramHiddenSocials.android
  return /Macintosh|Mac OS X/i.test(agent) ? telegramHiddenSocials.mac : []
}
