import type { DeviceShare, DeviceShares } from './DeviceShares.js'

/** Shares for as long as the page is open: where the browser lets a frame keep nothing. */
export function memoryShares(): DeviceShares {
  const held = new Map<string, DeviceShare[]>()
  const of = (walletId: string) => held.get(walletId) ?? []
  return {
    async read(walletId) {
      return of(walletId).map((one) => ({ ...one, share: one.share.slice() }))
    },
    async write(walletId, share) {
      const others = of(walletId).filter(({ setId }) => setId !== share.setId)
      held.set(walletId, [...others, { ...share, share: share.share.slice() }])
    },
    async keepOnly(walletId, setId) {
      held.set(
        walletId,
        of(walletId).filter((one) => one.setId === setId),
      )
    },
    async isLasting() {
      return false
    },
  }
}
