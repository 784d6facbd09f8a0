import type { Locator } from '@playwright/test'
import type { Scene } from '../scene.ts'
import type { Stage } from '../stage.ts'

const PLANNER = 2

const event = (stage: Stage, name: string) => stage.button(new RegExp(`^${name}`), stage.widget(PLANNER))
const dialog = (stage: Stage) => stage.page.getByRole('dialog').last()
const inDialog = (stage: Stage, name: string | RegExp) => stage.button(name, dialog(stage))

/** The planner in the middle of the window. */
async function atPlanner(stage: Stage): Promise<void> {
  await stage.open('/dashboard')
  const planner = stage.widget(PLANNER)
  await event(stage, 'Économie').waitFor()
  await planner.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await stage.pause()
}

async function choose(stage: Stage, field: Locator, label: string): Promise<void> {
  await stage.hover(field)
  await field.selectOption({ label })
  await stage.pause()
}

/** Opens an event, moves its hours and saves it. */
async function setTime(stage: Stage, label: string, time: string): Promise<void> {
  const field = dialog(stage).getByLabel(label)
  await stage.press(field)
  await field.fill(time)
  await stage.pause()
}

/** How the tutorials about the planner are played. */
export const scheduling: Readonly<Record<string, Scene>> = {
  'cours-chaque-semaine': {
    before: atPlanner,
    steps: [
      async (stage) => {
        // The button of a day is as high as the day: of what is in view, the lower part of the planner is free.
        const { x } = await stage.pointOf(
          stage.button('Ajouter un événement, Mercredi 25 novembre', stage.widget(PLANNER)),
        )
        const { y } = await stage.pointOf(stage.widget(PLANNER), 0.5, 0.86)
        await stage.pressAt({ x, y })
      },
      async (stage) => {
        await dialog(stage).getByLabel('Titre').focus()
        await stage.type('TD de droit')
        await stage.press(dialog(stage).getByText('Cours', { exact: true }).first())
      },
      async (stage) => {
        await stage.press(dialog(stage).getByText('Plus', { exact: true }))
        await choose(stage, dialog(stage).getByLabel('Répéter'), 'Chaque semaine')
      },
      async (stage) => {
        const until = dialog(stage).getByLabel('Jusqu’au')
        await stage.press(until)
        await stage.press(stage.page.locator('.rdp-button_next'))
        await stage.press(stage.page.locator('.rdp-day_button', { hasText: '17' }))
      },
      (stage) => stage.press(inDialog(stage, 'Enregistrer')),
    ],
  },
  'deplacer-un-cours': {
    before: atPlanner,
    steps: [
      async (stage) => {
        const card = event(stage, 'Travail de groupe')
        await stage.hover(card, 0.4, 0.3)
        const { x, y } = await stage.pointOf(card, 0.4, 0.3)
        await stage.drag({ x, y: y + 24 })
      },
      async (stage) => {
        await stage.press(event(stage, 'Travail de groupe'), 0.4, 0.3)
        await setTime(stage, 'Heure de fin', '12:00')
        await stage.press(inDialog(stage, 'Enregistrer'))
      },
      async (stage) => {
        await event(stage, 'Travail de groupe').focus()
        await stage.key('Shift+ArrowUp', 'Maj ↑', 2)
      },
      (stage) => stage.key('Alt+ArrowUp', 'Alt ↑', 2),
      async (stage) => {
        await stage.key('Enter', 'Entrée')
        await stage.pause(500)
        await stage.key('Escape', 'Échap')
      },
    ],
  },
  'changer-une-seule-seance': {
    before: atPlanner,
    steps: [
      (stage) => stage.press(event(stage, 'Économie'), 0.4, 0.3),
      async (stage) => {
        await setTime(stage, 'Heure de début', '14:00')
        await stage.press(inDialog(stage, 'Enregistrer'))
      },
      (stage) => stage.press(inDialog(stage, 'Cet événement')),
      async (stage) => {
        await stage.press(event(stage, 'Économie'), 0.4, 0.3)
        await stage.press(inDialog(stage, 'Supprimer'))
        const one = inDialog(stage, 'Cet événement')
        if (await one.isVisible()) await stage.press(one)
      },
    ],
  },
  'jour-semaine-mois': {
    before: atPlanner,
    steps: [
      async (stage) => {
        for (const view of ['Jour', 'Semaine', 'Mois'])
          await stage.press(stage.widget(PLANNER).getByText(view, { exact: true }).first())
      },
      (stage) => stage.press(stage.button('Mois suivant', stage.widget(PLANNER))),
      (stage) => stage.hover(stage.widget(PLANNER).getByLabel('Choisir une date').first()),
      (stage) => stage.press(stage.button(/^Aujourd’hui/, stage.widget(PLANNER))),
      (stage) => stage.press(stage.widget(PLANNER).getByRole('gridcell', { name: /26/ }).first()),
    ],
  },
  'planning-dans-un-autre-agenda': {
    before: atPlanner,
    steps: [
      (stage) => stage.press(stage.button('Calendriers', stage.widget(PLANNER))),
      (stage) => stage.press(stage.button('Créer l’adresse')),
      (stage) => stage.press(stage.button('Copier')),
      (stage) => stage.pause(1200),
    ],
  },
}
