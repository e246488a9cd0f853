import { FoyerError } from '@foyer/protocol'
import { writeAmino, writeArbitrary } from '@foyer/protocol/signed'
import { base64 } from '@scure/base'
import type { Request } from '../../FamilyFeatures.js'
import { demandSignature } from './demandSignature.js'
import type { CosmosAminoDocument, CosmosDirectDocument, CosmosDocument } from './types.js'
import { writeDirect } from './writeDirect.js'

/**
 * What a wallet signs, with the check of its signature: loaded when something is to be signed, because the curve is heavy. A wallet that signs another
 * fee or memo than the document has is refused: the page sends what it made.
 */
export const demandSigned = {
  message: (request: Request, { message, address }: { message: string; address: string }) =>
    byAmino(request, address, writeArbitrary(message, address)),
  document: (request: Request, address: string, document: CosmosDocument) =>
    'bodyBytes' in document
      ? directly(request, address, document)
      : byAmino(request, address, document),
}

async function byAmino(request: Request, address: string, document: CosmosAminoDocument) {
  const bytes = new TextEncoder().encode(writeAmino(document))
  const parameters = { signerAddress: address, signDoc: document }
  return demandSignature(await request('cosmos_signAmino', parameters), { bytes, address })
}

async function directly(request: Request, address: string, document: CosmosDirectDocument) {
  const bytes = write(document)
  const { chainId, accountNumber, bodyBytes, authInfoBytes } = document
  const signDoc = {
    chainId,
    accountNumber: String(accountNumber),
    bodyBytes: base64.encode(bodyBytes),
    authInfoBytes: base64.encode(authInfoBytes),
  }
  const answer = await request('cosmos_signDirect', { signerAddress: address, signDoc })
  return demandSignature(answer, { bytes, address })
}

function write(document: CosmosDirectDocument): Uint8Array {
  try {
    return writeDirect(document)
  } catch (cause) {
    throw new FoyerError('sign_message_failed', { cause })
  }
}
