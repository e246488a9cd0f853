/** An export as the property of an object that is made of it. */
export function propertyOf({ local, exported }) {
  return local === exported ? local : `${exported}: ${local}`
}
