import { expect, test } from 'vitest'
import * as siwx from './siwx.js'

test('the entry of the sign-in exports these names', () => {
  expect(Object.keys(siwx).sort()).toMatchInlineSnapshot(`
    [
      "assertRecap",
      "checkCacao",
      "checkSiwxMessage",
      "checksumAddress",
      "createAuthPayload",
      "decodeRecap",
      "encodeRecap",
      "formatRecapStatement",
      "formatSiwxMessage",
      "mergeRecaps",
      "methodsOfRecap",
      "namespacesOfSignIns",
      "ownSolanaCluster",
      "parseSiwxMessage",
      "recapForMethods",
      "recapOf",
      "solanaClusters",
      "toSignInAddress",
      "verifyCacaoSignature",
      "verifySignIn",
    ]
  `)
})
