import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@playwright/test'
import { allTexts } from '../../remote-marketing/src/pages/help-center/content/all-texts.ts'
import { articles } from '../../remote-marketing/src/pages/help-center/content/article-list.ts'
import { wordsOf } from '../../remote-marketing/src/pages/help-center/content/inline-markup.ts'
import { stepsOf } from '../../remote-marketing/src/pages/help-center/content/steps.ts'
import { fr } from '../../remote-marketing/src/parts/typography.ts'
import { signUp } from '../support/account.ts'
import { newPerson } from '../support/member.ts'
import { appUrl } from '../support/stack.ts'
import { type Caption, webVtt } from './captions.ts'
import { startFilm, writeFilm } from './film.ts'
import { memberRecords, signedInWith } from './member-records.ts'
import type { Scene } from './scene.ts'
import { arranging } from './scenes/arranging.ts'
import { scheduling } from './scenes/scheduling.ts'
import { working } from './scenes/working.ts'
import { Stage } from './stage.ts'

const marketing = join(import.meta.dirname, '../../remote-marketing')
const folder = join(marketing, 'tutorials')
const lengths = join(marketing, 'src/pages/help-center/content/loop-seconds.json')

/** A Tuesday morning. The same each time, so that a new recording differs by what is new in the product alone. */
const MORNING = '2026-11-24T08:30:00Z'
/** A step is shown for as long as its caption takes to be read. */
const READING_MS_PER_LETTER = 33

const scenes: Readonly<Record<string, Scene>> = { ...arranging, ...scheduling, ...working }

/** Enters the length of a loop, without those of others that another process may be recording. */
async function enterSeconds(name: string, seconds: number): Promise<void> {
  const known: Record<string, number> = JSON.parse(await readFile(lengths, 'utf8'))
  const all = { ...known, [name]: seconds }
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => a.localeCompare(b)))
  await writeFile(lengths, `${JSON.stringify(sorted, null, 2)}\n`)
}

for (const { name, category } of articles) {
  if (category.name !== 'tutoriels-video') continue
  test(name, async ({ browser }) => {
    const scene = scenes[name]
    const texts = stepsOf(allTexts[name])
    if (!scene || scene.steps.length !== texts.length)
      throw new Error(`${name} has ${texts.length} steps, its scene ${scene?.steps.length ?? 0}`)
    const { isPhone = false, moment = MORNING, clockRuns = false } = scene
    const before = scene.before ?? ((stage: Stage) => stage.open('/dashboard'))
    const session = await signUp(newPerson({ firstName: 'Inès', lastName: 'Lefèvre' }))
    const records = memberRecords(session.user._id, Date.parse(moment))
    const context = await browser.newContext({
      storageState: signedInWith(session, records),
      baseURL: appUrl,
      locale: 'fr-FR',
      timezoneId: 'Europe/Paris',
      colorScheme: 'dark',
      reducedMotion: 'no-preference',
      permissions: ['clipboard-read', 'clipboard-write'],
      viewport: isPhone ? { width: 390, height: 600 } : { width: 1280, height: 800 },
      ...(isPhone ? { isMobile: true, hasTouch: true, deviceScaleFactor: 1 } : {}),
    })
    context.setDefaultTimeout(10_000)
    const page = await context.newPage()
    if (clockRuns) await page.clock.install({ time: new Date(moment) })
    else await page.clock.setFixedTime(new Date(moment))
    const stage = new Stage(page, isPhone)
    await stage.prepare()
    await before(stage)
    await stage.pause()

    const film = await startFilm(page)
    const captions: Caption[] = []
    await stage.pause(300)
    for (const [at, step] of scene.steps.entries()) {
      const from = film.now()
      const text = fr(wordsOf(texts[at] ?? ''))
      await step(stage)
      const read = text.length * READING_MS_PER_LETTER - (film.now() - from) * 1000
      if (read > 0) await stage.pause(read)
      captions.push({ from, to: film.now(), text })
    }
    await stage.pause(600)
    const taken = await film.stop()
    await context.close()

    await mkdir(folder, { recursive: true })
    const base = join(folder, name)
    const { step, share } = scene.poster ?? { step: Math.floor(captions.length / 2), share: 1 }
    const { from = 0, to = 0 } = captions[step] ?? {}
    await writeFilm(taken, base, from + share * (to - from))
    await writeFile(`${base}.vtt`, webVtt(captions))
    await enterSeconds(name, Math.round(taken.seconds))
  })
}
