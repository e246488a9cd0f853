import { expect, test } from 'vitest'
import { artifacts } from './artifacts.js'
import { compileContracts } from './compileContracts.js'

test('the compiled contracts in the repository are those of the sources beside them', async () => {
  expect(await compileContracts()).toEqual(artifacts)
}, 180_000)
