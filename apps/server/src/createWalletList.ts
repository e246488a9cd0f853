import { getWallets } from '@foyer/protocol/api'
import type * as v from 'valibot'
import { createPrepared } from './http/createPrepared.js'
import type { PreparedAnswer } from './http/PreparedAnswer.js'
import type { WalletDirectory } from './services/wallets/createWalletDirectory.js'
import type { WalletQuery } from './services/wallets/walletQuery.js'

/** Answers what is asked of the directory, as the contract has it, each question once. */
export type WalletList = (query: v.InferOutput<typeof getWallets.input.query>) => PreparedAnswer

export function createWalletList(directory: WalletDirectory): WalletList {
  const list = createPrepared(getWallets, (question: WalletQuery) => {
    const { count, data } = directory.list(question)
    return {
      count,
      data: data.map(({ injected, ...wallet }) => ({
        ...{ ...wallet, chains: [...wallet.chains] },
        ...(injected && { injected: [...injected] }),
      })),
    }
  })
  return ({ page, entries, search, badge_type: badge, include, exclude, chains, injected }) =>
    list({ page, entries, search, badge, include, exclude, chains, injected })
}
