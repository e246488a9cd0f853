import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { entries } from '../packages.mjs'
import { root } from '../root.mjs'
import {
  bitcoinFiles,
  coinbaseFiles,
  cosmosFiles,
  evmFiles,
  polkadotFiles,
  solanaFiles,
} from './adapterFiles.mjs'
import { eagerModules } from './eagerModules.mjs'
import { screenFiles } from './files.mjs'
import { gather } from './gather.mjs'
import { oneOfAKind } from './oneOfAKind.mjs'
import { reachFiles } from './reachFiles.mjs'

const client = join(root, 'packages/core/src/createFoyer.ts')
const coinbase = join(root, 'packages/adapters/src/evm/coinbase/exports.ts')
const cosmos = join(root, 'packages/adapters/src/cosmos/exports.ts')
const evm = join(root, 'packages/adapters/src/evm/exports.ts')
const polkadot = join(root, 'packages/adapters/src/polkadot/exports.ts')
const solana = join(root, 'packages/adapters/src/solana/exports.ts')
const bitcoin = join(root, 'packages/adapters/src/bitcoin/exports.ts')
const provider = join(root, 'packages/react/src/FoyerProvider.tsx')
const button = join(root, 'packages/react/src/widgets/ConnectButton.tsx')
/** Each is small, and many would share it: every entry that needs it has its own. */
const bundled = ['valibot']

/** What each package has a page fetch when it is needed: by one import of `entry`, and from there in a few files. */
const late = {
  '@foyer/core': [
    { entry: 'core/reach.ts', files: reachFiles, eager: [client] },
    { entry: 'core/loadQueries.ts', files: {}, eager: [client] },
  ],
  '@foyer/adapters': [
    { entry: 'adapters/bitcoin/bitcoin.ts', files: bitcoinFiles, eager: [client, bitcoin] },
    {
      entry: 'adapters/evm/coinbase/coinbase.ts',
      files: coinbaseFiles,
      eager: [client, coinbase],
    },
    { entry: 'adapters/cosmos/cosmos.ts', files: cosmosFiles, eager: [client, cosmos] },
    { entry: 'adapters/evm/evm.ts', files: evmFiles, eager: [client, evm] },
    { entry: 'adapters/polkadot/polkadot.ts', files: polkadotFiles, eager: [client, polkadot] },
    { entry: 'adapters/solana/solana.ts', files: solanaFiles, eager: [client, solana] },
  ],
  '@foyer/react': [
    { entry: 'react/modal/opening.ts', files: screenFiles, eager: [client, provider, button] },
  ],
}

/** Builds those files into the `dist` of a package, in the place of the modules that are imported for them. */
export async function publishLate(one) {
  const parts = late[one.name]
  if (!parts) return
  const licences = new Set()
  // A module may be on a page by another entry too.
  const reachable = await eagerModules(entries(one).map(([, file]) => file))
  const single = oneOfAKind(reachable)
  for (const { entry, files, eager } of parts) {
    const modules = await eagerModules(eager)
    for (const module of single) modules.add(module)
    const made = await gather({ entry, files, eager: modules, bundled })
    for (const [place, text] of made.texts) {
      const file = join(one.folder, 'dist', place)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, text)
    }
    if (made.licences?.includes('## ')) licences.add(made.licences)
  }
  if (licences.size > 0)
    await writeFile(join(one.folder, 'dist/licences.md'), [...licences].join('\n'))
}
