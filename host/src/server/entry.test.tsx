// @vitest-environment node
import { paths, useLocation } from '@cadence/shared/router'
import { Global } from '@emotion/react'
import styled from '@emotion/styled'
import { Suspense, use, useEffect, useId } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { renderPage } from './entry.tsx'

const Red = styled.p`
  color: red;
`
const Blue = styled.p`
  color: blue;
`
const Page = () => (
  <>
    <h1>Bonjour &lt;vous&gt;</h1>
    <Red id="red">{useLocation().pathname}</Red>
  </>
)

const count = (text: string, part: string) => text.split(part).length - 1

test('a page is rendered in its layout and in the shell', async () => {
  const { html } = await renderPage(paths.education, Page)
  expect(html).toContain('<h1>Bonjour &lt;vous&gt;</h1>')
  expect(html).toMatch(/<main[^>]* data-layout="public"[\s\S]*<h1>Bonjour[\s\S]*<\/main>/)
  expect(html).toMatch(/<header[\s\S]*<main[\s\S]*<\/main>[\s\S]*<footer/)
  // The HTML holds the shell's skip link.
  expect(html).toContain('href="#')
  expect(html).toContain('aria-live="polite"')
  expect(html).not.toContain('Loading...')
})

test('the page is rendered for a visitor, whoever requested it', async () => {
  const { html } = await renderPage(paths.home, Page)
  expect(html).toContain(`href="${paths.login}"`)
  expect(html).not.toContain(`href="${paths.settings}"`)
})

describe('the styles', () => {
  test('are named for Emotion, each by the class that the page’s elements have', async () => {
    const { html, css, styles } = await renderPage(paths.education, Page)
    const name = /class="c-([\w-]+)[^"]*" id="red"|id="red" class="c-([\w-]+)/.exec(html)
    const found = name?.[1] ?? name?.[2] ?? ''
    expect(css).toContain(`.c-${found}{color:red;}`)
    const [key, ...names] = styles.split(' ')
    expect(key).toBe('c')
    expect(names).toContain(found)
    expect(new Set(names).size).toBe(names.length)
  })

  test('stand apart from the elements, the shell’s global ones too', async () => {
    const Globally = () => <Global styles={{ '.everywhere': { color: 'green' } }} />
    const { html, css } = await renderPage(paths.education, Globally)
    expect(html).not.toContain('<style')
    expect(css).toContain('.everywhere{color:green;}')
  })

  test('are those of this page: nothing of one render is in the next', async () => {
    const red = await renderPage(paths.education, Page)
    const blue = await renderPage(paths.education, () => <Blue>Salut</Blue>)
    expect(blue.css).toContain('color:blue')
    expect(blue.css).not.toContain('color:red')
    expect(blue.html).not.toContain('Bonjour')
    expect(await renderPage(paths.education, Page)).toEqual(red)
  })

  test('and the pages stay apart when they are rendered at the same time', async () => {
    const [red, blue] = await Promise.all([
      renderPage(paths.education, Page),
      renderPage(paths.community, () => <Blue id="blue">{useLocation().pathname}</Blue>),
    ])
    expect(red.html).toContain('/education</p>')
    expect(red.css).not.toContain('color:blue')
    expect(blue.html).toContain('/community</p>')
    expect(blue.css).not.toContain('color:red')
  })
})

test('what waits is waited for: the HTML is whole, and no script completes it', async () => {
  const late = new Promise<string>((resolve) => setTimeout(resolve, 20, 'enfin'))
  const Late = () => <p>{use(late)}</p>
  const { html } = await renderPage(paths.home, () => (
    <Suspense fallback="patience">
      <Late />
    </Suspense>
  ))
  expect(html).toContain('<p>enfin</p>')
  expect(html).not.toContain('patience')
  expect(html).not.toContain('<script')
})

test('a long page is whole, in its place', async () => {
  const texts = Array.from({ length: 5000 }, (_, index) => `Été ${index}`)
  const { html } = await renderPage(paths.home, () => (
    <Suspense fallback="patience">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Suspense>
  ))
  expect(count(html, 'Été')).toBe(5000)
  expect(html).not.toContain('\ufffd')
  expect(html.indexOf('Été 4999')).toBeLessThan(html.indexOf('</main>'))
  expect(html).not.toContain('<script')
})

test('effects and the names of ids are left as the browser will have them', async () => {
  const effect = vi.fn()
  const Ids = () => {
    useEffect(effect)
    return <p id={useId()}>x</p>
  }
  const [one, two] = [await renderPage(paths.home, Ids), await renderPage(paths.home, Ids)]
  expect(effect).not.toHaveBeenCalled()
  expect(one.html).toBe(two.html)
})

describe('a page that fails', () => {
  const broken = new Error('broken')
  const Broken = (): never => {
    throw broken
  }

  test('rejects with what it threw, and leaves nothing behind', async () => {
    const before = await renderPage(paths.home, Page)
    await expect(renderPage(paths.home, Broken)).rejects.toBe(broken)
    expect(await renderPage(paths.home, Page)).toEqual(before)
  })

  test('also when only a part of it does, which a browser would try again', async () => {
    const Part = () => (
      <Suspense fallback="patience">
        <Broken />
      </Suspense>
    )
    await expect(renderPage(paths.home, Part)).rejects.toBe(broken)
  })
})
