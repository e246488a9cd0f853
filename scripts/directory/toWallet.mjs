import { cleanName, cleanRdns } from './cleanText.mjs'
import { cleanAppLink, cleanEntrance, cleanStore, cleanWeb } from './cleanUrl.mjs'

/** A wallet of thirdweb in our own shape, without picture and order; `undefined` without name or page. */
export function toWallet({ id, name, homepage, rdns, app, mobile, desktop }) {
  const wallet = {
    id,
    name: cleanName(name),
    homepage: cleanWeb(homepage, { secure: false }),
    rdns: cleanRdns(rdns),
    mobile_link: cleanAppLink(mobile.native) ?? cleanEntrance(mobile.universal),
    link_mode: cleanEntrance(mobile.universal),
    desktop_link: cleanAppLink(desktop.native) ?? cleanEntrance(desktop.universal),
    webapp_link: cleanEntrance(app.browser),
    app_store: cleanStore(app.ios, ['apps.apple.com', 'itunes.apple.com']),
    play_store: cleanStore(app.android, ['play.google.com']),
    chrome_store: cleanStore(app.chrome, ['chrome.google.com', 'chromewebstore.google.com']),
  }
  const isId = /^[a-z0-9][a-z0-9.-]{1,79}$/.test(id)
  return isId && wallet.name && wallet.homepage ? wallet : undefined
}
