import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unpackAll } from '../host.mjs'
import { root } from '../root.mjs'

const manifest = {
  name: 'host',
  private: true,
  type: 'module',
  // Parcel reads the entries of a package only then.
  '@parcel/resolver-default': { packageExports: true },
}

/** Makes a host's project in a folder from the packed packages. */
export async function layHost(app, tarballs) {
  await mkdir(app, { recursive: true })
  await unpackAll(tarballs, app)
  await writeFile(join(app, 'package.json'), JSON.stringify(manifest))
  // By this Parcel knows where the project ends, and installs nothing.
  await writeFile(join(app, 'package-lock.json'), '{}')
  await cp(join(root, 'scripts/bundlers/host'), app, { recursive: true })
}
