import { createBrowserRouter, RouterProvider } from '@cadence/shared/router'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { created, gate, note, type Reply, serve, toasts } from '../../parts/form/api.test-kit.ts'
import { renderPage } from '../../parts/render.test-kit.tsx'
import { Gains } from './Gains.tsx'
import JoinDiscord from './JoinDiscord.tsx'

const typed = {
  Nom: 'Lefèvre',
  Prénom: ' Inès ',
  'E-mail': 'ines@exemple.fr',
  Téléphone: '06 12 34 56 78',
  'Pseudo Discord': 'ines.l',
  'Lien 1': 'instagram.com/ines.l',
  Motivation: 'Ma promo.\nEt la suivante.',
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const submit = () => screen.getByRole('button', { name: 'Envoyer ma candidature' })
const add = () => screen.getByRole('button', { name: 'Ajouter un autre lien' })
const trouble = () => screen.queryByRole('alert')?.textContent ?? null
const show = () => renderPage(JoinDiscord)

function fill(values: Record<string, string> = typed) {
  for (const [name, value] of Object.entries(values)) fireEvent.input(field(name), { target: { value } })
}

beforeEach(() => show())

test('the recap names the four levels with their referrals, the rewards and the community', () => {
  const levels = screen.getByRole('list', { name: 'Les quatre niveaux, par nombre de filleuls' })
  const said = [...levels.children].map((level) => level.textContent)
  expect(said.map((text) => /^([\d+-]+)(Novice|Campus|Influencer|VIP)/.exec(text ?? '')?.[0])).toEqual([
    '3-10Novice',
    '11-25Campus',
    '26-50Influencer',
    '50+VIP',
  ])
  expect(screen.getByRole('heading', { name: 'Les récompenses' })).toBeTruthy()
  expect(screen.getByText(/500\+\s+ambassadeurs actifs/)).toBeTruthy()
})

test('no invitation to a server is promised, and while there is none the page says so', () => {
  expect(document.body.textContent).not.toContain('invitation au Discord')
  expect(document.body.textContent).not.toContain('sur le Discord')
  expect(screen.getByText(/Le Discord n’est pas encore ouvert/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Ouvrir le Discord' })).toBeNull()
})

test('the community’s server, where there is one, is one press away', () => {
  cleanup()
  render(<Gains server="https://discord.example/cadence" />)
  expect(screen.getByRole('link', { name: 'Ouvrir le Discord' }).getAttribute('href')).toBe(
    'https://discord.example/cadence',
  )
  expect(screen.queryByText(/pas encore ouvert/)).toBeNull()
})

test('every field is required and tells a phone what it is', () => {
  const about = (name: string) => {
    const { required, type, inputMode, autocomplete } = field(name)
    return [required, type, inputMode, autocomplete]
  }
  expect(about('Nom')).toEqual([true, 'text', '', 'family-name'])
  expect(about('Prénom')).toEqual([true, 'text', '', 'given-name'])
  expect(about('E-mail')).toEqual([true, 'email', 'email', 'email'])
  expect(about('Téléphone')).toEqual([true, 'tel', 'tel', 'tel'])
  expect(field('Lien 1').inputMode).toBe('url')
  expect(field('Motivation').getAttribute('rows')).toBe('10')
})

test('what is sent has the names of the API, and the confirmation gets the focus', async () => {
  const sent = serve(() => created)
  fill()
  await userEvent.click(submit())
  const heading = await screen.findByRole('heading', { name: 'Candidature bien reçue.' })
  expect(document.activeElement).toBe(heading)
  expect(screen.getByText('ines@exemple.fr')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Envoyer ma candidature' })).toBeNull()
  expect(sent).toEqual([
    {
      path: '/ambassador-applications',
      body: {
        requestKey: expect.stringMatching(/^[\da-f]{32}$/),
        lastName: 'Lefèvre',
        firstName: 'Inès',
        email: 'ines@exemple.fr',
        phone: '06 12 34 56 78',
        name: 'ines.l',
        profileLinks: ['https://instagram.com/ines.l'],
        motivation: 'Ma promo.\nEt la suivante.',
      },
    },
  ])
})

test('a field is checked when it is left, and again while its fault shows', async () => {
  fireEvent.blur(field('Nom'))
  await waitFor(() => expect(note(field('Nom'))).toBe('Le nom est nécessaire.'))
  expect(note(field('Prénom'))).toBeNull()
  fill({ Nom: 'L' })
  await waitFor(() => expect(note(field('Nom'))).toBeNull())
  fill({ 'Lien 1': '  ' })
  fireEvent.blur(field('Lien 1'))
  await waitFor(() => expect(note(field('Lien 1'))).toBe('Le lien est nécessaire.'))
  expect(trouble()).toBeNull()
})

test('nothing is sent while fields are wrong: they are counted, and the first gets the focus', async () => {
  const sent = serve(() => created)
  fill({ Nom: 'Lefèvre', 'E-mail': 'ines@' })
  await userEvent.click(submit())
  expect(document.activeElement).toBe(field('Prénom'))
  expect(trouble()).toBe('6\u00a0champs sont à revoir avant l’envoi.')
  fill()
  await waitFor(() => expect(trouble()).toBeNull())
  expect(sent).toEqual([])
})

test.each<[string, Reply, RegExp]>([
  ['no answer', 'no answer', /^Pas de réponse/],
  [
    'a limit',
    { status: 429, headers: { 'retry-after': '600' }, body: { message: 'No.' } },
    /dans 10.minutes/,
  ],
  ['a failure', { status: 500, body: { message: 'Something went wrong on our side.' } }, /de notre côté/],
  ['a page of markup', { status: 200, body: '<!doctype html>' }, /de notre côté/],
])(
  '%s: a French text, everything stays, and it can be sent again under the same key',
  async (_, reply, text) => {
    const failed = serve(() => reply)
    fill()
    await userEvent.click(submit())
    await waitFor(() => expect(trouble()).toMatch(text))
    for (const [name, value] of Object.entries(typed)) expect(field(name).value).toBe(value)
    expect(submit().hasAttribute('disabled')).toBe(false)
    const sent = serve(() => created)
    await userEvent.click(submit())
    await screen.findByRole('heading', { name: 'Candidature bien reçue.' })
    expect(sent[0]?.body).toEqual(failed[0]?.body)
  },
)

test('what the API finds wrong stands at its field, which gets the focus', async () => {
  serve(() => ({ status: 400, body: { message: 'x', fields: { 'profileLinks.0': 'Non.' } } }))
  fill()
  await userEvent.click(submit())
  await waitFor(() => expect(note(field('Lien 1'))).toBe('Non.'))
  expect(document.activeElement).toBe(field('Lien 1'))
  expect(trouble()).toMatch(/^L’envoi a été refusé/)
})

test('of several fields that the API finds wrong the first on the screen gets the focus, and each shows its message', async () => {
  serve(() => ({
    status: 400,
    body: {
      message: 'x',
      fields: { 'profileLinks.0': 'Non.', motivation: 'Trop court.', lastName: 'Inconnu.' },
    },
  }))
  fill()
  act(() => field('Motivation').focus())
  fireEvent.submit(field('Nom').form as HTMLFormElement)
  await waitFor(() => expect(document.activeElement).toBe(field('Nom')))
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve))
  })
  expect([note(field('Nom')), note(field('Lien 1')), note(field('Motivation'))]).toEqual([
    'Inconnu.',
    'Non.',
    'Trop court.',
  ])
})

