import { createHash } from 'node:crypto'
import { Image } from '@foyer/protocol/api'
import { and, eq, lt, notExists, sql } from 'drizzle-orm'
import pLimit from 'p-limit'
import * as v from 'valibot'
import { dayMs } from '../../../bounds/times.js'
import type { Database } from '../../../database/Database.js'
import { HttpError } from '../../../errors/HttpError.js'
import type { Decoder } from '../../images/createDecoder.js'
import { RemoteError } from '../../remote/RemoteError.js'
import { namePictures, names } from '../tables.js'

const prefix = 'sha256:'
/** Pictures that wait to be painted, each of up to 128 kB. */
const waitingMax = 16

/** A picture as it is kept. */
export type NamePicture = { readonly hash: string; readonly image: Image }

/** The hash in what a name says of its picture; `undefined` where that is a picture from elsewhere. */
export function pictureIn(avatar: string | undefined): string | undefined {
  return avatar?.startsWith(prefix) ? avatar.slice(prefix.length) : undefined
}

/** Pictures that accounts gave for their names. What is kept and served was painted anew from pixels, and is nothing else of what was given. */
export function createPictures({ db, decoder, now }: createPictures.Parts) {
  const turn = pLimit(1)
  return {
    /**
     * Paints a picture anew.
     *
     * @param given its bytes in base64
     * @param signed what the account signed of it
     * @throws `HttpError` 400 `picture_differs` where the bytes have another hash, `picture_invalid` where they are no picture of pixels or one that is not worth its cost; 503
     *   where too many wait
     */
    async paint(given: string, signed: string): Promise<NamePicture> {
      const bytes = Buffer.from(given, 'base64')
      const hash = createHash('sha256').update(bytes).digest('hex')
      if (pictureIn(signed) !== hash)
        throw new HttpError(400, 'picture_differs', 'This is not the picture that was signed.')
      if (turn.pendingCount >= waitingMax)
        throw new HttpError(503, 'busy', 'Too many pictures are being read.', {
          'retry-after': '5',
        })
      // By its bytes it is one of pixels: drawings are taken from no account.
      const image = await turn(() => decoder.decode({ type: 'image/png', bytes })).catch(
        (error: unknown) => {
          if (!(error instanceof RemoteError)) throw error
          throw new HttpError(400, 'picture_invalid', 'This is no picture that can be shown.')
        },
      )
      return { hash, image }
    },
    async keep(
      session: Pick<Database, 'insert'>,
      { hash, image: { type, bytes } }: NamePicture,
    ): Promise<void> {
      const givenAt = new Date(now())
      // Also where it is there already: it is not forgotten meanwhile.
      await session
        .insert(namePictures)
        .values({ hash, type, bytes, givenAt })
        .onConflictDoUpdate({ target: namePictures.hash, set: { givenAt } })
    },
    async get(hash: string): Promise<Image | undefined> {
      const [row] = await db.select().from(namePictures).where(eq(namePictures.hash, hash))
      const image = v.safeParse(Image, row)
      return image.success ? image.output : undefined
    },
    /** Deletes those that no name has any more. */
    async forget(): Promise<void> {
      const shown = db
        .select({ one: sql`1` })
        .from(names)
        .where(eq(sql`${names.attributes}->>'avatar'`, sql`${prefix} || ${namePictures.hash}`))
      await db
        .delete(namePictures)
        .where(and(lt(namePictures.givenAt, new Date(now() - dayMs)), notExists(shown)))
    },
  }
}

export declare namespace createPictures {
  type Parts = {
    readonly db: Database
    readonly decoder: Pick<Decoder, 'decode'>
    now(): number
  }
}
