/** Why there is no picture: refused by the user or the browser, no camera, one that another app has, or something else. */
export type CameraFault = 'denied' | 'missing' | 'busy' | 'failed'

const faults: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

/** The camera at the back where there is one, without sound. It is on until each track of the stream is stopped. */
export async function openCamera({ navigator }: Window): Promise<MediaStream | CameraFault> {
  try {
    return await navigator.mediaDevices.getUserMedia({
      video: { facingMode: 'environment', width: { ideal: 1280 } },
      audio: false,
    })
  } catch (error) {
    return (error instanceof Error && faults[error.name]) || 'failed'
  }
}
