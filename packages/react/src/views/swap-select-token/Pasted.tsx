import type { SwapListing } from '@foyer/core/swap'
import { useExchangeMessages } from '../../hooks/useExchangeMessages.js'
import { Banner } from '../../ui/Banner.js'
import { WholeAddress } from '../WholeAddress.js'
import { SwapTokens } from './SwapTokens.js'

/** The one token that no list has, with its whole address and what that means. */
export function Pasted({ token, onPick }: Pasted.Props) {
  const { tokens: texts, warnings } = useExchangeMessages()
  return (
    <>
      <Banner tone="danger" title={warnings.token_unlisted(token.symbol)} testId="swap-unlisted">
        {warnings.token_unlistedText}
      </Banner>
      <WholeAddress address={token.address ?? ''} />
      <SwapTokens label={texts.pasted} tokens={[token]} chosen={undefined} onPick={onPick} />
    </>
  )
}

export declare namespace Pasted {
  type Props = { token: SwapListing; onPick: (token: SwapListing) => void }
}
