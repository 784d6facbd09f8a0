// @vitest-environment node
import type { RsbuildPlugin } from '@rsbuild/core'
import { expect, test, vi } from 'vitest'
import config from '../rsbuild.config.ts'
import { pictures } from './pictures.ts'

class RawSource {
  constructor(readonly content: Buffer) {}
}

test('a build of this remote, and no development server, has all pictures in its output', async () => {
  const plugin = config.plugins?.find(
    (each): each is RsbuildPlugin => !!each && 'name' in each && each.name === 'cadence:pictures',
  )
  expect(plugin?.apply).toBe('build')
  const processAssets = vi.fn()
  await plugin?.setup({ processAssets } as never)
  expect(processAssets).toHaveBeenCalledExactlyOnceWith(
    { stage: 'additional', targets: ['web'] },
    expect.any(Function),
  )
  const emitAsset = vi.fn<(file: string, source: RawSource) => void>()
  await processAssets.mock.lastCall?.[1]({ compilation: { emitAsset }, sources: { RawSource } })
  expect(emitAsset.mock.calls.map(([file]) => file)).toEqual(pictures.map(({ file }) => file))
  for (const [, source] of emitAsset.mock.calls) expect(source.content.length).toBeGreaterThan(5_000)
})
