import { join } from 'node:path'
import { makeCandidate } from '@cadence/releases/gate/candidate'
import { overBudget, sizesOf } from '@cadence/releases/gate/size-check'
import { expect, test } from '@playwright/test'
import { releasesConfig } from '../../tools/releases.config.ts'
import { folderOf, releasables, root } from '../../tools/workspaces.ts'

// The stack under test publishes its builds without the checks of a release, and the size is one of these.
for (const part of releasables)
  test(`the entry and the pages of ${part} are within their budgets`, async () => {
    // Not the copy in the store: another test takes a remote's files away there for a moment.
    const dist = join(root, folderOf(part), 'dist')
    const { manifest, policy } = await makeCandidate(releasesConfig, part, dist, dist)
    const sizes = await sizesOf(manifest, dist, releasesConfig.unmeasuredPages)
    expect(overBudget(sizes, policy)).toEqual([])
  })
