import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorkerClient, type WorkerClient } from '../../database/createWorkerClient.js'
import { preparedCluster } from '../../database/preparedCluster.js'
import { createEmptying } from './createEmptying.js'

let client: WorkerClient
beforeAll(async () => {
  client = await createWorkerClient('memory://', preparedCluster())
  await client.exec(`create table baskets (id int generated always as identity primary key, what text not null);
    create table apples (basket int references baskets, colour text default 'red');
    create index apple_colours on apples (colour)`)
}, 120_000)
afterAll(() => client.close())

test('no row is left, whatever refers to it, and numbers begin at the first', async () => {
  const empty = await createEmptying(client)
  for (const _ of [1, 2]) {
    await client.exec("insert into baskets (what) values ('apples'); insert into apples values (1)")
    expect(await empty()).toBe(true)
    const { rows } = await client.query(
      'select (select count(*)::int from baskets) + (select count(*)::int from apples) as count',
    )
    expect(rows).toEqual([{ count: 0 }])
  }
})

test.each([
  'alter table apples add column size int',
  'alter table baskets alter column what drop not null',
  "alter table apples alter column colour set default 'green'",
  'alter table apples drop constraint apples_basket_fkey',
  'drop index apple_colours',
  'create table pears (it int)',
  "create type ripeness as enum ('green', 'ripe')",
  'create function one() returns int language sql as $$ select 1 $$',
  'create schema cellar',
])('what "%s" has changed is not as at first', async (change) => {
  const empty = await createEmptying(client)
  expect(await empty()).toBe(true)
  await client.exec(change)
  expect(await empty()).toBe(false)
})

test('where migrations leave rows, nothing is emptied', async () => {
  await client.exec("insert into baskets (what) values ('apples')")
  const empty = await createEmptying(client)
  expect(await empty()).toBe(false)
})
