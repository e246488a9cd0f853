import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { left } from './curated.mjs'
import { readLiteral } from './readLiteral.mjs'

const generated = 'dist/esm/wallets/__generated__'

/** What thirdweb has of each wallet, as it is there, in its order, with the picture's bytes. */
export async function readWallets(folder) {
  const root = join(folder, generated)
  const list = readLiteral(
    await readFile(join(root, 'wallet-infos.js'), 'utf8'),
    'ALL_MINIMAL_WALLET_INFOS',
  )
  const place = new Map(list.map(({ id }, index) => [id, index]))
  const ids = (await readdir(join(root, 'wallet'))).filter((id) => !left.has(id))
  const wallets = await Promise.all(ids.map((id) => readWallet(join(root, 'wallet', id))))
  const last = list.length
  return wallets.sort((a, b) => (place.get(a.id) ?? last) - (place.get(b.id) ?? last))
}

async function readWallet(folder) {
  const wallet = readLiteral(await readFile(join(folder, 'index.js'), 'utf8'), 'wallet')
  const image = readLiteral(await readFile(join(folder, 'image.js'), 'utf8'))
  const data = /^data:image\/webp;base64,([A-Za-z0-9+/=]+)$/.exec(image)?.[1]
  return { ...wallet, image: data && Buffer.from(data, 'base64') }
}
