import { remoteNames, remotePages } from '@cadence/shared/contract'
import { expect, test } from 'vitest'

test.each(remoteNames)('%s exposes every page of the contract, and nothing else', async (remote) => {
  const { default: exposes }: { default: object } = await import(`../remote-${remote}/src/exposes.ts`)
  expect(Object.keys(exposes).sort()).toEqual([...remotePages[remote]].sort())
})
