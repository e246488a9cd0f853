import type { ReadFrame } from './ReadFrame.js'

/** As the Barcode Detection API has it. */
type Detector = {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}
type DetectorMaker = {
  new (options: { formats: readonly string[] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}
type DetectorScope = { BarcodeDetector?: DetectorMaker }

/** A reader of QR codes: the browser's own where it has one, else one that is loaded now. Rejects when it cannot be loaded. */
export async function createReader(scope: Window): Promise<ReadFrame> {
  const own = await createOwn(scope as DetectorScope).catch(() => undefined)
  if (own) return own
  const { createCodeReader } = await import('./createCodeReader.js')
  return createCodeReader(scope.document)
}

async function createOwn({ BarcodeDetector }: DetectorScope): Promise<ReadFrame | undefined> {
  const formats = (await BarcodeDetector?.getSupportedFormats()) ?? []
  if (!BarcodeDetector || !formats.includes('qr_code')) return undefined
  const detector = new BarcodeDetector({ formats: ['qr_code'] })
  return async (video) => (await detector.detect(video))[0]?.rawValue
}
