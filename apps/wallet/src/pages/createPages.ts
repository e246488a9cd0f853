import { notLoggedIn } from '../errors/notLoggedIn.js'
import { seesCovers } from '../lock/createSight.js'
import { setLanguage } from '../texts/setLanguage.js'
import type { OwnPage } from './OwnPage.js'
import { openPageWindow } from './openPageWindow.js'
import type { PagesWorld, Visit } from './PagesWorld.js'

/**
 * The wallet's own pages: control over the funds, the keys, the activity, and the recovery. Resolves once the user leaves; rejects when no
 * user is logged in, or when the login ends. Loads nothing before.
 */
export function createPages(world: PagesWorld): (page: OwnPage, origin: string) => Promise<void> {
  let closeLast: () => void = () => undefined
  return async (page, origin) => {
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
    const texts = pageTexts(spoken)
    // Asked for twice: the later one is shown, and the first counts as left.
    closeLast()
    await new Promise<void>((resolve, reject) => {
      const end = () => {
        stop()
        unmount()
      }
      const stop = world.user.onChange(() => {
        end()
        reject(notLoggedIn())
      })
      const onLeave = () => {
        end()
        resolve()
      }
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
