import * as v from 'valibot'
import type { Remote } from '../remote/Remote.js'

/** What the metadata of an NFT may say; whatever else stands in it is left. */
const label = (max: number) =>
  v.fallback(
    v.nullish(
      v.pipe(
        v.string(),
        // Neither of these is taken by a database.
        v.transform((text) => text.slice(0, max).replace(/[\0\p{Cs}]/gu, '')),
      ),
    ),
    undefined,
  )
/** A picture may be drawn into its address; one that is cut would be none. */
const place = v.fallback(
  v.nullish(v.pipe(v.string(), v.maxLength(262_144), v.regex(/^[^\0\p{Cs}]*$/u))),
  undefined,
)
const Metadata = v.object({
  name: label(256),
  description: label(2_048),
  image: place,
  image_url: place,
  image_data: place,
})

const bytesMax = 524_288

export type Metadata = { name: string | null; description: string | null; picture: string | null }

/**
 * Reads the metadata that a contract points at.
 *
 * @param uri as the contract says it; a `{id}` in it stands for the id in 64 hex digits (ERC-1155)
 * @throws `RemoteError`
 */
export async function readMetadata(
  remote: Remote,
  { uri, tokenId, signal }: { uri: string; tokenId: string; signal: AbortSignal },
): Promise<Metadata> {
  const id = BigInt(tokenId).toString(16).padStart(64, '0')
  const place = uri.trim().replaceAll('{id}', id)
  const { name, description, ...pictures } = await remote.json(place, Metadata, {
    bytesMax,
    signal,
  })
  const { image, image_url, image_data } = pictures
  const picture = image || image_url || drawn(image_data)
  return { name: name || null, description: description || null, picture: picture || null }
}

/** A picture may stand in the metadata itself. */
function drawn(image: string | null | undefined): string | undefined {
  if (!image?.trimStart().startsWith('<svg')) return undefined
  return `data:image/svg+xml;base64,${Buffer.from(image).toString('base64')}`
}
