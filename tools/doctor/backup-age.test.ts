import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { backupAgeIn } from './backup-age.ts'

test('only a file that has something in it is a backup', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cadence-backups-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const now = new Date()
  expect(await backupAgeIn(join(folder, 'missing'), now)).toBeUndefined()
  mkdirSync(join(folder, 'sub'))
  writeFileSync(join(folder, 'empty.dump'), '')
  symlinkSync(join(folder, 'nothing'), join(folder, 'dangling'))
  expect(await backupAgeIn(folder, now)).toBeUndefined()
  const backup = join(folder, 'old.dump')
  writeFileSync(backup, 'x')
  const before = new Date(now.getTime() - 30 * 3_600_000)
  utimesSync(backup, before, before)
  expect(await backupAgeIn(folder, now)).toBeCloseTo(30, 1)
})
