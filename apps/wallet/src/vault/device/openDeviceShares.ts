import { openInTime } from '../../storage/openInTime.js'
import type { DeviceShares } from './DeviceShares.js'
import { databaseShares } from './databaseShares.js'
import { memoryShares } from './memoryShares.js'

/**
 * The shares of this browser; in memory where it lets the frame keep nothing, or does not open its database in time. Then the key is
 * found again by keeper and recovery share at each visit.
 */
export function openDeviceShares(name = 'foyer-vault'): DeviceShares {
  let opening: Promise<DeviceShares> | undefined
  const open = () => {
    opening ??= openInTime(databaseShares(name), memoryShares)
    return opening
  }
  return {
    read: async (walletId) => (await open()).read(walletId),
    write: async (walletId, share) => (await open()).write(walletId, share),
    keepOnly: async (walletId, setId) => (await open()).keepOnly(walletId, setId),
    isLasting: async () => (await open()).isLasting(),
  }
}
