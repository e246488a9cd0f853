import type { useAccountInUse } from '../../hooks/useAccountInUse.js'
import { useDerived } from '../../hooks/useDerived.js'
import { useReceiveMessages } from '../../hooks/useReceiveMessages.js'
import { Banner } from '../../ui/Banner.js'
import { countCompatible } from './countCompatible.js'

/** A smart account is a contract: where it does not exist, what is sent to its address is lost. */
export function SmartAccount({ account }: { account: useAccountInUse.Result }) {
  const { receive: texts } = useReceiveMessages()
  const count = useDerived(countCompatible)
  if (account.connection.accounts[0].type !== 'smartAccount') return null
  return (
    <Banner title={texts.smart} testId="receive-smart">
      {texts.smartText(count)}
    </Banner>
  )
}
