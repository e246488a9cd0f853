import { weighLate } from './weighLate.mjs'

/** What sending and receiving loads of each chain family: its views and actions, what follows a transfer, and what the family itself knows of it. */
const rooms = {
  eip155: ['core/dist/late/eip155Send.js'],
  solana: ['core/dist/late/solanaSend.js'],
  bip122: ['core/dist/late/bip122Signed.js'],
  polkadot: ['core/dist/late/polkadotSigned.js'],
  cosmos: ['core/dist/late/cosmosSigned.js'],
}
const shared = ['react/dist/late/transfer.js', 'react/dist/late/sent.js']

/**
 * Weighs the room of sending of each chain family, beyond what is there when it is opened: minified, gzip -9, in bytes, of the published files.
 *
 * @param root the repository, built
 * @returns by family: `all` of it, and what of it is the family's `own`
 */
export async function weighRooms(root) {
  const sum = (files) => weighLate(root, files)
  const common = await sum(shared)
  const weighed = Object.entries(rooms).map(async ([family, files]) => {
    const own = await sum(files)
    return [family, { own, all: common + own }]
  })
  return Object.fromEntries(await Promise.all(weighed))
}
