import { createWallet } from '../createWallet.js'
import type { Hostile } from './Hostile.js'

/**
 * A wallet whose icon is a drawing with a script, an `onload` and an escape from its attribute.
 * Wherever one of them runs, `window.__foyerIconRan` becomes true.
 */
export const scriptInIcon: Hostile = (options) => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" onload="window.__foyerIconRan=true"><script>window.__foyerIconRan=true</script><rect width="48" height="48" fill="#a33"/></svg>'
  const wallets = [
    { name: 'Scripted Icon', icon: `data:image/svg+xml,${encodeURIComponent(svg)}` },
    { name: 'Escaping Icon', icon: '"><img src=x onerror="window.__foyerIconRan=true">' },
    { name: 'Script Address Icon', icon: 'javascript:window.__foyerIconRan=true' },
  ].map((wallet) => createWallet({ ...options, ...wallet }))
  return () => {
    for (const { destroy } of wallets) destroy()
  }
}
