const siwx = 'packages/protocol/src/siwx'
const verified = `${siwx}/verifySignIn.test.ts`
const evm = 'packages/protocol/src/families/eip155'
const room = 'apps/server/src/services/signin'
const contracts = `${room}/contractAccounts.test.ts`
const served = 'apps/server/src/routes/auth.test.ts'
const host = 'packages/siwx/src/server'
const tokens = `${host}/createTokenVerifier.test.ts`
const byCookie = 'apps/server/src/routes/signInCookie.test.ts'
const inPage = 'packages/core/src/siwx/siwx.test.ts'
const older = 'packages/siwx/src/stores/createSiweStore.test.ts'
const wrong = 'a wrong %s is refused: %o'
const looks = 'code that only looks as if it agreed has not agreed'

const paired = 'packages/core/src/pairing/signing/signing.test.ts'
const pairedWrong =
  'an answer with %s connects nobody and signs nobody in, and the next code is one to connect alone'
const first = 'packages/adapters/src/evm/oneClick.test.ts'

/** What a sign-in with a wallet is checked by, each with the code that a script takes away and the test that has to notice. */
export const defences = [
  {
    id: 'sign-in-paired-parts-compared',
    file: `${siwx}/checkCacao.ts`,
    code: 'if (other) return compromised(other).fault',
    without: 'void other',
    ...{ test: paired, named: pairedWrong },
  },
  {
    id: 'sign-in-paired-resources-compared',
    file: `${siwx}/checkCacao.ts`,
    code: "return compromised('resources').fault",
    without: 'return undefined',
    ...{ test: paired, named: pairedWrong },
  },
  {
    id: 'sign-in-paired-verified',
    file: 'packages/core/src/pairing/signing/verifyPaired.ts',
    code: 'return isEvmSigned(',
    without: 'return (async (..._: unknown[]) => typeof isEvmSigned === "function")(',
    ...{ test: paired, named: pairedWrong },
  },
  {
    id: 'sign-in-first-text-compared',
    file: 'packages/core/src/families/eip155/features/signInFirst.ts',
    code: 'if (signed.message !== formatSiwxMessage(own))',
    without: 'if (signed.message === formatSiwxMessage({ ...own, nonce: "" }))',
    ...{
      test: first,
      named: 'a text with another %s never reaches the store, and the user is prompted as ever',
    },
  },
  {
    id: 'headers-of-account-in-use',
    file: 'packages/core/src/siwx/getSessionHeaders.ts',
    code: "if (status !== 'signedIn' || !session) throw signedOut()",
    without: 'if (!session) return status',
    ...{
      test: 'packages/core/src/siwx/headers.test.ts',
      named: 'an account that is not signed in gets none of the one before, whose session is kept',
    },
  },
  {
    id: 'sign-in-elsewhere-by-key',
    file: 'packages/core/src/siwx/carry.ts',
    code: 'if (isHeldByKey && !(await isHeldByKey(session))) return undefined',
    without: 'void isHeldByKey',
    ...{
      test: 'packages/adapters/src/evm/accountScope.test.ts',
      named:
        'the session of a contract does not, whatever the wallet says that it is: the user is prompted',
    },
  },
  {
    id: 'sign-in-elsewhere-by-key-stored',
    file: 'packages/siwx/src/isValidFor.ts',
    code: 'return isKnown(account) || isHeldByKey(session)',
    without: 'return isKnown(account) || isHeldByKey !== undefined',
    ...{
      test: 'packages/siwx/src/stores/stores.test.ts',
      named: '%s does not where a contract took the signature',
    },
  },
  {
    id: 'sign-in-first-of-this-attempt',
    file: 'packages/core/src/siwx/oneClickOf.ts',
    code: 'if (signed?.way.connectorId !== connectorId || signed.way.namespace !== namespace)',
    without: 'if (signed === undefined)',
    ...{
      test: 'packages/core/src/siwx/oneClick.test.ts',
      named: 'what one wallet signed is of no other',
    },
  },
  {
    id: 'sign-in-domain-of-the-page',
    file: `${siwx}/placeFault.ts`,
    code: 'url?.host === domain && isOrigin(url.origin)',
    without: 'url?.host === domain && isOrigin !== undefined',
    ...{ test: verified, named: wrong },
  },
  {
    id: 'sign-in-uri-of-the-page',
    file: `${siwx}/placeFault.ts`,
    code: "isPlain && places.includes(target.origin) ? undefined : 'uri'",
    without: "isPlain || places.length > 0 ? undefined : 'uri'",
    ...{ test: verified, named: wrong },
  },
  {
    id: 'sign-in-text-to-the-byte',
    file: `${siwx}/parseSiwxMessage.ts`,
    code: "if (!layouts.includes(text)) return { fault: 'form' }",
    without: "if (layouts.length === 0) return { fault: 'form' }",
    ...{ test: verified, named: 'a text with %s is refused, however it is signed' },
  },
  {
    id: 'sign-in-of-its-time',
    file: `${siwx}/verifySignIn.ts`,
    code: "if (!(age <= ageMax && age >= -aheadMax)) return 'issuedAt'",
    without: "if (ageMax < aheadMax && age > 0) return 'issuedAt'",
    ...{ test: verified, named: wrong },
  },
  {
    id: 'sign-in-permission-said',
    file: `${siwx}/verifySignIn.ts`,
    code: "if (!isRecapSaid(message)) return { fault: 'recap' }",
    without: "if (isRecapSaid(message) === undefined) return { fault: 'recap' }",
    ...{ test: verified, named: 'a permission is refused where the statement says %s' },
  },
  {
    id: 'sign-in-nonce-once',
    file: `${room}/writeSignIn.ts`,
    code: 'where not ${signInNonces.isUsed} and',
    without: 'where (${signInNonces.isUsed} or true) and',
    ...{ test: served, named: 'of one text that comes twice at once one session comes, 20 times' },
  },
  {
    id: 'sign-in-resumed-not-sent',
    file: 'packages/core/src/pairing/engine/session/run.ts',
    code: 'if (resumes || !session)',
    without: 'if (!session)',
    ...{
      test: 'packages/core/src/pairing/engine/reload.test.ts',
      named: 'a request that was sent before a reload is waited for, and not sent again',
    },
  },
  {
    id: 'sign-in-resumed-unless-left',
    file: 'packages/core/src/siwx/refuseSignIn.ts',
    code: 'noteSigning(client, account, undefined)',
    without: 'void noteSigning',
    ...{
      test: 'packages/core/src/pairing/signing/resumed.test.ts',
      named:
        'a user who cancels meanwhile is not signed in by what the phone signs later, nor prompted by the next reload',
    },
  },
  {
    id: 'sign-in-resumed-in-time',
    file: 'packages/core/src/siwx/recallSigning.ts',
    code: '!isOwn || client.clock.now() >= note.until',
    without: '!isOwn',
    ...{
      test: 'packages/core/src/pairing/signing/resumed.test.ts',
      named: 'what another tab has with the phone is not waited for, nor what is over',
    },
  },
  {
    id: 'sign-in-resumed-read-again',
    file: 'packages/core/src/siwx/resumeSignIn.ts',
    code: '...(await signIn(request, { message: own, address }))',
    without: '...{ message: own, ...((await request()) as SiwxSession) }',
    ...{
      test: 'packages/core/src/families/solana/signing/resumed.test.ts',
      named:
        'a text with another %s, signed while the page was away, signs nobody in, and the prompt says so',
    },
  },
  {
    id: 'sign-in-proof-once',
    file: `${room}/writeSignIn.ts`,
    code: 'on conflict do nothing returning hash',
    without: 'on conflict (hash) do update set until = excluded.until returning hash',
    ...{
      test: served,
      named: 'one proof of a browser opens one session, however many come at once',
    },
  },
  {
    id: 'sign-in-nonce-five-tries',
    file: `${room}/createSignIns.ts`,
    code: 'await countWrong(db, pass)',
    without: 'await Promise.resolve()',
    ...{
      test: served,
      named: 'a signature of another key opens no session, and five of them burn the nonce',
    },
  },
  {
    id: 'sign-in-nonce-of-this-browser',
    file: `${room}/createSignIns.ts`,
    code: 'isNonce: (nonce) => pass?.nonce === nonce,',
    without: 'isNonce: () => pass?.nonce !== undefined,',
    ...{
      test: served,
      named: 'a nonce is good for ten minutes, in this browser, project and page alone',
    },
  },
  {
    id: 'sign-in-nonce-of-this-project',
    file: `${room}/createNoncePasses.ts`,
    code: 'return id === project.id && isOfPage && now() < until',
    without: "return id !== '' && isOfPage && now() < until && project !== undefined",
    ...{
      test: served,
      named: 'a nonce is good for ten minutes, in this browser, project and page alone',
    },
  },
  {
    id: 'sign-in-nonces-limited',
    file: 'apps/server/src/routes/auth.ts',
    code: "await limitAddress(context, services, 'nonces')",
    without: 'limitAddress.toString()',
    ...{
      test: served,
      named: '10,000 nonces of one network address are too many, and none of them is stored',
    },
  },
  {
    id: 'sign-in-token-of-its-browser',
    file: 'apps/server/src/routes/bySession.ts',
    code: 'if (session.jkt === null) return session',
    without: 'if (session.jkt !== undefined) return session',
    ...{
      test: served,
      named: 'a token that was stolen is of no use without the key of the browser',
    },
  },
  {
    id: 'sign-in-token-of-its-project',
    file: `${room}/createSignIns.ts`,
    code: 'said && (project === undefined || project === said.project)',
    without: 'said && (project === undefined || said.project !== undefined)',
    ...{
      test: served,
      named: 'a token is of its project, ends, and is of this server’s making',
    },
  },
  {
    id: 'sign-in-secret-used-twice',
    file: `${room}/renewSignIn.ts`,
    code: 'await db.delete(signInSessions).where(and(own, wasRenewed))',
    without: 'await Promise.resolve()',
    ...{
      test: served,
      named:
        'a token is renewed by a secret that changes each time, and a stolen secret ends the session',
    },
  },
  {
    id: 'sign-in-secret-of-long-ago',
    file: `${room}/renewSignIn.ts`,
    code: 'secrets.isIssued(refresh)',
    without: "secrets.isIssued('')",
    ...{
      test: served,
      named: 'a secret of long ago ends the session, however often a thief renewed it since',
    },
  },
  {
    id: 'sign-in-secret-of-its-making',
    file: `${room}/createSignInSecrets.ts`,
    code: 'macOf(secret.slice(0, unsignedLength))',
    without: 'secret.slice(unsignedLength)',
    ...{
      test: served,
      named: 'a secret of long ago ends the session, however often a thief renewed it since',
    },
  },
  {
    id: 'sign-in-session-of-its-account',
    file: `${room}/signInRecords.ts`,
    code: '.where(and(sessionsOf(owner), chosen))',
    without: ".where(which === 'all' ? sessionsOf(owner) : chosen)",
    ...{
      test: served,
      named:
        'an account sees its sessions in all its browsers, of this project alone, and ends one or all',
    },
  },
  {
    id: 'signature-answer-whole',
    file: `${evm}/isSignedByContract.ts`,
    code: "answer === (deployment ? '0x01' : valid)",
    without: "String(answer).startsWith(deployment ? '0x01' : valid.slice(0, 10))",
    ...{ test: contracts, named: looks },
  },
  {
    id: 'signature-caller-not-zero',
    file: `${evm}/isSignedByContract.ts`,
    code: "const caller = '0x666f7965722d636865636b732d7369676e657273'",
    without: "const caller = `0x${'0'.repeat(40)}`",
    ...{ test: contracts, named: looks },
  },
  {
    id: 'signature-of-the-network',
    file: `${evm}/isSignedByContract.ts`,
    code: 'if (`eip155:${reference}` === chainId) return isValid',
    without: 'if (reference !== undefined) return isValid',
    ...{
      test: contracts,
      named: 'a network that does not answer, or is another one, is told from a wrong signature',
    },
  },
  {
    id: 'contract-of-its-network',
    file: 'apps/server/src/services/signin/createSignIns.ts',
    code: '${byKey ? namespace : chainId}',
    without: '${namespace}',
    ...{
      test: 'apps/server/src/routes/authAccounts.test.ts',
      named:
        'a contract has nothing of the one at its address on another network, and a key has one account',
    },
  },
  {
    id: 'signature-of-one-form',
    file: `${evm}/isSignedByKey.ts`,
    code: 'if (secp256k1.Signature.fromCompact(numbers).hasHighS()) return false',
    without: '',
    ...{
      test: 'packages/protocol/src/signatures/verifySignature.test.ts',
      named: 'a signature of EVM of the second form, or with another byte for the key, is none',
    },
  },
  {
    id: 'host-token-of-its-project',
    file: `${host}/createTokenVerifier.ts`,
    code: "typ: 'at+jwt', audience, issuer }",
    without: "typ: 'at+jwt', issuer }",
    ...{ test: tokens, named: 'a token %s is none' },
  },
  {
    id: 'host-token-of-its-browser',
    file: `${host}/createTokenVerifier.ts`,
    code: 'if (cnf && !(',
    without: 'if (cnf === null && !(',
    ...{
      test: tokens,
      named: 'a token that is bound to a browser’s key is of no use without a proof of it',
    },
  },
  {
    id: 'host-proof-of-this-request',
    file: `${host}/checkProof.ts`,
    code: 'claims.htm === sent.method && claims.htu === sent.url',
    without: 'claims.htm !== sent.proof && claims.htu !== sent.proof',
    ...{
      test: tokens,
      named: 'a token that is bound to a browser’s key is of no use without a proof of it',
    },
  },
  {
    id: 'host-proof-once',
    file: `${host}/checkProof.ts`,
    code: 'isNewProof === undefined || (await isNewProof(`${jkt} ${claims.jti}`))',
    without: 'isNewProof === undefined || claims.jti.length > 0',
    ...{
      test: tokens,
      named:
        'a proof counts once where the host notes it, and behind a proxy by the public address',
    },
  },
  {
    id: 'sign-in-cookie-of-its-page',
    file: 'apps/server/src/routes/bySession.ts',
    code: '!isReading && origin !== new URL(uri).origin',
    without: '!isReading && origin === new URL(uri).pathname',
    ...{ test: byCookie, named: 'a request with the cookie from %s changes nothing' },
  },
  {
    id: 'sign-in-cookie-of-its-site',
    file: 'apps/server/src/routes/auth.ts',
    code: "throw new HttpError(400, 'input_invalid', 'A cookie is for pages of the server’s own site.')",
    without: 'new HttpError(400, site, site)',
    ...{
      test: byCookie,
      named: 'a page of another site, whose browser would not send it, gets no cookie',
    },
  },
  {
    id: 'sign-in-cookie-no-refresh',
    file: `${room}/createSignInSecrets.ts`,
    code: 'hashOf(`cookie ${secret}`)',
    without: 'hashOf(secret)',
    ...{
      test: byCookie,
      named: 'the secret of a cookie renews no tokens, and what renews tokens is no cookie',
    },
  },
  {
    id: 'sign-in-cookie-not-in-the-page',
    file: 'apps/server/src/routes/signInCookie.ts',
    code: 'httpOnly: true',
    without: 'httpOnly: false',
    ...{
      test: byCookie,
      named: 'a cookie holds a session: the page gets nothing that opens it, and ends it',
    },
  },
  {
    id: 'store-in-time',
    file: 'packages/core/src/siwx/checkSession.ts',
    code: 'await inTime(client, store.getSessions(account.chainId, account.address))',
    without: 'await store.getSessions(account.chainId, account.address)',
    ...{ test: inPage, named: 'that does not answer is given up in time' },
  },
  {
    id: 'store-text-of-the-account',
    file: 'packages/core/src/siwx/prepareText.ts',
    code: "if (text.accountAddress !== accountAddress) throw invalid('accountAddress')",
    without: "if (text.accountAddress === '') throw invalid('accountAddress')",
    ...{ test: inPage, named: 'that makes a text for another account is not obeyed' },
  },
  {
    id: 'older-client-session-of-the-account',
    file: 'packages/siwx/src/stores/createSiweStore.ts',
    code: '!session || !isOf(session.data, data)',
    without: '!session || isOf.length === 0',
    ...{ test: older, named: 'nobody is signed in where %s' },
  },
  {
    id: 'older-client-text-as-told',
    file: 'packages/siwx/src/stores/createSiweStore.ts',
    code: "if (fields.nonce !== nonce) throw invalid('nonce')",
    without: "if (fields.nonce === '') throw invalid('nonce')",
    ...{ test: older, named: 'a text of the host whose %s is not as it was told is not offered' },
  },
]