test('sending five times sends once', async () => {
  const { promise, open } = gate<Reply>()
  const sent = serve(() => promise)
  fill()
  for (let time = 0; time < 5; time += 1) fireEvent.submit(field('Nom').form as HTMLFormElement)
  await waitFor(() => expect(submit().getAttribute('aria-busy')).toBe('true'))
  await act(async () => open(created))
  await screen.findByRole('heading', { name: 'Candidature bien reçue.' })
  expect(sent).toHaveLength(1)
})

describe('profile links', () => {
  test('another can be added, is required while it stands, and can be taken away', async () => {
    const sent = serve(() => created)
    fill()
    await userEvent.click(add())
    expect(document.activeElement).toBe(field('Lien 2'))
    await userEvent.click(submit())
    expect(note(field('Lien 2'))).toBe('Le lien est nécessaire.')
    await userEvent.click(screen.getByRole('button', { name: 'Retirer le lien 2' }))
    expect(document.activeElement).toBe(field('Lien 1'))
    expect(trouble()).toBeNull()
    expect(screen.queryByRole('button', { name: /^Retirer/ })).toBeNull()
    await userEvent.click(submit())
    await waitFor(() => expect(sent[0]?.body.profileLinks).toEqual(['https://instagram.com/ines.l']))
  })

  test('one that was added comes before what follows it on the screen', async () => {
    fill({ ...typed, Motivation: ' ' })
    await userEvent.click(add())
    await userEvent.click(submit())
    await waitFor(() => expect(document.activeElement).toBe(field('Lien 2')))
  })

  test('taking one away leaves the texts of the others where they are', async () => {
    for (const n of [2, 3]) {
      await userEvent.click(add())
      fill({ [`Lien ${n}`]: `example.org/${n}` })
    }
    await userEvent.click(screen.getByRole('button', { name: 'Retirer le lien 2' }))
    expect(field('Lien 2').value).toBe('example.org/3')
    expect(screen.queryByRole('textbox', { name: 'Lien 3' })).toBeNull()
  })

  test.each([
    [' @ines.l ', '@ines.l'],
    ['www.TikTok.com/@ines.l', 'https://www.tiktok.com/@ines.l'],
  ])('%j is taken as people write it', async (written, link) => {
    const sent = serve(() => created)
    fill({ ...typed, 'Lien 1': written })
    await userEvent.click(submit())
    await waitFor(() => expect(sent[0]?.body.profileLinks).toEqual([link]))
  })

  test('ten are the most', () => {
    for (let n = 2; n <= 10; n += 1) fireEvent.click(add())
    expect(field('Lien 10')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Ajouter un autre lien' })).toBeNull()
  })
})

describe('what was typed', () => {
  const comeBack = () => {
    cleanup()
    show()
  }

  test('is there after a reload or a way back, the links too, and is sent under the same key', async () => {
    const failed = serve(() => 'no answer')
    fill()
    await userEvent.click(add())
    fill({ 'Lien 2': 'example.org/2' })
    await userEvent.click(submit())
    await waitFor(() => expect(trouble()).not.toBeNull())
    comeBack()
    for (const [name, value] of Object.entries({ ...typed, 'Lien 2': 'example.org/2' })) {
      expect(field(name).value).toBe(value)
    }
    const sent = serve(() => created)
    await userEvent.click(submit())
    await screen.findByRole('heading', { name: 'Candidature bien reçue.' })
    expect(sent[0]?.body).toEqual(failed[0]?.body)
  })

  test('is kept within the document where storage is forbidden, and the latest where it is full', () => {
    fill({ Motivation: 'Avant.' })
    const real = sessionStorage
    const full = { getItem: (key: string) => real.getItem(key) }
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    for (const storage of [{ ...full, setItem: refuse }, undefined]) {
      vi.stubGlobal('sessionStorage', storage)
      fill()
      comeBack()
      expect(field('Motivation').value).toBe(typed.Motivation)
    }
  })

  test('goes from the tab when it is sent, and the next application has another key', async () => {
    const sent = serve(() => created)
    for (let time = 0; time < 2; time += 1) {
      fill()
      expect(sessionStorage.getItem('cadence:ambassador')).toContain('ines@exemple.fr')
      await userEvent.click(submit())
      await screen.findByRole('heading', { name: 'Candidature bien reçue.' })
      expect(sessionStorage.getItem('cadence:ambassador')).toBeNull()
      comeBack()
      expect(field('Nom').value).toBe('')
    }
    expect(sent[0]?.body.requestKey).not.toBe(sent[1]?.body.requestKey)
  })

  test.each(['', '{', '[]', 'null', '{"requestKey":"x","fields":{"lastName":"A"}}'])(
    'begins anew with what somebody else wrote (%j)',
    (text) => {
      sessionStorage.setItem('cadence:ambassador', text)
      comeBack()
      expect(field('Nom').value).toBe('')
    },
  )

  test.each<[string, Reply, string]>([
    ['arrives', created, 'Ta candidature est bien arrivée.'],
    ['does not arrive', 'no answer', 'Pas de réponse'],
  ])('and sent, then left: a toast tells that it %s', async (_, reply, text) => {
    const { promise, open } = gate<Reply>()
    const sent = serve(() => promise)
    fill()
    await userEvent.click(submit())
    await waitFor(() => expect(sent).toHaveLength(1))
    cleanup()
    await act(async () => open(reply))
    await waitFor(() => expect(toasts.map((toast) => toast.text)).toEqual([expect.stringContaining(text)]))
    expect(sessionStorage.getItem('cadence:ambassador') === null).toBe(reply === created)
  })
})

describe('rendered on a server', () => {
  const page = () => (
    <RouterProvider router={createBrowserRouter([{ path: '*', element: <JoinDiscord /> }])} />
  )
  const parsed = () => {
    cleanup()
    const root = document.createElement('div')
    root.innerHTML = renderToString(page())
    document.body.append(root)
    return root
  }

  test('all fields stand in the first HTML; only the button waits for the script', () => {
    const root = parsed()
    expect(root.querySelectorAll('input, textarea')).toHaveLength(7)
    expect(submit().hasAttribute('disabled')).toBe(true)
    // A form with GET would put what the visitor typed into the address.
    expect(root.querySelector('form')?.method).toBe('post')
    root.remove()
  })

  test('links of a draft come back, also when the first was typed before the script runs', async () => {
    fill()
    await userEvent.click(add())
    fill({ 'Lien 2': 'example.org/2' })
    const root = parsed()
    field('Lien 1').value = 'example.org/new'
    const hydrated = await act(async () => hydrateRoot(root, page()))
    expect([field('Lien 1').value, field('Lien 2').value]).toEqual(['example.org/new', 'example.org/2'])
    expect(sessionStorage.getItem('cadence:ambassador')).toContain('example.org/2')
    act(() => hydrated.unmount())
    root.remove()
  })

  test('what is typed before the script runs stays, and the button answers then', async () => {
    const complain = vi.spyOn(console, 'error')
    const root = parsed()
    field('Nom').value = 'Lefèvre'
    const hydrated = await act(async () => hydrateRoot(root, page()))
    expect(field('Nom').value).toBe('Lefèvre')
    expect(sessionStorage.getItem('cadence:ambassador')).toContain('Lefèvre')
    expect(submit().hasAttribute('disabled')).toBe(false)
    expect(complain).not.toHaveBeenCalled()
    act(() => hydrated.unmount())
    root.remove()
  })
})
