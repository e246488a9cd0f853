import { createHash } from 'node:crypto'
import type { Image } from '@foyer/protocol/api'
import pLimit from 'p-limit'
import QuickLRU from 'quick-lru'
import type { Database } from '../../database/Database.js'
import type { Remote } from '../remote/Remote.js'
import { RemoteError } from '../remote/RemoteError.js'
import type { Decoder } from './createDecoder.js'
import { createImageStore, type StoredImage } from './createImageStore.js'
import { createLinks } from './createLinks.js'
import type { Images } from './Images.js'

const weekMs = 604_800_000
const retryMs = 600_000
/** The longest file that is fetched. */
const bytesMax = 8_388_608
const urlMax = 2_048
/** Contracts draw pictures into the address itself. */
const dataUrlMax = 262_144
const rememberedMax = 128
/** Files that are held at once, from the first byte to the finished picture. */
const atOnce = 8
const waitingMax = 1_000

/** Pictures of strangers, over the database, the defended fetch and the decoder. */
export function createImages(parts: createImages.Parts): Images {
  const { db, remote, decoder, publicUrl, now } = parts
  const links = createLinks(db, now)
  const store = createImageStore(db, now)
  const remembered = new QuickLRU<string, { image: Image; until: number }>({
    maxSize: rememberedMax,
  })
  const turn = pLimit(atOnce)
  const running = new Map<string, Promise<Image | undefined>>()

  const refresh = async (id: string, { url, image }: StoredImage): Promise<Image | undefined> => {
    try {
      if (turn.pendingCount >= waitingMax) throw new RemoteError('busy')
      const made = await turn(async () =>
        decoder.decode(await remote.read(url, { bytesMax, accept })),
      )
      const hash = createHash('sha256').update(made.bytes).digest('hex')
      await store.put(id, { hash, image: made, goodUntil: now() + weekMs })
      return made
    } catch (error) {
      if (!(error instanceof RemoteError) || error.code === 'busy') throw error
      // An older picture is better than none.
      await store.postpone(id, now() + retryMs)
      return image
    }
  }
  const find = async (id: string): Promise<Image | undefined> => {
    const stored = await store.get(id)
    if (!stored) return undefined
    const image = stored.goodUntil > now() ? stored.image : await refresh(id, stored)
    if (image) remembered.set(id, { image, until: now() + retryMs })
    return image
  }
  return {
    async link(url) {
      const text = url?.trim() ?? ''
      const drawn = /^data:image\//i.test(text)
      if (text.length > (drawn ? dataUrlMax : urlMax) || unclean.test(text)) return undefined
      if (remote.locate(text) === undefined) return undefined
      return `${publicUrl()}/v1/image/${await links(text)}`
    },
    get(id) {
      const known = remembered.get(id)
      if (known && known.until > now()) return Promise.resolve(known.image)
      const pending = running.get(id) ?? find(id).finally(() => running.delete(id))
      running.set(id, pending)
      return pending
    },
    forget: () => store.forget(parts.storedBytesMax),
    close: () => decoder.close(),
  }
}

export declare namespace createImages {
  type Parts = {
    db: Database
    remote: Remote
    decoder: Decoder
    /** Where this server is reached from outside, without a slash at its end. */
    publicUrl(): string
    /** Bytes of pictures that the database keeps at most. */
    storedBytesMax: number
    now(): number
  }
}

/** What no database takes, and what is no picture by its own word. */
const unclean = /[\0\p{Cs}]|^data:(?!image\/)/iu

const accept = 'image/webp,image/png,image/jpeg,image/gif,image/svg+xml'
