import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ownRecords, putRecord } from '../../records/records.ts'
import { addTasks, announced, cards, prepareBoard, show, toasts, undo } from './board.test-kit.tsx'

prepareBoard()

const columnNames = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ firstChild }) => firstChild?.textContent)
const openColumn = (name: string) =>
  userEvent.click(screen.getByRole('button', { name: new RegExp(`^Options de la colonne.*${name}`) }))
const choose = (option: string) =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: option }))

test('a column is renamed, moved and added', async () => {
  await show()
  await openColumn('En cours')
  const name = screen.getByRole('textbox', { name: 'Nom de la colonne' })
  await userEvent.clear(name)
  await userEvent.type(name, 'Révisions{Enter}')
  expect(columnNames()).toEqual(['À faire', 'Révisions', 'Terminé'])
  await openColumn('Révisions')
  await choose('Déplacer à gauche')
  expect(columnNames()).toEqual(['Révisions', 'À faire', 'Terminé'])
  expect(announced()).toMatch(/^Révisions\s: colonne 1 sur 3$/)
  await openColumn('À faire')
  await choose('Ajouter une colonne')
  expect(columnNames()).toEqual(['Révisions', 'À faire', 'Nouvelle colonne', 'Terminé'])
  const field = await screen.findByRole('textbox', { name: 'Nom de la colonne' })
  await userEvent.keyboard('Relecture{Enter}')
  expect(field.isConnected).toBe(false)
  expect(columnNames()).toEqual(['Révisions', 'À faire', 'Relecture', 'Terminé'])
})

test('Escape in the name of a column keeps the old one, and a blank name changes nothing', async () => {
  await show()
  for (const typed of ['Autre{Escape}', ' {Enter}']) {
    await openColumn('En cours')
    const name = screen.getByRole('textbox', { name: 'Nom de la colonne' })
    await userEvent.clear(name)
    await userEvent.type(name, typed)
    expect(columnNames()).toEqual(['À faire', 'En cours', 'Terminé'])
  }
  expect(ownRecords('board-column')).toEqual([])
})

test('closing the options keeps the name that another device gave the column meanwhile', async () => {
  await show()
  await openColumn('En cours')
  act(() => putRecord('board-column', 'doing', { name: 'Ailleurs', position: 'a1' }))
  expect(screen.getByRole('textbox', { name: 'Nom de la colonne' })).toHaveProperty('value', 'Ailleurs')
  await userEvent.type(screen.getByRole('textbox', { name: 'Nom de la colonne' }), '{Enter}')
  expect(ownRecords('board-column').map(({ data }) => data.name)).toEqual(['Ailleurs'])
})

test('the cards of a removed column go to the first one, and undo brings the column and its cards back', async () => {
  putRecord('board-column', 'mine', { name: 'Relecture', position: 'a1V' })
  addTasks(['un', 'doing'], ['deux', 'mine'])
  await show()
  for (const [name, text] of [
    ['En cours', 'un'],
    ['Relecture', 'deux'],
  ] as const) {
    await openColumn(name)
    await choose('Supprimer la colonne')
    expect(cards('À faire')).toEqual([text])
    await undo()
    expect(toasts.at(-1)?.text).toMatch(new RegExp(`^Colonne.*${name}.*sa carte est dans.*À faire`))
    expect(cards(name)).toEqual([text])
  }
})

test('the column of the completed tasks cannot be removed, and the last other one neither', async () => {
  await show()
  await openColumn('Terminé')
  expect(screen.queryByRole('button', { name: 'Supprimer la colonne' })).toBeNull()
  await userEvent.keyboard('{Escape}')
  await openColumn('En cours')
  await choose('Supprimer la colonne')
  await openColumn('À faire')
  expect(screen.getByRole('button', { name: 'Supprimer la colonne' })).toHaveProperty('disabled', true)
})
