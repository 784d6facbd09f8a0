import { authState } from '@cadence/shared/auth'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { answering, ines, openSection, type Reply, serve, settled, toasts } from '../personal.test-kit.tsx'

const withPhoto = { ...ines, photo: '/photos/a' }
const webp = Uint8Array.from('RIFF\x10\0\0\0WEBPVP8 \x03\0\0\0abc\0', (c) => c.charCodeAt(0))
const png = (name = 'moi.png') =>
  new File([Uint8Array.from('\x89PNG\r\n\x1a\n', (c) => c.charCodeAt(0))], name)

const stored = (reply: Reply = { status: 200, body: { user: withPhoto } }) =>
  serve(answering(settled, { 'PUT /photo': reply, 'DELETE /photo': { status: 200, body: { user: ines } } }))
const picker = () => document.querySelector('input[type=file]') as HTMLInputElement
const pick = (file: File) => fireEvent.change(picker(), { target: { files: [file] } })
const shown = () => document.querySelector('img')?.getAttribute('src')
/** The initials are in place of the photo, and in the seal that can be chosen below it. */
const bothInitials = () => waitFor(() => expect(screen.getAllByText('IL')).toHaveLength(2))
const button = (name: string) => screen.getByRole('button', { name })

/** Replaces the canvas by one that writes a picture of some type. */
function stubCanvas(type = 'image/webp') {
  const context = { fillRect: () => undefined, drawImage: () => undefined }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob([webp], { type })),
  )
}

beforeEach(() => {
  stubCanvas()
  vi.stubGlobal('createImageBitmap', async () => ({ width: 40, height: 30, close: () => undefined }))
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:preview')
  vi.spyOn(URL, 'revokeObjectURL')
})

test('the picker accepts images only, and a picked photo is previewed, then stored', async () => {
  const sent = stored()
  await openSection()
  expect(picker().accept).toBe('image/*')
  pick(png())
  const keep = await screen.findByRole('button', { name: 'Enregistrer la photo' })
  expect(shown()).toBe('blob:preview')
  expect(sent.map(({ call }) => call)).not.toContain('PUT /photo')
  await userEvent.click(keep)
  await waitFor(() => expect(shown()).toBe('/api/v1/photos/a'))
  expect(sent.find(({ call }) => call === 'PUT /photo')?.type).toBe('image/webp')
  expect(authState.user).toEqual(withPhoto)
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:preview')
  expect(toasts).toEqual(['Votre photo est à jour.'])
})

test.each([
  ['an SVG', new File(['<svg><script>alert(1)</script></svg>'], 'moi.png'), /SVG ne sont pas acceptées/],
  ['50 MB', new File([new Uint8Array(16 * 1024 * 1024)], 'moi.png'), /plus de 15\u00a0Mo/],
  ['a text with the name of a picture', new File(['bonjour'], 'moi.jpg'), /n’est pas une photo/],
  ['a picture with the name of a program', png('moi.exe'), /extension d’une photo/],
])('%s is refused before anything is sent, and the photo stays', async (_name, file, text) => {
  const sent = stored()
  await openSection(withPhoto)
  pick(file)
  expect((await screen.findByRole('alert')).textContent).toMatch(text)
  expect(shown()).toBe('/api/v1/photos/a')
  expect(sent.map(({ call }) => call)).toEqual(['GET /profile'])
})

test('a picture that the browser cannot open is refused', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('InvalidStateError')))
  stored()
  await openSection()
  pick(png())
  expect((await screen.findByRole('alert')).textContent).toMatch(/ne s’ouvre pas/)
})

test('after a failure of the canvas another photo can be chosen', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => {
    throw new Error('out of memory')
  })
  stored()
  await openSection()
  pick(png())
  expect((await screen.findByRole('alert')).textContent).toMatch(/ne s’ouvre pas/)
  expect(button('Choisir une photo').getAttribute('aria-busy')).toBeNull()
})

test('a failure is no longer shown after a later success', async () => {
  stored('no answer')
  await openSection(withPhoto)
  pick(png())
  await userEvent.click(await screen.findByRole('button', { name: 'Enregistrer la photo' }))
  await screen.findByRole('alert')
  await userEvent.click(button('Annuler'))
  expect(screen.queryByRole('alert')).toBeNull()
  pick(new File(['bonjour'], 'moi.jpg'))
  await screen.findByRole('alert')
  await userEvent.click(button('Retirer la photo'))
  await bothInitials()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('Annuler keeps the former photo', async () => {
  stored()
  await openSection(withPhoto)
  pick(png())
  await screen.findByRole('button', { name: 'Enregistrer la photo' })
  await userEvent.click(button('Annuler'))
  expect(shown()).toBe('/api/v1/photos/a')
})

test('a failure keeps the preview for another attempt, and the former photo', async () => {
  stored('no answer')
  await openSection(withPhoto)
  pick(png())
  await userEvent.click(await screen.findByRole('button', { name: 'Enregistrer la photo' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/ne répond pas/)
  expect(shown()).toBe('blob:preview')
  expect(authState.user).toEqual(withPhoto)
  await waitFor(() => expect(document.activeElement).toBe(button('Enregistrer la photo')))
})

test('the photo can be removed', async () => {
  stored()
  await openSection(withPhoto)
  await userEvent.click(button('Retirer la photo'))
  await bothInitials()
  expect(button('Choisir une photo')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Retirer la photo' })).toBeNull()
  expect(authState.user).toEqual(ines)
})
