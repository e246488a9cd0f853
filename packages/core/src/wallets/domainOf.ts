/** What a wallet's reverse domain stands for. On a phone MetaMask's own browser announces itself by another one than the directory knows. */
export function domainOf(rdns: string | undefined, { mobile }: { mobile: boolean }) {
  return mobile && rdns === 'io.metamask.mobile' ? 'io.metamask' : rdns
}
