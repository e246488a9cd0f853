import { Image } from '@foyer/protocol/api'
import { and, eq, isNotNull, lt, notExists, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../database/Database.js'
import { imageFiles, imageSources } from './tables.js'

const dayMs = 86_400_000
const linkedDays = 30

/** A source of a picture, with the picture that was last made of it. */
export type StoredImage = { url: string; goodUntil: number; image: Image | undefined }

/** What the database keeps of pictures. */
export function createImageStore(db: Database, now: () => number) {
  const touch = async (hash: string, usedAt: Date | null) => {
    if (usedAt && now() - usedAt.getTime() > dayMs)
      await db
        .update(imageFiles)
        .set({ usedAt: new Date(now()) })
        .where(eq(imageFiles.hash, hash))
  }
  return {
    async get(id: string): Promise<StoredImage | undefined> {
      const [row] = await db
        .select({ source: imageSources, file: imageFiles })
        .from(imageSources)
        .leftJoin(imageFiles, eq(imageFiles.hash, imageSources.hash))
        .where(eq(imageSources.id, id))
      if (!row) return undefined
      const { source, file } = row
      if (file) await touch(file.hash, file.usedAt)
      const image = v.safeParse(Image, file && { type: file.type, bytes: file.bytes })
      const goodUntil = source.goodUntil?.getTime() ?? 0
      return { url: source.url, goodUntil, image: image.success ? image.output : undefined }
    },
    async put(
      id: string,
      { hash, image, goodUntil }: { hash: string; image: Image; goodUntil: number },
    ): Promise<void> {
      const usedAt = new Date(now())
      const { type, bytes } = image
      await db.transaction(async (tx) => {
        await tx
          .insert(imageFiles)
          .values({ hash, type, bytes, size: bytes.byteLength, usedAt })
          .onConflictDoUpdate({ target: imageFiles.hash, set: { usedAt } })
        await tx
          .update(imageSources)
          .set({ hash, goodUntil: new Date(goodUntil) })
          .where(eq(imageSources.id, id))
      })
    },
    async postpone(id: string, until: number): Promise<void> {
      await db
        .update(imageSources)
        .set({ goodUntil: new Date(until) })
        .where(eq(imageSources.id, id))
    },
    async forget(bytesMax: number): Promise<void> {
      await db
        .delete(imageSources)
        .where(lt(imageSources.linkedAt, new Date(now() - linkedDays * dayMs)))
      await db.execute(sql`
        delete from ${imageSources} where id in (
          select id from (
            select id, sum(size) over (order by linked_at desc, id) as total from ${imageSources}
          ) counted where total > ${bytesMax}
        )`)
      const linked = db
        .select({ one: sql`1` })
        .from(imageSources)
        .where(eq(imageSources.hash, imageFiles.hash))
      await db.delete(imageFiles).where(notExists(linked))
      await db.execute(sql`
        delete from ${imageFiles} where hash in (
          select hash from (
            select hash, sum(size) over (order by used_at desc, hash) as total from ${imageFiles}
          ) counted where total > ${bytesMax}
        )`)
      // A picture that was removed to make room is fetched again at its next request.
      const kept = db
        .select({ one: sql`1` })
        .from(imageFiles)
        .where(eq(imageFiles.hash, imageSources.hash))
      await db
        .update(imageSources)
        .set({ hash: null, goodUntil: null })
        .where(and(isNotNull(imageSources.hash), notExists(kept)))
    },
  }
}
