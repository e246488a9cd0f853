/** What is in the picture that a video shows now: the text of a QR code, or none. */
export type ReadFrame = (video: HTMLVideoElement) => Promise<string | undefined>
