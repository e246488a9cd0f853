import { parseUnits } from '@foyer/protocol'
import { expect } from 'vitest'
import type { Visit } from './createVisit.js'
import { see } from './see.js'

/** A transfer as the modal shows it, and what else has to be done once the wallet has it. */
export type Payment = {
  readonly to: string
  /** `max`: the button is pressed. */
  readonly amount: string
  /** Of the coin in which the fee is paid. Default: those of EVM networks. */
  readonly decimals?: number
  /** The warning of the receiver that has to be confirmed. */
  readonly accept?: string | undefined
  /** What the user does in the wallet. */
  readonly approve?: () => Promise<void>
}

/**
 * From the open transfer, whose token is chosen, through the review until the account shows it in a block.
 *
 * @returns the transaction's hash, by the link to the explorer, and the fee that the review showed, in the smallest unit
 */
export async function sendCoins(
  { dialog }: Pick<Visit, 'dialog'>,
  { to, amount, decimals = 18, accept, approve }: Payment,
): Promise<{ hash: string; fee: bigint }> {
  const field = dialog.getByTestId('send-amount')
  if (amount === 'max') {
    await dialog.getByTestId('send-max').click()
    await expect.poll(() => field.inputValue()).not.toBe('')
  } else await field.fill(amount)
  await dialog.getByTestId('send-recipient').fill(to)
  if (accept) await dialog.getByTestId(`accept-${accept}`).click()
  await dialog.locator('[data-testid=preview-send]:not([aria-disabled])').click()
  const confirm = dialog.getByTestId('confirm-send')
  await see(confirm, /^Send$/)
  // Letters of an EVM address are written by its checksum.
  await see(dialog.getByTestId('preview-to'), new RegExp(to, to.startsWith('0x') ? 'i' : ''))
  const shown = await dialog.getByTestId('preview-fee').innerText()
  // Where another one pays it, there is no figure.
  const fee = parseUnits(/[\d.]+/.exec(shown)?.[0] ?? '0', decimals)
  await confirm.click()
  await approve?.()
  await dialog.getByTestId('send').waitFor({ timeout: 60_000 })
  // The latest stands first.
  const row = dialog.getByTestId(/^transfer-/).first()
  await expect
    .poll(() => row.getAttribute('data-testid'), { timeout: 60_000 })
    .toBe('transfer-final')
  const hash = (await row.getAttribute('href'))?.split('/').at(-1) ?? 'no hash'
  return { hash, fee }
}
