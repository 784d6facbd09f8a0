import type { Scene } from '../scene.ts'
import type { Stage } from '../stage.ts'

const [TIMER, TASKS, BOARD] = [8, 9, 11]

/** A board with cards in its first columns. */
async function atBoard(stage: Stage): Promise<void> {
  await stage.open('/tasks?tab=new')
  await stage.button('Add Taskboard').click()
  await stage.button('Ouvrir le tableau').click()
  const field = stage.widget(BOARD).getByRole('textbox', { name: /^Nouvelle carte dans.*En cours/ })
  await field.fill('Plan du mémoire')
  await field.press('Enter')
  await stage.widget(BOARD).evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await stage.pause(1500)
}

/** A card's button is named by its text, and by its date where it has one. */
const card = (stage: Stage, text: string) => stage.widget(BOARD).getByRole('button', { name: text }).first()
const lane = (stage: Stage, name: string) =>
  stage.widget(BOARD).getByRole('region', { name: new RegExp(`^${name}`) })

const columnOption = async (stage: Stage, name: string) => {
  const option = stage.button(name)
  if (!(await option.isVisible())) await stage.press(stage.button(/^Options de la colonne.*Relecture/))
  return option
}

async function session(stage: Stage): Promise<void> {
  await stage.press(stage.button('Start', stage.widget(TIMER)))
  await stage.pause(2000)
}

/** Lets the last seconds of what runs be seen, with the time before them passed over. */
async function end(stage: Stage, minutes: number): Promise<void> {
  await stage.page.clock.fastForward(minutes * 60_000 - 5000)
  await stage.pause(4300)
}

const pasted =
  '- Lire le chapitre 4\n- Ficher l’arrêt Perruche\n- Réviser les tests du khi-deux\n- Réserver une salle'

/** How the tutorials about working faster are played. */
export const working: Readonly<Record<string, Scene>> = {
  'deplacer-une-carte': {
    before: atBoard,
    steps: [
      async (stage) => {
        await stage.hover(card(stage, 'Exercices 4 à 7, feuille 3'), 0.3, 0.5)
        await stage.drag(await stage.pointOf(lane(stage, 'En cours'), 0.4, 0.3))
      },
      async (stage) => {
        await card(stage, 'Plan du mémoire').focus()
        await stage.key('Space', 'Espace')
      },
      async (stage) => {
        await stage.key('ArrowRight', '→')
        await stage.key('Space', 'Espace')
      },
      async (stage) => {
        await stage.press(
          stage
            .button(/^Déplacer « ?Relire/, stage.widget(BOARD))
            .or(stage.button(/^Déplacer «\u202fRelire/, stage.widget(BOARD)))
            .first(),
        )
        await stage.pause(900)
      },
    ],
  },
  'ajouter-une-colonne': {
    before: atBoard,
    steps: [
      (stage) => stage.press(stage.button('Ajouter une colonne', stage.widget(BOARD))),
      async (stage) => {
        const field = stage.page.getByLabel('Nom de la colonne')
        await field.fill('')
        await field.focus()
        await stage.type('Relecture')
      },
      async (stage) => stage.press(await columnOption(stage, 'Déplacer à gauche')),
      async (stage) => stage.hover(await columnOption(stage, 'Supprimer la colonne')),
    ],
  },
  'coller-une-liste': {
    before: async (stage) => {
      await stage.open('/dashboard')
      await stage.widget(TASKS).evaluate((element) => element.scrollIntoView({ block: 'center' }))
      await stage.page.evaluate((text) => navigator.clipboard.writeText(text), pasted)
    },
    steps: [
      (stage) => stage.key('Shift', 'Ctrl C'),
      (stage) => stage.press(stage.widget(TASKS).getByRole('textbox').last()),
      async (stage) => {
        await stage.key('Control+v', 'Ctrl V')
        await stage.pause(2600)
      },
      async (stage) => {
        await stage.hover(stage.button('Annuler'))
        await stage.pause(1400)
      },
    ],
  },
  'enchainer-des-seances': {
    moment: '2026-11-24T13:00:00Z',
    clockRuns: true,
    before: async (stage) => {
      await stage.open('/dashboard')
      await stage.widget(TIMER).evaluate((element) => element.scrollIntoView({ block: 'center' }))
    },
    steps: [
      session,
      async (stage) => {
        await end(stage, 25)
        await stage.press(stage.button(/^Pause de 5/))
        await stage.pause(1000)
      },
      async (stage) => {
        await end(stage, 5)
        await session(stage)
      },
      async (stage) => {
        await end(stage, 25)
        await stage.hover(stage.button(/^Pause de 15/))
      },
    ],
  },
  'aller-partout-au-clavier': {
    steps: [
      (stage) => stage.key('Control+k', 'Ctrl K'),
      async (stage) => {
        await stage.type('coll')
        await stage.pause(900)
      },
      async (stage) => {
        await stage.key('ArrowDown', '↓')
        await stage.key('ArrowUp', '↑')
        await stage.key('Enter', 'Entrée')
        await stage.pause(3600)
      },
    ],
  },
}
