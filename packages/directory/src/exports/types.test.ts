import { expectTypeOf, test } from 'vitest'
import * as directory from './index.js'
import * as node from './node.js'

test('the index says no more of a wallet than a page needs', () => {
  expectTypeOf(directory.walletIndex).toEqualTypeOf<readonly directory.IndexedWallet[]>()
  expectTypeOf<keyof directory.IndexedWallet>().toEqualTypeOf<
    'id' | 'name' | 'rdns' | 'injected' | 'icon' | 'colour'
  >()
})

test('the whole directory is read at once, its pictures by their hashes', () => {
  expectTypeOf(node.readDirectory).returns.toEqualTypeOf<directory.Directory>()
  expectTypeOf<directory.Directory['icons']>().toEqualTypeOf<
    ReadonlyMap<string, directory.DirectoryIcon>
  >()
  expectTypeOf<directory.DirectoryIcon['type']>().toEqualTypeOf<'image/webp' | 'image/svg+xml'>()
  expectTypeOf<directory.DirectoryWallet['badge_type']>().toEqualTypeOf<'certified' | 'none'>()
})
