import { expect, test } from 'vitest'
import { collectionTexts } from './collection.ts'
import { dailyBoostTexts } from './daily-boost.ts'
import { dailyFocusTexts } from './daily-focus.ts'
import { dashboardTexts } from './dashboard.ts'
import { editorTexts } from './editor.ts'
import en from './en/en.ts'
import { errorTexts } from './errors.ts'
import es from './es/es.ts'
import { focusShieldTexts } from './focus-shield.ts'
import fr from './fr/fr.ts'
import { libraryTexts } from './library.ts'
import { limitTexts } from './limits.ts'
import { moodCheckTexts } from './mood-check.ts'
import { notePadTexts } from './note-pad.ts'
import { personalTrackerTexts } from './personal-tracker.ts'
import { plannerTexts } from './planner.ts'
import { plannerDialogTexts } from './planner-dialogs.ts'
import { tasksTexts } from './tasks.ts'
import { timerTexts } from './timer.ts'
import { toDoListTexts } from './to-do-list.ts'
import { toolTexts } from './tools.ts'
import { widgetTexts } from './widgets.ts'
import { zenFlowTexts } from './zen-flow.ts'

/** Every text of a catalogue with the path that leads to it, the forms of counted ones included. */
function textsOf(catalogue: object, path = ''): [string, string][] {
  return Object.entries(catalogue).flatMap(([name, value]) =>
    typeof value === 'string' ? [[`${path}${name}`, value]] : textsOf(value, `${path}${name}.`),
  )
}

const all = { fr: textsOf(fr), en: textsOf(en), es: textsOf(es) }
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

test.each(['en', 'es'] as const)('%s has the placeholders that French has, none more', (language) => {
  const french = new Map(all.fr)
  for (const [path, text] of all[language]) {
    expect(placeholders(text), path).toEqual(placeholders(french.get(path) ?? ''))
  }
})

test('no text is empty', () => {
  for (const [path, text] of [...all.fr, ...all.en, ...all.es]) expect(text.trim(), path).not.toBe('')
})

/** Texts with values or forms are called: what they hold is not to be read. */
const written = (subject: object) =>
  Object.fromEntries(
    Object.entries(subject).map(([name, text]) => [
      name,
      typeof text === 'function' ? text({ count: 2 }) : text,
    ]),
  )
// With no language chosen, what a subject gives is its default text.
const defaults = textsOf({
  collection: written(collectionTexts.get()),
  dailyBoost: written(dailyBoostTexts.get()),
  dailyFocus: written(dailyFocusTexts.get()),
  dashboard: written(dashboardTexts.get()),
  editor: written(editorTexts.get()),
  errors: written(errorTexts.get()),
  focusShield: written(focusShieldTexts.get()),
  library: written(libraryTexts.get()),
  limits: written(limitTexts.get()),
  moodCheck: written(moodCheckTexts.get()),
  notePad: written(notePadTexts.get()),
  personalTracker: written(personalTrackerTexts.get()),
  planner: written(plannerTexts.get()),
  plannerDialogs: written(plannerDialogTexts.get()),
  tasks: written(tasksTexts.get()),
  timer: written(timerTexts.get()),
  toDoList: written(toDoListTexts.get()),
  tools: written(toolTexts.get()),
  widgets: written(widgetTexts.get()),
  zenFlow: written(zenFlowTexts.get()),
})

test('the French of the default texts has narrow no-break spaces', () => {
  expect(defaults.length).toBeGreaterThan(100)
  for (const [path, text] of defaults) expect(text, path).not.toMatch(/\u00a0| [;:!?»]|« /)
})

test('French is set as it is printed', () => {
  for (const [path, text] of all.fr) {
    expect(text, path).not.toMatch(/(?<!\u202f)[;:!?»]|«(?!\u202f)|\u00a0|['"]|\.\.\./)
  }
})

test('Spanish opens what it closes', () => {
  for (const [path, text] of all.es) {
    expect(text.includes('?'), path).toBe(text.includes('¿'))
    expect(text.includes('!'), path).toBe(text.includes('¡'))
    expect(text, path).not.toMatch(/['"]|\.\.\./)
  }
})
