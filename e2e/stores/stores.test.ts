import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { withPostgres } from '@cadence/api/test/postgres'
import { liveDocumentReader } from '@cadence/releases/store/live-document'
import { openStore } from '@cadence/releases/store/open-store'
import { StoreError } from '@cadence/releases/store/registry-document'
import { type ReleaseStore, readStore } from '@cadence/releases/store/release-store'
import { testStore } from '@cadence/releases/store/store-suite.test-kit'
import { Client } from 'pg'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { startSwift, swiftKeys } from './swift.ts'

/** Servers of their own cost a busy machine time. */
const PATIENT = { timeout: 30_000 }

/** Ends what was started for the file, the last first. */
const ends: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
})

/** The address of a throwaway PostgreSQL; undefined, and a line that says so, where none is installed. */
const postgres = await new Promise<string | undefined>((resolve, reject) => {
  const ended = withPostgres(async (address) => {
    resolve(address)
    await new Promise<void>((end) => ends.push(async () => end()))
  })
  ends.push(() => ended)
  ended.then(() => resolve(undefined), reject)
})
/** It takes a minute, so it is started by `npm run test:swift` alone. */
const swift = process.env.TEST_SWIFT && postgres ? await startSwift() : undefined
if (swift) ends.push(swift.stop)

/** A registry that a test has to itself: a schema of its own. */
async function newRegistry(): Promise<string> {
  const name = `r${randomUUID().replaceAll('-', '')}`
  const client = new Client({ connectionString: postgres })
  await client.connect()
  await client.query(`CREATE SCHEMA ${name}`)
  await client.end()
  return `${postgres}?options=-c%20search_path%3D${name}`
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cadence-test-'))
  ends.push(() => rm(folder, { recursive: true, force: true }))
  return folder
}

describe.skipIf(!postgres)('a store in a folder, its registry in PostgreSQL', PATIENT, () => {
  testStore(async () => openStore({ RELEASES_DIR: await newFolder(), REGISTRY_URL: await newRegistry() }))
})

describe.skipIf(!swift)('a store in OpenStack Swift, its registry in PostgreSQL', PATIENT, () => {
  Object.assign(process.env, swiftKeys)
  const inSwift = async (): Promise<{ RELEASES_BUCKET: string; RELEASES_ENDPOINT: string }> => {
    const endpoint = swift?.endpoint ?? ''
    const bucket = `releases-${randomUUID().slice(0, 8)}`
    const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true })
    await client.send(new CreateBucketCommand({ Bucket: bucket }))
    client.destroy()
    return { RELEASES_BUCKET: bucket, RELEASES_ENDPOINT: endpoint }
  }

  testStore(async () =>
    openStore({
      RELEASES_DIR: await newFolder(),
      REGISTRY_URL: await newRegistry(),
      ...(await inSwift()),
    }),
  )

  test('is refused without PostgreSQL: Swift does not know a conditional PUT', async () => {
    const config = { RELEASES_DIR: await newFolder(), ...(await inSwift()) }
    await expect(openStore(config)).rejects.toThrow(/If-None-Match.*REGISTRY_URL/)
  })
})

describe.skipIf(!postgres)('a registry in PostgreSQL', PATIENT, () => {
  const nothing = { who: 'a test', what: '', why: '', at: new Date(0).toISOString() }
  const empty = { change: nothing, host: null, remotes: [] }

  test('makes its table itself, for all who write first at the same time', async () => {
    const REGISTRY_URL = await newRegistry()
    const stores = await Promise.all(
      Array.from({ length: 4 }, async () => openStore({ RELEASES_DIR: await newFolder(), REGISTRY_URL })),
    )
    const client = new Client({ connectionString: REGISTRY_URL })
    await client.connect()
    onTestFinished(() => client.end())
    // What PostgreSQL says to the late ones depends on how far the first is, so one round alone proves little.
    for (let round = 0; round < 40; round++) {
      const everybody = stores.flatMap((store) => [store, store, store])
      const written = await Promise.all(everybody.map(({ log }) => log.append({ ...empty, revision: 1 })))
      expect(written.filter(Boolean)).toHaveLength(1)
      await client.query('DROP TABLE release_registry')
    }
  })

  test('that nobody answers for is named, without its password', async () => {
    const REGISTRY_URL = 'postgres://someone:secret@127.0.0.1:1/registry'
    const error = await readStore(await openStore({ RELEASES_DIR: await newFolder(), REGISTRY_URL })).catch(
      (thrown: unknown) => thrown,
    )
    expect(error).toBeInstanceOf(StoreError)
    expect(String(error)).toContain('REGISTRY_URL')
    expect(String(error)).not.toContain('secret')
  })

  test('that goes away leaves what was live before, and is read again once it is back', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue()
    const store = await openStore({ RELEASES_DIR: await newFolder(), REGISTRY_URL: await newRegistry() })
    await store.log.append({ ...empty, revision: 1 })
    let isAway = false
    const { latest } = store.log
    const wire: ReleaseStore = {
      ...store,
      log: {
        ...store.log,
        freshMs: 1,
        latest: () => (isAway ? Promise.reject(new StoreError('away')) : latest()),
      },
    }
    const live = liveDocumentReader(wire)
    const revision = async () => (await live()).revision
    expect(await revision()).toBe(1)
    isAway = true
    await store.log.append({ ...empty, revision: 2 })
    await vi.waitFor(async () => {
      expect(await revision()).toBe(1)
      expect(said).toHaveBeenCalled()
    }, PATIENT)
    isAway = false
    await vi.waitFor(async () => expect(await revision()).toBe(2), PATIENT)
  })
})
