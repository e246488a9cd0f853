import type { BuyPage, Purchase } from '@foyer/core/buy'
import { testNetwork } from '@foyer/core/testing'
import { FoyerError } from '@foyer/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { purchase } from '../../testing/buyDraft.js'
import { fakeNode } from '../../testing/fakeNode.js'
import { showModal } from '../../testing/showModal.js'

const url = 'https://buy.moonpay.com/?currencyCode=eth'
const { order } = purchase

const opened = (change: Partial<BuyPage>, of: Partial<Purchase> = {}) =>
  showModal(
    { name: 'BuyInProgress' },
    {
      ...{ networks: [testNetwork(1)] as const, isConnected: true },
      wallet: { callNetwork: fakeNode(), getAssets: async () => [] },
      facts: {
        buy: {
          page: { provider: 'moonpay', status: 'open', order, url, ...change },
          purchases: [{ ...purchase, at: Number.MAX_SAFE_INTEGER, ...of }],
        },
      },
    },
  )

test.each<BuyPage['status']>(['open', 'closed', 'blocked'])(
  'the address of a page that is %s is copied for another browser, and a notice says so',
  async (status) => {
    const copied: string[] = []
    const writeText = async (text: string) => void copied.push(text)
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'))
    const { dialog, client } = await opened({ status })
    await dialog.getByTestId('buy-copy').click()
    await expect.poll(() => client.store.getState().notices.notice?.code).toBe('link_copied')
    expect(copied).toEqual([url])
  },
)

test.each<[BuyPage['status'], string]>([
  ['opening', 'Opening MoonPay'],
  ['open', 'Continue at MoonPay'],
  ['closed', 'If you paid, your coins come all the same'],
])('a page that is %s says how to go on', async (status, words) => {
  const { dialog } = await opened({ status })
  await expect.element(dialog.getByTestId(`buy-${status}`)).toHaveTextContent(words)
})

test('a blocked window is a link of its own, without a way back into this page', async () => {
  const { dialog } = await opened({ status: 'blocked' })
  const link = dialog.getByTestId('buy-open')
  await expect.element(link).toHaveTextContent('Open MoonPay')
  await expect.element(link).toHaveAttribute('href', url)
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
  await expect.element(dialog.getByTestId('buy-here')).toHaveTextContent('Continue in this tab')
})

test('what became of the purchase counts more than what became of the window', async () => {
  const { dialog, client } = await opened({ status: 'closed' })
  const end = (change: Partial<Purchase>) =>
    client.store.setState(({ buy }) => ({
      buy: { ...buy, purchases: [{ ...purchase, ...change }] },
    }))
  end({ status: 'arrived', received: '0.04', hash: '0x1' })
  await expect.element(dialog.getByTestId('buy-arrived')).toHaveTextContent('0.04 ETH arrived')
  await expect.element(dialog.getByTestId('buy-done')).toHaveTextContent('Done')
  end({ status: 'unclear' })
  await expect.element(dialog.getByTestId('buy-unclear')).toHaveTextContent('cannot be confirmed')
  await expect.element(dialog.getByTestId('buy-look')).toHaveTextContent('Look again')
  end({ status: 'failed' })
  await expect.element(dialog.getByTestId('buy-failed')).toHaveTextContent('Nothing was bought')
  await expect.element(dialog.getByTestId('buy-again')).toBeVisible()
})

test('long silence is no failure: it can be looked again', async () => {
  const { dialog } = await opened({ status: 'open' }, { at: 1 })
  await expect.element(dialog.getByTestId('buy-quiet')).toHaveTextContent('Nothing was heard yet')
  await dialog.getByTestId('buy-look').click()
  await expect.element(dialog.getByTestId('buy-quiet')).toBeVisible()
})

test('a page that cannot be opened says why', async () => {
  const data = { finding: 'page_unknown', reason: '' } as const
  const { dialog } = await opened({
    ...{ status: 'failed', order: undefined, url: undefined },
    failure: new FoyerError('buy_refused', { data }),
  })
  await expect
    .element(dialog.getByTestId('buy-unopened'))
    .toHaveTextContent('not one of this provider')
})

test('the view without a purchase leads to one', async () => {
  const { dialog } = await showModal({ name: 'BuyInProgress' })
  await dialog.getByTestId('begin-buy').click()
  await expect.element(page.getByRole('dialog', { name: 'Choose Provider' })).toBeVisible()
})

test('what a payment waited for leads back to it', async () => {
  const { dialog, client } = await opened({}, { status: 'arrived', received: '0.04' })
  const pay = { id: 'one', network: 'eip155:1', amount: '5', to: purchase.account } as const
  client.store.setState({ pay: { ...pay, status: 'initiated' } })
  await dialog.getByTestId('buy-pay').click()
  await expect.element(page.getByRole('dialog', { name: 'How you pay' })).toBeVisible()
})
