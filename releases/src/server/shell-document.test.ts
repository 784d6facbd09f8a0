import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { shellDocument } from './shell-document.ts'

const registry = { host: '7', remotes: [] }
const shown = (html: string) => shellDocument(html, '/host/7/', registry)

test('addresses of the build lead into the folder of the release, and others stay', () => {
  const html = shown(
    '<head><link rel="icon" href="./icon.svg"><link href="https://fonts.example/a.css"><script defer src="static/js/a.js"></script><script src="/own.js"></script></head><a href="about">',
  )
  expect(html).toContain('href="/host/7/icon.svg"')
  expect(html).toContain('src="/host/7/static/js/a.js"')
  expect(html).toContain('href="https://fonts.example/a.css"')
  expect(html).toContain('src="/own.js"')
  expect(html).toContain('<a href="about">')
})

test('the registry comes before the first script, and cannot end its own element', () => {
  const html = shellDocument('<head lang="fr"><script src="a.js"></script></head>', '/host/7/', {
    host: '</script>',
    remotes: [],
  })
  expect(html.indexOf('id="cadence-registry"')).toBeLessThan(html.indexOf('a.js'))
  expect(html.indexOf('<head lang="fr">')).toBe(0)
  expect(html).not.toContain('"host":"</script>')
})

test('a script of the shell that does not load is reported, and a picture or a script of another part is not', () => {
  const [, script = ''] = /<script>(.*?)<\/script>/.exec(shown('')) ?? []
  const sent: string[] = []
  let onError: (event: object) => void = () => undefined
  runInNewContext(script, {
    addEventListener: (_: string, listener: typeof onError) => {
      onError = listener
    },
    navigator: { sendBeacon: (_: string, { text }: { text: string }) => void sent.push(text) },
    Blob: class {
      readonly text: string
      constructor([text = '']: string[]) {
        this.text = text
      }
    },
  })
  const targets = [
    { tagName: 'IMG', src: 'http://localhost/host/7/logo.png' },
    { tagName: 'SCRIPT', src: 'http://localhost/remotes/catalog/1/catalog.js' },
    {},
  ]
  for (const target of targets) onError({ target })
  expect(sent).toEqual([])
  onError({ target: { tagName: 'SCRIPT', src: 'http://localhost/host/7/static/js/a.js' } })
  expect(sent).toEqual(['{"reports":[{"part":"host","version":"7","outcome":"load"}]}'])
})
