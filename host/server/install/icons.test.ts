// @vitest-environment node
import { readFile, writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { allIcons, appIcons, iconSvg, mark } from '../../build/icons/app-icons.ts'
import { paintIcons } from '../../build/icons/paint-icons.ts'

test('the icons show the mark of the favicon, in its colours', async () => {
  const favicon = await readFile(new URL('../../public/favicon.svg', import.meta.url), 'utf8')
  expect(favicon).toContain(mark)
  const [first] = appIcons
  expect(first && iconSvg(first)).toContain('fill="#0b0c10"')
})

test('each icon is a PNG of its size, in at most 24 KB, and the same in every build', async () => {
  const painted = await paintIcons()
  expect(painted.map(([file]) => file)).toEqual(allIcons.map(({ file }) => file))
  for (const [index, [file, png]] of painted.entries()) {
    expect(png.toString('latin1', 1, 4), file).toBe('PNG')
    const size = allIcons[index]?.size
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], file).toEqual([size, size])
    expect(png.length, file).toBeLessThanOrEqual(24 * 1024)
    if (process.env.ICONS_TO) await writeFile(`${process.env.ICONS_TO}/${file.replace('/', '-')}`, png)
  }
  expect(await paintIcons()).toEqual(painted)
})
