import { encodeQR } from 'qr'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { otherAddress } from '../../testing/connectedClient.js'
import { fakeNode } from '../../testing/fakeNode.js'
import { focusedName } from '../../testing/focusedName.js'
import { showModal } from '../../testing/showModal.js'

const coin = {
  ...{ name: 'Ether', symbol: 'ETH', chainId: 'eip155:1', price: 2000, value: 2000 },
  quantity: { decimals: '18', numeric: '1' },
}
const link = `ethereum:${otherAddress}@1?value=2.5e17`

/** The picture of a camera before which a code is held, or before a white wall. */
function filmed(text?: string): MediaStream {
  const canvas = document.createElement('canvas')
  canvas.width = 640
  canvas.height = 480
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  const rows = text ? encodeQR(text, 'raw') : []
  const draw = () => {
    context.fillStyle = '#eee'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.fillStyle = '#222'
    for (const [y, row] of rows.entries())
      for (const [x, isDark] of row.entries())
        if (isDark) context.fillRect(150 + x * 8, 60 + y * 8, 8, 8)
  }
  draw()
  // A camera goes on filming what does not move.
  const timer = setInterval(draw, 50)
  onTestFinished(() => clearInterval(timer))
  return canvas.captureStream(10)
}

/** What the browser gives for the camera. */
function camera(open: () => Promise<MediaStream>) {
  const spy = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(open)
  onTestFinished(() => spy.mockRestore())
  return spy
}

async function opened() {
  const wallet = { callNetwork: fakeNode(), getAssets: async () => [coin] }
  const shown = await showModal({ name: 'WalletSend', data: {} }, { isConnected: true, wallet })
  await expect.element(shown.dialog.getByTestId('send-token')).toHaveTextContent('ETH')
  return { ...shown, scan: shown.dialog.getByRole('button', { name: 'Scan a code' }) }
}

const isOff = (stream: MediaStream) => () =>
  stream.getTracks().every(({ readyState }) => readyState === 'ended')

test('a payment link before the camera is taken over, and the camera is off', async () => {
  const stream = filmed(link)
  const spy = camera(async () => stream)
  const { dialog, scan } = await opened()
  expect(spy).not.toHaveBeenCalled()
  await scan.click()
  await expect.element(dialog.getByTestId('send-address')).toHaveTextContent(otherAddress)
  await expect.element(dialog.getByTestId('send-amount')).toHaveValue('0.25')
  await expect.element(dialog.getByTestId('preview-send')).toHaveTextContent('Preview Send')
  expect(isOff(stream)()).toBe(true)
  expect(spy.mock.calls).toMatchObject([[{ audio: false }]])
})

test('what a code says is as hostile as what is pasted', async () => {
  camera(async () => filmed('https://evil.example/pay?to=me'))
  const { client, dialog, scan } = await opened()
  await scan.click()
  await expect
    .element(dialog.getByTestId('send-wrong'))
    .toHaveTextContent('This kind of link is not known here.')
  expect(client.store.getState().send.draft?.recipient.address).toBeUndefined()
})

test('a reader of the browser’s own is used where there is one', async () => {
  const made: unknown[] = []
  class BarcodeDetector {
    static getSupportedFormats = async () => ['qr_code']
    constructor(options: unknown) {
      made.push(options)
    }
    detect = async () => [{ rawValue: otherAddress }]
  }
  vi.stubGlobal('BarcodeDetector', BarcodeDetector)
  onTestFinished(() => void vi.unstubAllGlobals())
  camera(async () => filmed())
  const { dialog, scan } = await opened()
  await scan.click()
  await expect.element(dialog.getByTestId('send-address')).toHaveTextContent(otherAddress)
  expect(made).toEqual([{ formats: ['qr_code'] }])
})

test.each([
  ['NotAllowedError', /blocked for this site/],
  ['NotFoundError', /no camera/],
  ['NotReadableError', /another app may use it/],
  ['TypeError', /Nothing can be scanned here/],
])('%s of the browser has its own sentence, and the address can be typed', async (name, words) => {
  camera(() => Promise.reject(new DOMException('', name)))
  const { dialog, scan } = await opened()
  await scan.click()
  await expect.element(dialog.getByTestId('send-trouble')).toHaveTextContent(words)
  await dialog.getByTestId('send-recipient').fill(otherAddress)
  await expect.element(dialog.getByTestId('send-address')).toBeVisible()
  await expect.element(dialog.getByTestId('send-trouble')).not.toBeInTheDocument()
})

test('the camera is off when the user stops, when the modal closes, and when it comes too late', async () => {
  const streams = [filmed(), filmed(), filmed()] as const
  let open: (stream: MediaStream) => void = () => {}
  const late = new Promise<MediaStream>((resolve) => {
    open = resolve
  })
  const answers = [Promise.resolve(streams[0]), Promise.resolve(streams[1]), late]
  camera(() => answers.shift() ?? Promise.reject(new Error('opened once too often')))
  const { dialog, scan } = await opened()
  const looking = dialog.getByText(/Hold the code/)
  await scan.click()
  await expect.element(looking).toBeVisible()
  await expect.poll(focusedName).toBe('Stop scanning')
  await userEvent.keyboard('{Enter}')
  await expect.poll(focusedName).toBe('Scan a code')
  expect(isOff(streams[0])()).toBe(true)

  await scan.click()
  await expect.element(looking).toBeVisible()
  await dialog.getByTestId('send-token').click()
  await expect.poll(isOff(streams[1])).toBe(true)

  await dialog.getByRole('button', { name: 'Back' }).click()
  await scan.click()
  await expect.element(dialog.getByText(/Waiting for the camera/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  open(streams[2])
  await expect.poll(isOff(streams[2])).toBe(true)
})
