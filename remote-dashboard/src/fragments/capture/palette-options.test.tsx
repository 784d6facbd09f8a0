import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ownRecords } from '../../records/records.ts'
import { toasts } from '../../testing/render-page.tsx'
import { active, field, options, show, withMember } from './palette.test-kit.tsx'

withMember()

test('a page is found without accents, and is the first line next time', async () => {
  const { address, onClose } = show()
  await userEvent.type(field(), 'bibliotheque')
  expect(active()).toBe('Tools Library')
  await userEvent.keyboard('{Enter}')
  expect(onClose).toHaveBeenCalledOnce()
  await waitFor(() => expect(address()).toBe('/tasks'))
  cleanup()
  show()
  expect(options()[0]).toBe('Tools Library')
  expect(screen.getByText('Récents')).toBeTruthy()
})

test('before anything is typed it shows a sentence of each kind, and then actions and pages', async () => {
  show()
  const examples = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(examples).toEqual([
    '',
    'TD droit jeudi 10 hÉvénement',
    'rendre le mémoire vendrediTâche',
    'idée\u202f: une appli de covoiturageNote',
  ])
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    'Actions',
    'Aller à',
  ])
  expect(options()).toEqual([
    ...['Lancer le minuteur', 'Créer un tableau', 'Modifier le tableau'],
    ...['Dashboard', 'Tools Library', 'Collection', 'Appearance', 'Community Hub', "What's New"],
    ...['Settings', 'Help & Support', 'Historique'],
  ])
})

test.each([
  'Dashboard',
  'Collection',
  'Help & Support',
  'Paramètres\u202f: appareils',
  'Créer un tableau',
  'Lancer le minuteur',
  'Passer en mode clair',
  'Thème Forest Zen',
  'Se déconnecter',
])('%s is found by its name', async (name) => {
  show()
  fireEvent.change(field(), { target: { value: name } })
  await waitFor(() => expect(options()).toContain(name))
})

test('Enter starts nothing before a line is chosen, and the arrows choose the first or the last one', async () => {
  const { onClose } = show()
  await userEvent.type(field(), '{Enter}')
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.keyboard('{ArrowUp}')
  expect(active()).toBe('Historique')
  await userEvent.keyboard('{ArrowDown}')
  expect(active()).toBe('Lancer le minuteur')
})

test('the timer is started and paused', async () => {
  show()
  await userEvent.type(field(), 'minuteur{Enter}')
  expect(ownRecords('countdown').find(({ id }) => id === 'timer')?.data.endsAt).toBeTruthy()
  await waitFor(() => expect(toasts).toMatchObject([{ text: 'Minuteur lancé' }]))
  cleanup()
  show()
  await userEvent.type(field(), 'pomodoro{Enter}')
  expect(ownRecords('countdown').find(({ id }) => id === 'timer')?.data.endsAt).toBeNull()
})

test('a sentence with a date is kept, even when a page has a word of it', async () => {
  show()
  await userEvent.type(field(), 'collection lundi')
  expect(active()).toContain('Tâche')
  await userEvent.clear(field())
  await userEvent.type(field(), 'collection')
  expect(active()).toBe('Collection')
})

test('the button says what the chosen line keeps, and there is none for a page', async () => {
  show()
  const name = () => screen.queryByRole('button', { name: /^Ajouter (?!une)/ })?.textContent
  await userEvent.type(field(), 'TD droit jeudi{ArrowDown}')
  expect(name()).toBe('Ajouter l’événement')
  await userEvent.keyboard('{ArrowUp}')
  expect(name()).toBe('Ajouter la tâche')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(name()).toBe('Ajouter la note')
  await userEvent.clear(field())
  await userEvent.paste('Courses\n- pâtes\n- riz')
  await userEvent.keyboard('{ArrowDown}')
  expect(name()).toBe('Ajouter 3 tâches')
  await userEvent.clear(field())
  fireEvent.change(field(), { target: { value: 'collection' } })
  expect(active()).toBe('Collection')
  expect(name()).toBeUndefined()
})
