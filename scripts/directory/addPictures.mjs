import { createHash } from 'node:crypto'
import { cleanWebp } from './cleanWebp.mjs'
import { measureColours } from './measureColours.mjs'
import { readPicture } from './readNetworks.mjs'

const types = { webp: 'image/webp', svg: 'image/svg+xml' }

/**
 * Gives wallets and networks the hash of their cleaned picture, and wallets its colour. An entry without a picture that a
 * browser can draw is left out.
 */
export async function addPictures({ wallets, networks, pictures }) {
  const icons = new Map()
  const pictured = []
  for (const { from, image, picture = `wallets/${from}`, ...wallet } of wallets) {
    const webp = image && cleanWebp(image)
    const svg = image ? undefined : await readPicture(pictures, ...picture.split('/'))
    const icon = webp ? add(icons, 'webp', webp) : svg && add(icons, 'svg', Buffer.from(svg))
    const source = webp ? 'thirdweb' : 'web3icons'
    if (icon) pictured.push({ ...wallet, icon, sources: { ...wallet.sources, icon: source } })
  }
  const shown = networks.map(({ svg, ...network }) => ({
    ...network,
    icon: add(icons, 'svg', Buffer.from(svg)),
  }))
  const colours = await colour(icons)
  const drawn = ({ icon }) => colours.get(icon) !== undefined
  return {
    wallets: pictured.filter(drawn).map((one) => ({ ...one, colour: colours.get(one.icon) })),
    networks: shown.filter(drawn),
    icons: new Map([...icons].filter(([icon]) => colours.get(icon) !== undefined)),
  }
}

/** The first 12 hex digits of SHA-256 name a picture. */
function add(icons, type, bytes) {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  const known = icons.get(hash)
  if (known && !known.bytes.equals(bytes)) throw new Error(`Two pictures share the hash ${hash}`)
  icons.set(hash, { type, bytes })
  return hash
}

async function colour(icons) {
  const list = [...icons]
  const urls = list.map(
    ([, { type, bytes }]) => `data:${types[type]};base64,${bytes.toString('base64')}`,
  )
  const measured = await measureColours(urls)
  return new Map(list.map(([icon], index) => [icon, measured[index]]))
}
