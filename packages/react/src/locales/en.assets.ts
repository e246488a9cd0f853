import { createAgo } from './createAgo.js'
import { createDays } from './createDays.js'
import { createNumber } from './createNumber.js'

/**
 * What an account holds and did, in English. Loaded with the views that show it, so that the first opening
 * of the modal does not wait for it. Addresses arrive fit for display; numbers and times as they are.
 */
export function enAssets(locale: string) {
  const number = createNumber(locale)
  const days = createDays(locale)
  return {
    total: 'Worth of all tokens',
    tabs: 'Parts of the account',
    tokens: 'Tokens',
    nfts: 'NFTs',
    activity: 'Activity',
    loading: 'Loading',
    features: {
      label: 'Move money',
      onramp: 'Buy',
      receive: 'Receive',
      send: 'Send',
      swaps: 'Swap',
    },
    transfers: {
      list: 'Transfers under way',
      to: (address: string) => `To ${address}`,
      sent: 'Sending',
      absent: 'Not in the network yet: tried again',
      final: 'Sent',
      failed: 'Failed: nothing arrived',
      replaced: 'Replaced in your wallet',
      cancelled: 'Cancelled in your wallet',
      expired: 'Expired: nothing was sent',
      unknown: 'No block has it yet',
      swaps: {
        sent: 'Swapping',
        final: 'Swapped',
        failed: 'Failed: nothing was swapped',
        replaced: 'Replaced in your wallet',
        cancelled: 'Cancelled in your wallet',
        expired: 'Expired: nothing was swapped',
        unknown: 'No block has it yet',
      },
      forOther: (amount: string) => `For ${amount}`,
      reason: (words: string) => `The network says: ${words}`,
      again: 'Send again',
      againOf: (amount: string) => `Send ${amount} again`,
    },
    empty: {
      tokens: 'No tokens yet',
      tokensText: (network: string) => `Those you receive on ${network} will show here.`,
      nfts: 'No NFTs yet',
      nftsText: (network: string) => `Those you receive on ${network} will show here.`,
      activity: 'No activity yet',
      activityText: (network: string) => `What you do on ${network} will show here.`,
    },
    failed: {
      tokens: 'Token balance unavailable',
      nfts: 'NFTs unavailable',
      activity: 'Activity unavailable',
      text: 'The list could not be loaded. What you hold is safe on the network.',
      more: 'The rest could not be loaded.',
    },
    loadMore: 'Load more',
    showSpam: (count: number) => `Show suspected spam (${number(count)})`,
    hideSpam: 'Hide suspected spam',
    /** A token or collectible without a name. */
    unnamed: 'Unnamed',
    sendNft: (name: string) => `Send ${name}`,
    /** Of a collectible without a name. */
    numbered: (id: string) => `#${id}`,
    several: (count: number) => `${number(count)} of them`,
    to: (address: string) => `to ${address}`,
    from: (address: string) => `from ${address}`,
    /** What was given for what was got. */
    swap: (given: string, got: string) => `${given} for ${got}`,
    andMore: (count: number) => `and ${number(count)} more`,
    nothingMoved: 'Nothing left your wallet',
    pending: 'Waiting for the network',
    /** How long ago something was, in milliseconds, within a day. */
    ago: createAgo(locale),
    /** The day of a time in milliseconds, and its date with the hour. */
    day: (ms: number) => days.short(ms),
    date: (ms: number) => days.whole(ms),
    /** `thisYear` is left out of the heading. */
    month: (year: number, month: number, thisYear: number) => days.month(year, month, thisYear),
    /** What happened, by the kind of operation: done, under way, and failed. */
    operations: {
      send: ['Sent', 'Sending', 'Send failed'],
      receive: ['Received', 'Receiving', 'Receive failed'],
      trade: ['Swapped', 'Swapping', 'Swap failed'],
      approve: ['Approved', 'Approving', 'Approval failed'],
      revoke: ['Revoked', 'Revoking', 'Revocation failed'],
      mint: ['Minted', 'Minting', 'Mint failed'],
      burn: ['Burned', 'Burning', 'Burn failed'],
      deposit: ['Deposited', 'Depositing', 'Deposit failed'],
      withdraw: ['Withdrawn', 'Withdrawing', 'Withdrawal failed'],
      borrow: ['Borrowed', 'Borrowing', 'Borrowing failed'],
      repay: ['Repaid', 'Repaying', 'Repayment failed'],
      claim: ['Claimed', 'Claiming', 'Claim failed'],
      stake: ['Staked', 'Staking', 'Staking failed'],
      unstake: ['Unstaked', 'Unstaking', 'Unstaking failed'],
      bid: ['Bid', 'Bidding', 'Bid failed'],
      cancel: ['Cancelled', 'Cancelling', 'Cancelling failed'],
      deploy: ['Contract made', 'Making a contract', 'Contract failed'],
      execute: ['Contract called', 'Calling a contract', 'Call failed'],
      /** Any other. */
      other: ['Transaction', 'Transaction under way', 'Transaction failed'],
    },
  }
}
