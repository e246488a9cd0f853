import { weighLate } from './weighLate.mjs'

/** What each chain family knows of sending, as far as it is loaded when the view opens. */
const families = {
  eip155: ['core/dist/late/eip155Send.js'],
  solana: ['core/dist/late/solanaSend.js'],
  bip122: ['core/dist/late/bip122Signed.js'],
  polkadot: ['core/dist/late/polkadotSigned.js'],
  cosmos: ['core/dist/late/cosmosSigned.js'],
}
const late = (name) => `react/dist/late/${name}.js`

/**
 * Weighs the rooms of sending, receiving and swaps, beyond what is there when it is opened: minified, gzip -9, in bytes, of the published files.
 *
 * @param root the repository, built
 * @returns `shown`: what shows the view for sending, by chain family. `payment`: what is fetched behind it, before any press there. `scan`: what the camera adds. `linked`: what the first payment link
 *   adds. `names`: what the first name adds. `receive`: what shows receiving. `swap`: what shows the view for swaps. `exchange`: what is
 *   fetched behind it
 */
export async function weighRooms(root) {
  const sum = (...files) => weighLate(root, files)
  const weighed = Object.entries(families).map(async ([family, files]) => [
    family,
    await sum(late('transfer'), ...files),
  ])
  return {
    shown: Object.fromEntries(await Promise.all(weighed)),
    payment: await sum(late('payment'), late('sent'), late('spend')),
    scan: await sum(late('scan')),
    linked: await sum(late('linked'), late('links')),
    names: await sum(late('names')),
    receive: await sum(late('receive'), late('links')),
    swap: await sum(late('swap'), 'core/dist/late/eip155Swap.js'),
    exchange: await sum(
      ...[late('exchange'), late('sent'), late('spend')],
      ...['core/dist/late/eip155Planning.js', ...families.eip155],
    ),
  }
}
