import type { SiwxSession } from '@foyer/protocol/siwx'
import { expectTypeOf, test } from 'vitest'
import type { FoyerOptions } from './index.js'
import * as siwx from './siwx.js'

test('a sign-in resolves to its session, and a status is one of those that there are', () => {
  expectTypeOf(siwx.signIn).returns.resolves.toEqualTypeOf<SiwxSession>()
  expectTypeOf(siwx.signOut).returns.resolves.toEqualTypeOf<void>()
  expectTypeOf<'signedIn'>().toExtend<siwx.getSession.Result['status']>()
  expectTypeOf<'connected'>().not.toExtend<siwx.getSession.Result['status']>()
})

test('a plug-in is a store, or makes one', () => {
  type Given = NonNullable<FoyerOptions['siwx']>
  expectTypeOf<{ createMessage: () => Promise<string> }>().not.toExtend<Given>()
  expectTypeOf<object>().not.toExtend<Given>()
})

test('who is signed in has a session, and nobody else has one', () => {
  const read = (found: siwx.getSession.Result) => {
    if (found.status === 'signedIn') {
      expectTypeOf(found.session).toEqualTypeOf<SiwxSession>()
      expectTypeOf(found.isPending).toEqualTypeOf<false>()
    } else expectTypeOf(found.session).toEqualTypeOf<undefined>()
  }
  expectTypeOf(read).returns.toEqualTypeOf<void>()
})
