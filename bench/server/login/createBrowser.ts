import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import type { Pool } from 'undici'

/** A browser as the server sees one: a key that proves each call (RFC 9449). */
export type Browser = {
  /** @throws with what the server said when it refuses */
  call(path: string, body: object): Promise<void>
}

export function createBrowser(pool: Pool, origin: string): Browser {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const head = part({ alg: 'ES256', typ: 'dpop+jwt', jwk: publicKey.export({ format: 'jwk' }) })
  const proof = (path: string) => {
    const iat = Math.floor(Date.now() / 1000)
    const claims = part({ jti: randomUUID(), htm: 'POST', htu: origin + path, iat })
    const text = Buffer.from(`${head}.${claims}`)
    const signature = sign('sha256', text, { key: privateKey, dsaEncoding: 'ieee-p1363' })
    return `${text}.${signature.toString('base64url')}`
  }
  return {
    async call(path, body) {
      const { statusCode, body: answer } = await pool.request({
        ...{ method: 'POST', path },
        headers: { 'content-type': 'application/json', dpop: proof(path) },
        body: JSON.stringify({ projectId: 'local', ...body }),
      })
      const said = await answer.text()
      if (statusCode !== 200) throw new Error(`${path} answered ${statusCode} ${said}`)
    },
  }
}

function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
