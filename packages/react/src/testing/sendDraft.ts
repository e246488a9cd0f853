import type { SendDraft, SendPreview } from '@foyer/core/send'

const to = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'

/** A transfer of half a token for a fee of a coin of 18 decimals, before the user. */
export const sendPreview: SendPreview = {
  ...{ to, amount: 500_000n, receives: 500_000n, warnings: [], madeAt: 0, isSponsored: false },
  ...{ fee: 46_215_678_901_234n, speeds: {} },
  fees: [{ kind: 'network', amount: 46_215_678_901_234n }],
  quote: {
    ...{ transaction: {}, amount: 500_000n, fees: [], speeds: {}, receives: undefined },
    warnings: [],
  },
}

export const preparedSend: SendDraft = {
  id: Symbol('transfer'),
  ...{ caipNetworkId: 'eip155:1', from: to, speed: 'normal', memo: '', accepted: [] },
  token: {
    ...{ symbol: 'TOK', name: 'Token', decimals: 6, address: to },
  } as SendDraft['token'],
  recipient: { text: to, status: 'found', via: 'typed', address: to, warnings: [] },
  amount: { text: '0.5', unit: 'token', units: 500_000n, isMax: false },
  ...{ status: 'prepared', preview: sendPreview, failure: undefined },
}
