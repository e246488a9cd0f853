/** Whether the browser lets this page request a camera at all: outside secure pages it has none. */
export function hasCamera(scope: Window | undefined): boolean {
  return typeof scope?.navigator.mediaDevices?.getUserMedia === 'function'
}
