import { longPress } from '../finger.ts'
import type { Scene } from '../scene.ts'
import type { Stage } from '../stage.ts'

const editing = (stage: Stage) => stage.button('Sauvegarder').waitFor()

async function edit(stage: Stage): Promise<void> {
  await stage.press(stage.button('Edit Dashboard'))
  await editing(stage)
}

async function inEditMode(stage: Stage): Promise<void> {
  await stage.open('/dashboard')
  await edit(stage)
}

/** Saves the board, under a new name where it has none. */
async function save(stage: Stage, name: string): Promise<void> {
  await stage.press(stage.button('Sauvegarder'))
  const field = stage.page.getByRole('dialog').getByRole('textbox')
  await field.fill('')
  await field.focus()
  await stage.type(name)
  await stage.page.keyboard.press('Enter')
  await stage.pause(900)
}

async function withSavedBoard(stage: Stage): Promise<void> {
  await inEditMode(stage)
  await save(stage, 'Semaine de cours')
  await stage.open('/collection')
}

/** Takes a tool by its head and carries it by so many pixels. */
async function carry(stage: Stage, id: number, across: number, down: number): Promise<void> {
  const tool = stage.widget(id)
  await stage.bring(tool)
  const { x, y } = await stage.pointOf(tool, 0, 0)
  await stage.moveTo({ x: x + 70, y: y + 22 })
  await stage.drag({ x: x + 70 + across, y: y + 22 + down })
}

async function stretch(stage: Stage, id: number, across: number, down: number): Promise<void> {
  const tool = stage.widget(id)
  await stage.bring(tool)
  const { x, y } = await stage.pointOf(tool, 1, 1)
  await stage.moveTo({ x: x - 8, y: y - 8 })
  await stage.drag({ x: x - 8 + across, y: y - 8 + down })
}

const grip = (stage: Stage, name: string) => stage.button(`Déplacer ou redimensionner ${name}`)

/** How the tutorials about the layout of a board are played. */
export const arranging: Readonly<Record<string, Scene>> = {
  'deplacer-a-la-souris': {
    steps: [
      edit,
      async (stage) => {
        await stage.hover(stage.widget(8), 0.3, 0.12)
      },
      (stage) => carry(stage, 8, -330, 10),
      (stage) => stretch(stage, 8, 0, 100),
      async (stage) => {
        const tile = stage.button('Ajouter Taskboard')
        await stage.hover(tile)
        await stage.drag({ x: 560, y: 420 })
      },
      (stage) => save(stage, 'À ma façon'),
    ],
  },
  'deplacer-au-clavier': {
    // The menu of the arrows is open, and no key cap covers the page.
    poster: { step: 4, share: 0.3 },
    steps: [
      edit,
      async (stage) => {
        await grip(stage, 'Timer').focus()
        await stage.key('Shift', 'Tab')
      },
      (stage) => stage.key('ArrowLeft', '←', 3),
      (stage) => stage.key('Shift+ArrowDown', 'Maj ↓', 2),
      async (stage) => {
        await stage.key('Enter', 'Entrée')
        await stage.pause(900)
        await stage.key('Escape', 'Échap')
      },
      async (stage) => {
        await stage.button('Sauvegarder').focus()
        await stage.key('Shift', 'Tab')
        await stage.key('Enter', 'Entrée')
      },
    ],
  },
  'annuler-pendant-l-edition': {
    before: inEditMode,
    steps: [
      (stage) => carry(stage, 8, -330, 10),
      (stage) => stage.key('Control+z', 'Ctrl Z'),
      (stage) => stage.key('Control+Shift+z', 'Ctrl Maj Z'),
      async (stage) => {
        await stage.press(stage.button('Annuler la dernière modification'))
        await stage.press(stage.button('Rétablir la modification annulée'))
      },
      (stage) => stage.press(stage.button('Rétablir la disposition par défaut')),
    ],
  },
  'ajuster-sur-un-telephone': {
    isPhone: true,
    steps: [
      edit,
      (stage) => stage.press(stage.button('Outils à ajouter')),
      async (stage) => {
        await stage.press(stage.button('Ajouter Taskboard'))
        await stage.pause(600)
      },
      async (stage) => {
        await stage.page.keyboard.press('Escape')
        await stage.press(stage.button(/^Remove Personal Tracker/))
      },
      (stage) => save(stage, 'Pour le téléphone'),
    ],
  },
  'reordonner-sur-telephone': {
    isPhone: true,
    steps: [
      edit,
      async (stage) => {
        const title = stage.widget(8)
        await stage.bring(title)
        await longPress(stage, await stage.pointOf(title, 0.4, 0.5), -150)
      },
      async (stage) => {
        await stage.press(stage.widget(8))
        await stage.press(stage.button('Descendre Timer'))
      },
      (stage) => stage.press(stage.button('Sauvegarder')),
    ],
  },
  'dupliquer-un-tableau': {
    before: async (stage) => {
      await withSavedBoard(stage)
      await stage.open('/dashboard')
    },
    steps: [
      (stage) => stage.press(stage.page.getByRole('link', { name: /^(My )?Collection/ }).first()),
      (stage) => stage.press(stage.button(/^Duplicate/)),
      (stage) => stage.hover(stage.page.getByText('(copie)').first()),
      async (stage) => {
        await stage.press(stage.button(/^Edit .*\(copie\)/))
        await editing(stage)
        await carry(stage, 8, -330, 10)
      },
      (stage) => save(stage, 'Semaine de partiels'),
    ],
  },
  'copier-un-tableau-de-la-communaute': {
    steps: [
      (stage) => stage.press(stage.page.getByRole('link', { name: 'Community Hub' }).first()),
      (stage) => stage.bring(stage.page.getByText('Tableaux de bord de la communauté').first()),
      async (stage) => {
        await stage.hover(stage.page.getByText('Semaine de partiels').first())
        await stage.hover(stage.page.getByText('Rituel du matin').first())
      },
      (stage) => stage.press(stage.button(/^Copier dans ma collection.*Semaine de partiels$/)),
      (stage) =>
        stage.press(stage.page.getByRole('link', { name: /^Voir/ }).or(stage.button(/^Voir/)).first()),
    ],
  },
  'essayer-un-theme': {
    steps: [
      (stage) => stage.press(stage.page.getByRole('link', { name: 'Appearance' }).first()),
      async (stage) => {
        await stage.hover(theme(stage, 'Mars'))
        await stage.pause()
      },
      async (stage) => {
        await stage.hover(theme(stage, 'Aurora'))
        await stage.pause()
        await stage.moveTo({ x: 1180, y: 100 })
      },
      (stage) => stage.press(theme(stage, 'Bleu Horizon')),
      async (stage) => {
        await stage.key('ArrowRight', '→', 2)
        await stage.key('Escape', 'Échap')
      },
    ],
  },
}

function theme(stage: Stage, name: string) {
  return stage.page.locator('label').filter({ hasText: name }).first()
}
