const sessions = 'apps/server/src/login/sessions/sessions.test.ts'
const social = 'apps/server/src/social/social.test.ts'
const farcaster = 'apps/server/src/social/farcaster/farcaster.test.ts'
const proof = 'apps/server/src/proofs/checkProof.ts'
const readProof = 'apps/server/src/proofs/readProof.ts'
const refused =
  'refuses a proof that was used, is of another call, another address, another token, or is old'
const swapped = 'another user’s code does not fit a round, though their provider requires less'

/** What keeps a login with the browser that made it, each with the code that a script takes away and the test that has to notice. */
export const defences = [
  {
    id: 'proof-algorithm',
    file: readProof,
    code: "alg: v.literal('ES256'),",
    without: '',
    test: 'apps/server/src/proofs/readProof.test.ts',
    named: 'refuses a header with %j, whoever signed it',
  },
  {
    id: 'proof-kind',
    file: readProof,
    code: "typ: v.literal('dpop+jwt'),",
    without: '',
    test: sessions,
    named: 'refuses a proof of another kind, another algorithm, or with a private key in it',
  },
  {
    id: 'proof-of-this-method',
    file: proof,
    code: 'claims.htm === call.method &&',
    without: '',
    ...{ test: sessions, named: refused },
  },
  {
    id: 'proof-of-this-address',
    file: proof,
    code: 'claims.htu === `${proofs.url()}${call.path}` &&',
    without: '',
    ...{ test: sessions, named: refused },
  },
  {
    id: 'proof-of-this-token',
    file: proof,
    code: 'claims.ath === (call.token === undefined ? undefined : sha256(call.token))',
    without: 'true',
    ...{ test: sessions, named: refused },
  },
  {
    id: 'proof-of-now',
    file: proof,
    code: 'Math.abs(now() - iat * 1_000) <= skewMs',
    without: 'true',
    ...{ test: sessions, named: refused },
  },
  {
    id: 'proof-once',
    file: 'apps/server/src/proofs/verifyProof.ts',
    code: 'if (!isNew) throw invalidProof()',
    without: 'void isNew',
    ...{ test: sessions, named: refused },
  },
  {
    id: 'proof-once-at-once',
    file: 'apps/server/src/proofs/rememberProof.ts',
    code: 'resolve(news.delete(hash))',
    without: 'resolve(news.has(hash))',
    test: sessions,
    named: 'takes a proof once, though a hundred calls bring it at once, among others',
  },
  {
    id: 'proof-remembered',
    file: proof,
    code: 'const rememberedMs = 300_000',
    without: 'const rememberedMs = 1_000',
    ...{ test: sessions, named: 'a proof is remembered as long as it could be used again' },
  },
  {
    id: 'proof-nonce-age',
    file: 'apps/server/src/proofs/createNonces.ts',
    code: 'age <= goodMs',
    without: 'age <= Number.POSITIVE_INFINITY',
    test: sessions,
    named: 'a sign of the server’s clock is good for four minutes, and none of the future is',
  },
  {
    id: 'proof-nonce-future',
    file: 'apps/server/src/proofs/createNonces.ts',
    code: 'age >= 0',
    without: 'age >= -goodMs',
    test: sessions,
    named: 'a sign of the server’s clock is good for four minutes, and none of the future is',
  },
  {
    id: 'proof-nonce-signed',
    file: 'apps/server/src/proofs/createNonces.ts',
    code: 'sameSecret(signature, sign(time))',
    without: 'signature.length > 0',
    ...{ test: sessions, named: refused },
  },
  {
    id: 'social-nonce',
    file: 'apps/server/src/social/redeem.ts',
    code: 'expectedNonce: speaks ? nonce : expectNoNonce',
    without:
      "expectedNonce: speaks ? JSON.parse(Buffer.from((await response.clone().json()).id_token.split('.')[1], 'base64url').toString()).nonce : expectNoNonce",
    ...{ test: social, named: swapped },
  },
  {
    id: 'social-nonce-of-round',
    file: 'apps/server/src/social/nonceOf.ts',
    code: 'return hashOf(`social ${jkt} ${state}`)',
    without: "return hashOf('social')",
    ...{ test: social, named: swapped },
  },
  {
    id: 'social-pkce',
    file: 'apps/server/src/social/authorizeUrl.ts',
    code: 'code_challenge: await calculatePKCECodeChallenge(verifier),',
    without: '',
    ...{ test: social, named: swapped },
  },
  {
    id: 'social-pkce-of-round',
    file: 'apps/server/src/social/createSocials.ts',
    code: 'const verifier = generateRandomCodeVerifier()',
    without: "const verifier = generateRandomCodeVerifier().replace(/./g, 'a')",
    ...{ test: social, named: swapped },
  },
  {
    id: 'farcaster-domain',
    file: 'apps/server/src/social/farcaster/createVerifier.ts',
    code: 'domain: domain(),',
    without: 'domain: parseSiweMessage(message).domain ?? domain(),',
    test: farcaster,
    named:
      'neither service believes a message that was signed for another site, though all else is right',
  },
  {
    id: 'farcaster-nonce',
    file: 'apps/server/src/social/farcaster/createVerifier.ts',
    code: 'nonce: farcasterNonceOf(jkt, secretHash)',
    without: 'nonce: parseSiweMessage(message).nonce ?? farcasterNonceOf(jkt, secretHash)',
    ...{ test: farcaster, named: 'nothing is believed of a relay that lies' },
  },
  {
    id: 'farcaster-age',
    file: 'apps/server/src/social/farcaster/createVerifier.ts',
    code: 'return age < agedMs && age > -skewMs',
    without: 'return age > -skewMs',
    ...{ test: farcaster, named: 'a message is good as long as a round' },
  },
]
