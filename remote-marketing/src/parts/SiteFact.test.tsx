import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { MailTo, SiteFact } from './SiteFact.tsx'

afterEach(cleanup)

const missing = { toComplete: "numéro d'appel" }

test('a fact is text; one that is missing is marked as to be completed', () => {
  expect(render(<SiteFact fact="FR 12 345" />).container.innerHTML).toBe('FR 12\u202f345')
  const { container } = render(<SiteFact fact={missing} />)
  expect(container.querySelector('mark')?.textContent).toBe('[numéro d’appel — à compléter]')
})

test('an address is a link to write to; one that is missing is no link', () => {
  const { getByRole } = render(<MailTo address="bonjour@cadence.example" />)
  expect(getByRole('link', { name: 'bonjour@cadence.example' }).getAttribute('href')).toBe(
    'mailto:bonjour@cadence.example',
  )
  cleanup()
  const { container, queryByRole } = render(<MailTo address={missing} />)
  expect(queryByRole('link')).toBeNull()
  expect(container.querySelector('mark')?.textContent).toContain('à compléter')
})
