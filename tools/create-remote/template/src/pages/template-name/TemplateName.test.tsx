import { type Language, setLanguage } from '@cadence/shared/i18n'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import en from '../../texts/en.ts'
import es from '../../texts/es.ts'
import { templateNameTexts } from '../../texts/template-name.ts'
import TemplateName from './TemplateName.tsx'

afterEach(async () => {
  cleanup()
  await setLanguage('default')
})

/** What it says it is for, its spaces as they are. */
const said = () => document.querySelector('p')?.textContent

test('the page says what it is called, once, and what it is for', () => {
  render(<TemplateName />)
  const { title, intro } = templateNameTexts.get()
  expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([title])
  expect(said()).toBe(intro)
})

test.each<[Language, string]>([
  ['fr', templateNameTexts.get().intro],
  ['en', en.templateName.intro],
  ['es', es.templateName.intro],
])('in %s it is written in that language', async (language, intro) => {
  render(<TemplateName />)
  await setLanguage(language)
  await vi.waitFor(() => expect(said()).toBe(intro))
})
