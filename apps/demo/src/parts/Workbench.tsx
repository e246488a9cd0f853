import { Account } from './Account.js'
import { Events } from './Events.js'
import { Grumpy } from './Grumpy.js'
import { Networks } from './Networks.js'
import { PlayMoney } from './PlayMoney.js'
import { SendCoins } from './SendCoins.js'
import { SignMessage } from './SignMessage.js'
import { SignOrder } from './SignOrder.js'

/** Everything a page can do with a connected account. */
export function Workbench() {
  return (
    <section aria-labelledby="workbench">
      <h2 id="workbench">Behind the counter</h2>
      <div className="bench">
        <Account />
        <Networks />
        <SignMessage />
        <SignOrder />
        <SendCoins />
        <Grumpy />
        <PlayMoney />
      </div>
      <Events />
    </section>
  )
}
