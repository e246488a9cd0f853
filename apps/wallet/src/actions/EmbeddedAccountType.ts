/** The wallet has two accounts on EVM networks: the key's own, and a Safe that the key owns (ERC-4337). */
export type EmbeddedAccountType = 'eoa' | 'smartAccount'
