const keeper = 'apps/server/src/login/shares/hostage.test.ts'
const guard = 'apps/server/src/guard/shares/hostage.test.ts'
const deed = 'packages/protocol/src/login/deed.test.ts'
const noKey = 'a session without the key changes nothing of a wallet, in the tier %s'
const letIn = 'a browser that was let in and has not the key changes nothing'
const former = 'a former set is given for the other share of it, and is gone after 30 days'
const formerAtGuard =
  'a former share is given for the keeper’s token to a browser that was let in, and is gone after 30 days'

/** What keeps the shares of a key from all but its owner, each with the code that a script takes away and the test that has to notice. */
export const defences = [
  {
    id: 'keeper-put-signed',
    file: 'apps/server/src/login/shares/putShare.ts',
    code: '  checkOwner(deedOf(put), put.owner)\n',
    without: '  void [checkOwner, deedOf]\n',
    ...{ test: keeper, named: noKey },
  },
  {
    id: 'keeper-promotion-signed',
    file: 'apps/server/src/login/shares/promoteShare.ts',
    code: '    check(locked, setId, owner)\n',
    without: '    void [check, owner]\n',
    ...{ test: keeper, named: noKey },
  },
  {
    id: 'keeper-put-after-this-set',
    file: 'apps/server/src/login/shares/putShare.ts',
    code: ' && (put.from ?? undefined) === current?.set',
    without: '',
    test: 'apps/server/src/login/shares/shares.test.ts',
    named: 'replaces no set that the caller has not read, and takes no wallet of another account',
  },
  {
    id: 'keeper-set-used-once',
    file: 'apps/server/src/login/shares/putShare.ts',
    code: 'if (former.length > 0) throw changed()',
    without: 'void former',
    test: keeper,
    named: 'what was signed once counts for that state alone, and no set comes back',
  },
  {
    id: 'keeper-set-of-this-wallet',
    file: 'apps/server/src/login/shares/putShare.ts',
    code: ".where(and(eq(loginShares.wallet, walletId), eq(loginShares.state, 'next')))",
    without: ".where(eq(loginShares.set, locked.next?.set ?? ''))",
    test: keeper,
    named: 'a set of the same name in another wallet is another set',
  },
  {
    id: 'keeper-former-for-token',
    file: 'apps/server/src/login/shares/releaseFormer.ts',
    code: '!wanted?.mark || markOf(token) !== wanted.mark',
    without: '!wanted?.mark || markOf(token) === undefined',
    ...{ test: keeper, named: former },
  },
  {
    id: 'keeper-former-not-for-session',
    file: 'apps/server/src/login/shares/releaseFormer.ts',
    code: '...(token !== undefined && { share }),',
    without: 'share,',
    ...{ test: keeper, named: former },
  },
  {
    id: 'keeper-former-removed',
    file: 'apps/server/src/login/tendLogin.ts',
    code: '  await db.delete(loginFormerShares).where(lte(loginFormerShares.until, now()))\n',
    without: '  void loginFormerShares\n',
    ...{ test: keeper, named: former },
  },
  {
    id: 'keeper-former-revoked',
    file: 'apps/server/src/login/shares/promoteShare.ts',
    code: 'await db.delete(loginFormerShares).where(eq(loginFormerShares.wallet, wallet))',
    without: 'return',
    test: keeper,
    named: 'a set that the owner removed with a change of methods never comes back',
  },
  {
    id: 'guard-changes-signed',
    file: 'apps/server/src/guard/shares/bindWalletOwner.ts',
    code: '  checkSigned(id, { ...signed, addresses: known }, said)\n',
    without: '  void [checkSigned, said]\n',
    ...{ test: guard, named: letIn },
  },
  {
    id: 'guard-addresses-on-record',
    file: 'apps/server/src/guard/shares/bindWalletOwner.ts',
    code: 'addresses: known }, said)',
    without: 'addresses }, said)',
    ...{ test: guard, named: letIn },
  },
  {
    id: 'guard-deposit-signed',
    file: 'apps/server/src/guard/shares/depositShare.ts',
    code: '  checkSigned(wallet, body, said)\n',
    without: '  void checkSigned\n',
    test: guard,
    named: 'a deposit for addresses needs the signature of their keys',
  },
  {
    id: 'guard-put-after-these-sets',
    file: 'apps/server/src/guard/shares/putShare.ts',
    code: " && of('next') === (pending ?? undefined)",
    without: '',
    test: guard,
    named: 'what was signed once counts for that state alone',
  },
  {
    id: 'guard-first-addresses-kept',
    file: 'apps/server/src/guard/shares/bindWalletOwner.ts',
    code: '  if (eip155 === null) await db',
    without: '  if (eip155 === id) await db',
    test: guard,
    named: 'of a wallet from before its keys signed, the first addresses that sign are kept',
  },
  {
    id: 'guard-former-for-token',
    file: 'apps/server/src/guard/shares/releaseFormer.ts',
    code: '!row?.mark || markOf(token) !== row.mark',
    without: '!row?.mark || markOf(token) === undefined',
    ...{ test: guard, named: formerAtGuard },
  },
  {
    id: 'guard-former-removed',
    file: 'apps/server/src/guard/shares/forgetFormer.ts',
    code: 'lte(guardFormerShares.until, now())',
    without: 'lte(guardFormerShares.until, now() * 0)',
    ...{ test: guard, named: formerAtGuard },
  },
  {
    id: 'deed-low-s',
    file: 'packages/protocol/src/login/deed.ts',
    code: ' || parsed.hasHighS()',
    without: '',
    test: deed,
    named: 'of a signature one form counts, and what is none is no signature',
  },
  {
    id: 'deed-both-keys',
    file: 'packages/protocol/src/login/deed.ts',
    code: 'return ed25519ctx.verify(signature, bytes, base58.decode(solana), { context, zip215: false })',
    without: 'return signature.length > 0 && base58.decode(solana).length > 0 && bytes.length > 0',
    test: deed,
    named: 'needs the keys of both addresses',
  },
  {
    id: 'deed-of-this-service',
    file: 'packages/protocol/src/login/deed.ts',
    code: '${domain}: ${deed.deed} at the ${service}',
    without: '${domain}: ${deed.deed}',
    test: deed,
    named: 'what the keys of a wallet signed is theirs, for exactly this',
  },
]
