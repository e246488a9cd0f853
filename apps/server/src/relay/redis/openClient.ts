const connectMs = 2_000

/**
 * Makes a connection to Redis. For commands and channels alike: what comes over it comes in the order in which it
 * happened in Redis, which holds back little of it and rather cuts it; what may be large is read over one without channels.
 * When it breaks it is not made again by itself. Loads the library, too: a server without Redis starts without it.
 */
export async function openClient(url: string) {
  const { createClient } = await import('@redis/client')
  return createClient({
    url,
    RESP: 3,
    disableOfflineQueue: true,
    maintNotifications: 'disabled',
    // A timer for each command would cost more than the command. The connection is watched as a whole.
    commandOptions: { timeout: 0 },
    socket: { connectTimeout: connectMs, reconnectStrategy: false },
  })
}

export type RedisClient = Awaited<ReturnType<typeof openClient>>
