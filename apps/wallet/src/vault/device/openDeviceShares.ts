import type { DeviceShares } from './DeviceShares.js'
import { databaseShares } from './databaseShares.js'
import { memoryShares } from './memoryShares.js'

const openTimeoutMs = 3_000

/**
 * The shares of this browser; in memory where it lets the frame keep nothing, or does not open its database in time. Then the key is
 * found again by keeper and recovery share at each visit.
 */
export function openDeviceShares(name = 'foyer-vault'): DeviceShares {
  let opening: Promise<DeviceShares> | undefined
  const open = () => {
    opening ??= firstOf(name)
    return opening
  }
  return {
    read: async (walletId) => (await open()).read(walletId),
    write: async (walletId, share) => (await open()).write(walletId, share),
    keepOnly: async (walletId, setId) => (await open()).keepOnly(walletId, setId),
    isLasting: async () => (await open()).isLasting(),
  }
}

async function firstOf(name: string): Promise<DeviceShares> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The database did not open')), openTimeoutMs)
  })
  try {
    return await Promise.race([databaseShares(name), late])
  } catch {
    return memoryShares()
  } finally {
    clearTimeout(timer)
  }
}
