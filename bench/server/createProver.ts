import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'

/** The key of a browser (RFC 9449). Gives the proof of a POST to a path of the server. */
export function createProver(origin: string): (path: string) => string {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const head = part({ alg: 'ES256', typ: 'dpop+jwt', jwk: publicKey.export({ format: 'jwk' }) })
  return (path) => {
    const iat = Math.floor(Date.now() / 1000)
    const claims = part({ jti: randomUUID(), htm: 'POST', htu: origin + path, iat })
    const text = Buffer.from(`${head}.${claims}`)
    const signature = sign('sha256', text, { key: privateKey, dsaEncoding: 'ieee-p1363' })
    return `${text}.${signature.toString('base64url')}`
  }
}

function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
