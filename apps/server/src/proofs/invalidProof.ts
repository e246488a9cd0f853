import { HttpError } from '../errors/HttpError.js'

export function invalidProof(): HttpError {
  return new HttpError(401, 'invalid_proof', 'The proof of the browser’s key is not good.', {
    'www-authenticate': 'DPoP error="invalid_dpop_proof", algs="ES256"',
  })
}
