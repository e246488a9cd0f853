import { HttpError } from '../../errors/HttpError.js'
import type { Nfts } from './Nfts.js'

/** The NFTs of accounts, by the chain family that an account is of. An account of another family has none. */
export function joinNfts(families: readonly joinNfts.Family[]): Nfts {
  return {
    async list(question) {
      const { account, cursor } = question
      const family = families.find(({ addressOf }) => addressOf(account) !== undefined)
      if (family) return family.nfts.list(question)
      if (cursor !== undefined)
        throw new HttpError(400, 'cursor_invalid', 'The cursor is none of this list.')
      return { data: [], next: null }
    },
  }
}

export declare namespace joinNfts {
  type Family = { addressOf(account: string): string | undefined; nfts: Nfts }
}
