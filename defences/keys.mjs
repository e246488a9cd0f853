const alone = 'apps/wallet/src/vault/alone.test.ts'
const userTest = 'apps/wallet/src/vault/user.test.ts'
const ways = 'apps/wallet/src/vault/ways.test.ts'
const former = 'apps/wallet/src/vault/former.test.ts'
const otherLogin = 'apps/wallet/src/vault/otherLogin.test.ts'
const email = 'apps/wallet/src/handlers/email.test.ts'
const tickets = 'apps/wallet/src/login/createTickets.test.ts'
const recoveryBox = 'apps/wallet/src/vault/user/recoveryBox.ts'
const oneSet = 'two shares of one set make the key; shares of different sets make none'
const removed =
  'of several ways one is removed or replaced, never the last, and opens nothing any more'

/** What keeps the parts of a key apart and with whom they belong, each with the code that a script takes away and the test that has to notice. */
export const defences = [
  {
    id: 'share-says-nothing',
    file: 'apps/wallet/src/vault/sets/splitKey.ts',
    code: 'await split(entropy, 3, 2)',
    without: '[1, 2, 3].map((x) => Uint8Array.of(...entropy, x))',
    test: alone,
    named: 'the share of the %s alone says nothing: every key is as likely as any other',
  },
  {
    id: 'sets-have-nothing-in-common',
    file: 'apps/wallet/src/vault/sets/splitKey.ts',
    code: 'await split(entropy, 3, 2)',
    without: '[1, 2, 3].map((x) => Uint8Array.of(...entropy, x))',
    ...{ test: alone, named: oneSet },
  },
  {
    id: 'recovery-share-locked',
    file: recoveryBox,
    code: 'const share = await lock(key, set.recovery, aboutShare(walletId, set.setId))',
    without:
      "const share = { iv: '', box: btoa(String.fromCharCode(...set.recovery)).slice(0, 22) }",
    ...{
      test: userTest,
      named: 'neither the keeper’s copy nor the guard’s opens anything without the user',
    },
  },
  {
    id: 'guard-part-goes-with-the-tier',
    file: 'apps/wallet/src/vault/userTier.ts',
    code: 'await forgetAtGuard(world, owner, guard?.current ?? keeper.current)',
    without: 'void [forgetAtGuard, owner]',
    ...{
      test: userTest,
      named:
        'the user’s recovery method takes the place of the guard, and opens the wallet in a new browser',
    },
  },
  {
    id: 'removed-way-new-key',
    file: recoveryBox,
    code: '  const key = random(32)\n  const ways',
    without:
      "  const kept = stay[0] ?? { kind: 'passkey' }\n  const { key } = await openWay(world, walletId, recovery, kept)\n  const ways",
    ...{ test: ways, named: removed },
  },
  {
    id: 'last-way-stays',
    file: recoveryBox,
    code: "  if (stay.length === 0 && !added) throw new VaultError('way_last')\n",
    without: '',
    ...{ test: ways, named: removed },
  },
  {
    id: 'one-way-of-a-kind',
    file: recoveryBox,
    code: "if (others.some(({ kind }) => kind === secret.kind)) throw new VaultError('way_there')",
    without: '',
    ...{ test: ways, named: removed },
  },
  {
    id: 'ways-as-they-are-now',
    file: 'apps/wallet/src/vault/userTier.ts',
    code: 'const recovery = parseRecovery(wallet.recovery)\n      const of',
    without: 'const recovery = parseRecovery(known.recovery)\n      const of',
    ...{ test: ways, named: 'a tab that stayed open brings no removed way back' },
  },
  {
    id: 'former-set-of-the-guard',
    file: 'apps/wallet/src/vault/sets/findKey.ts',
    code: '(await openFormerGuarded(world, wallet, keeper.shares, guard.shares))',
    without: 'undefined',
    test: former,
    named:
      'a guarded wallet whose parts at the %s were replaced by nothing comes back by the set before',
  },
  {
    id: 'former-set-of-the-person',
    file: 'apps/wallet/src/vault/userTier.ts',
    code: 'return opened ?? openFormer(world, wallet, ({ recovery }) => shareOf(recovery))',
    without: 'return opened',
    test: former,
    named: 'the user’s recovery method opens the set before, where the one in use is of no use',
  },
  {
    id: 'guard-told-who-typed',
    file: 'apps/wallet/src/vault/ownIdentity.ts',
    code: 'checkOwn(typed === undefined ? !isMail : isTyped(identity, typed))',
    without: 'void [checkOwn, isTyped, typed, isMail]',
    test: otherLogin,
    named: 'a keeper that names %s at a sign-up has nothing deposited for it',
  },
  {
    id: 'guard-told-who-typed-later',
    file: 'apps/wallet/src/vault/ownIdentity.ts',
    code: 'checkOwn(typed === undefined ? !isMail : isTyped(identity, typed))',
    without: 'void [checkOwn, isTyped, typed, isMail]',
    test: otherLogin,
    named: 'a keeper that names %s when a wallet goes to the guard has nothing deposited for it',
  },
  {
    id: 'login-of-who-typed',
    file: 'apps/wallet/src/handlers/connectOtp.ts',
    code: '    checkOwn(isTyped(login.identity, email))\n',
    without: '    void [checkOwn, isTyped]\n',
    test: email,
    named:
      'a keeper that answers a code by another address logs no user in, and the guard gets no address',
  },
  {
    id: 'change-to-what-was-typed',
    file: 'apps/wallet/src/handlers/updateEmail.ts',
    code: '    checkOwn(newEmail === email)\n',
    without: '    void checkOwn\n',
    test: email,
    named: 'a keeper that names another new address than was typed has the guard told nothing',
  },
  {
    id: 'login-by-the-chosen-provider',
    file: 'apps/wallet/src/login/createTickets.ts',
    code: '  checkOwn(login.identity.provider === provider)\n',
    without: '  void checkOwn\n',
    test: tickets,
    named:
      'a keeper that brings the login of another provider, or a proof of its own beside it, proves nothing to the guard',
  },
  {
    id: 'proof-of-the-own-round',
    file: 'apps/wallet/src/login/createTickets.ts',
    code: "provider === 'farcaster' && farcaster !== undefined",
    without: 'farcaster !== undefined',
    test: tickets,
    named:
      'a keeper that brings the login of another provider, or a proof of its own beside it, proves nothing to the guard',
  },
  {
    id: 'memory-where-nothing-is-kept',
    file: 'apps/wallet/src/storage/openInTime.ts',
    code: 'return standIn()',
    without: "throw new Error('Nothing is kept')",
    test: 'apps/wallet/src/vault/device/deviceShares.test.ts',
    named: 'keeps shares in memory where the browser refuses',
  },
  {
    id: 'words-of-other-wallets',
    file: 'apps/wallet/src/vault/keys/bip44.ts',
    code: '[hardened + 44, hardened + 60, hardened, 0, 0]',
    without: '[hardened + 44, hardened + 60, hardened, 0, 1]',
    test: 'apps/wallet/src/vault/keys/deriveKeys.test.ts',
    named: 'has the accounts that other wallets show for the same words',
  },
  {
    id: 'first-parts-before-promotion',
    file: 'apps/wallet/src/vault/sets/makeWallet.ts',
    code: '    await place.deposit?.(signForGuard(owner, set, { current: undefined, next: undefined }).first)\n    const share = { setId, share: set.device, addresses, promotion: { keeper: promotion } }\n    await world.shares.write(walletId, share)\n    await promoteAtKeeper(world, setId, promotion)\n',
    without:
      '    await promoteAtKeeper(world, setId, promotion)\n    await place.deposit?.(signForGuard(owner, set, { current: undefined, next: undefined }).first)\n    const share = { setId, share: set.device, addresses, promotion: { keeper: promotion } }\n    await world.shares.write(walletId, share)\n',
    test: 'apps/wallet/src/vault/kill.test.ts',
    named: '%s can be cut off after any step, and no key is lost',
  },
]
