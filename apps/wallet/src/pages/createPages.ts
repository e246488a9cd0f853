import { notLoggedIn } from '../errors/notLoggedIn.js'
import { seesCovers } from '../lock/createSight.js'
import { setLanguage } from '../texts/setLanguage.js'
import type { OwnPage } from './OwnPage.js'
import { openPageWindow } from './openPageWindow.js'
import type { PagesWorld, Visit } from './PagesWorld.js'

/**
 * The wallet's own pages: control over the funds, the keys, the activity, and the recovery. Resolves once the user leaves; rejects when no
 * user is logged in, or when the login ends; and with the reason of `signal`, which ends this page alone, also while it loads. What the
 * user has begun on a page is done to its end. Loads nothing before.
 */
export function createPages(
  world: PagesWorld,
): (page: OwnPage, origin: string, signal: AbortSignal) => Promise<void> {
  let closeLast: () => void = () => undefined
  let requests = 0
  let shown = 0
  return async (page, origin, signal) => {
    requests += 1
    const mine = requests
    const login = await world.user.read()
    if (!login) throw notLoggedIn()
    // Pages need the wallet's record, and the way back in needs to know what is missing.
    const missing = await world.vault.enter(login)
    if (page === 'recover' && missing === 'nothing') return
    const [{ mountPage }, { pageTexts }, spoken] = await Promise.all([
      import('./mountPage.js'),
      import('./pageTexts.js'),
      world.speech.load(),
    ])
    signal.throwIfAborted()
    // Asked for twice: the later one is shown, whichever loads first, and the other counts as left.
    if (mine < shown) return
    shown = mine
    const texts = pageTexts(spoken)
    closeLast()
    await new Promise<void>((resolve, reject) => {
      const ended = new AbortController()
      const end = (settle: () => void) => {
        if (ended.signal.aborted) return
        ended.abort()
        stop()
        unmount()
        settle()
      }
      const stop = world.user.onChange(() => end(() => reject(notLoggedIn())))
      const onLeave = () => end(resolve)
      signal.addEventListener('abort', () => end(() => reject(signal.reason)), {
        signal: ended.signal,
      })
      closeLast = onLeave
      // Without the keys in reach every page leads to the way back in.
      const first = missing === 'nothing' ? page : 'recover'
      const window = world.document.defaultView as Window & typeof globalThis
      const where = seesCovers(window) ? 'frame' : 'blindFrame'
      const toWindow: Visit['toWindow'] = (page, { onLeave, onGone }) => {
        const close = openPageWindow({
          ...{ window, url: world.windowUrl, onGone },
          onDocument(document) {
            document.title = texts.title
            setLanguage(document, texts.formats)
            const leave = () => {
              close?.()
              onLeave()
            }
            const own: Visit = { ...visit, document, where: 'window', onLeave: leave }
            return mountPage(own, page, missing)
          },
        })
        return close
      }
      const visit: Visit = { ...world, origin, login, onLeave, texts, where, toWindow }
      const unmount = mountPage(visit, first, missing)
    })
  }
}
