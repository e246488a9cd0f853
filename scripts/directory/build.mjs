import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addPictures } from './addPictures.mjs'
import { fetchSource } from './fetchSource.mjs'
import { merge } from './merge.mjs'
import { readNetworks } from './readNetworks.mjs'
import { readWallets } from './readWallets.mjs'
import { sources } from './sources.mjs'
import { write } from './write.mjs'

/**
 * Makes the data of `packages/directory` anew from its pinned sources. Run by hand when the sources or the curated list
 * change, and look at the difference before it is committed.
 */
const into = await mkdtemp(join(tmpdir(), 'foyer-directory-'))
try {
  const thirdweb = await fetchSource(sources.thirdweb, into)
  const metadata = await fetchSource(sources.web3iconsCommon, into)
  const pictures = await fetchSource(sources.web3icons, into)

  const raw = await readWallets(thirdweb)
  const merged = merge(raw)
  const networks = await readNetworks(metadata, pictures)
  const data = await addPictures({ wallets: merged, networks, pictures })
  await write({ ...data, licence: join(thirdweb, 'LICENSE') })
  const { wallets, icons } = data
  const curated = wallets.filter(({ badge_type }) => badge_type === 'certified').length
  console.log(
    `${raw.length} wallets read, ${wallets.length} written, ${curated} of them curated; ` +
      `${data.networks.length} networks; ${icons.size} icons`,
  )
} finally {
  await rm(into, { recursive: true, force: true })
}
