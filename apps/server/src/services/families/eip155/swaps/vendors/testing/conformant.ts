import { vendors } from '../vendors.js'
import { readFixture } from './fixture.js'
import { orchard } from './orchard.js'

/** Every service, and the example of the documents, with the answers by its own documents: `offers` and `lies` run over each, and `failures` of all services. */
export const conformant = Object.entries({ ...vendors, orchard }).map(([name, vendor]) => ({
  ...{ name, vendor, fixture: readFixture(name) },
}))
