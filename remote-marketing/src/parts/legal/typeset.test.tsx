import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { typeset } from './LegalPage.tsx'

test('every string of a text is set, at any depth, and nothing else is changed', () => {
  const { container } = render(
    typeset(
      <>
        <p>
          L'essentiel : <a href="/x">l'adresse</a> ; rien d'autre !
        </p>
        <br />
        {false}
        {12}
        <ul>
          <li>« Oui »</li>
        </ul>
      </>,
    ),
  )
  expect(container.innerHTML).toBe(
    '<p>L’essentiel\u202f: <a href="/x">l’adresse</a>\u202f; rien d’autre\u202f!</p><br>12<ul><li>«\u202fOui\u202f»</li></ul>',
  )
})
