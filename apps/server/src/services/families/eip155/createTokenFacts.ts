import { isAddress } from '@foyer/protocol'
import { createStoredFacts } from '../../tokens/createStoredFacts.js'
import type { ReadTokenFacts } from '../../tokens/Tokens.js'
import type { FamilyParts } from '../ServedFamily.js'
import { readFacts } from './readFacts.js'

/** What EVM tokens say of themselves. */
export function createTokenFacts({ db, reads }: Pick<FamilyParts, 'db' | 'reads'>): ReadTokenFacts {
  return createStoredFacts({
    db,
    isToken: (key) => isAddress('eip155', key),
    read: (network, keys) => readFacts(reads, network, keys),
  })
}
