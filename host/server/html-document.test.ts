// @vitest-environment happy-dom
import { ACCESS_TOKEN_KEY } from '@cadence/shared/auth/address-token-script'
import { describe, expect, test } from 'vitest'
import { type DocumentParts, renderDocument, type ServedPage } from './html-document.ts'

const parts: DocumentParts = {
  title: 'Connexion · Cadence',
  registry: { remotes: [] },
  assets: '/host/1/',
  scripts: ['/host/1/index.js'],
  preloads: [],
  nonce: 'n0nce',
}

const parsed = (change: Partial<DocumentParts> = {}) =>
  new DOMParser().parseFromString(renderDocument({ ...parts, ...change }), 'text/html')

const hostile = '</script><script>alert(1)</script><!--\u2028\u2029 & "x"'

test('a page in French, with an empty root and one deferred script', () => {
  const html = renderDocument(parts)
  const page = parsed()
  expect(html).toMatch(/^<!doctype html>\n/)
  expect(page.documentElement.lang).toBe('fr')
  expect(page.title).toBe('Connexion · Cadence')
  expect(page.getElementById('root')?.childNodes).toHaveLength(0)
  const scripts = [...page.querySelectorAll('script[src]')]
  expect(scripts.map((script) => script.getAttribute('src'))).toEqual(['/host/1/index.js'])
  expect(scripts[0]?.hasAttribute('defer')).toBe(true)
})

test('the title is text', () => {
  const title = '</title><script>alert(1)</script> & "x"'
  const html = renderDocument({ ...parts, title })
  expect(html).toContain(
    '<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;x&quot;</title>',
  )
})

test('nothing in the registry ends its script element, and it reads back whole', () => {
  const registry = {
    remotes: [
      {
        name: 'auth',
        version: hostile,
        entry: hostile,
        pages: { [hostile]: { js: [hostile], css: [] } },
        owner: hostile,
      },
    ],
  }
  const html = renderDocument({ ...parts, registry })
  const start = html.indexOf('id="cadence-registry">') + 'id="cadence-registry">'.length
  const json = html.slice(start, html.indexOf('</script>', start))
  expect(json).not.toMatch(/[<\u2028\u2029]/)
  expect(JSON.parse(json)).toEqual(registry)
  expect(html.match(/<script>alert/g)).toBeNull()
})

test('every script and style of this page carries the nonce, data does not need it', () => {
  const page = parsed()
  const own = [...page.querySelectorAll('style,script:not([type])')]
  expect(own.length).toBeGreaterThan(1)
  for (const element of own) expect(element.getAttribute('nonce'), element.outerHTML).toBe('n0nce')
  expect(page.querySelector('#cadence-registry')?.getAttribute('type')).toBe('application/json')
  const { nonce: _, ...without } = parts
  expect(renderDocument(without)).not.toContain('nonce=')
})

test('no element carries a style of its own or a handler: the policy forbids both', () => {
  expect(renderDocument(parts)).not.toMatch(/\s(?:style|on[a-z]+)=/)
})

test('what the first paint needs is asked for, with integrity where it is known', () => {
  const page = parsed({
    preloads: [
      { href: '/f.woff2', as: 'font' },
      { href: '/e.js', as: 'script', integrity: 'sha384-abc' },
      { href: '/p.js?a=1&b="2"', as: 'script' },
      { href: '/p.css', as: 'style' },
    ],
  })
  const find = (address: string) =>
    [...page.querySelectorAll('[src],[href]')].filter((element) =>
      [element.getAttribute('src'), element.getAttribute('href')].includes(address),
    )
  expect(find('/e.js').map((element) => element.getAttribute('integrity'))).toEqual(['sha384-abc'])
  expect(find('/p.js?a=1&b="2"').map((element) => element.hasAttribute('integrity'))).toEqual([false])
  expect(find('/p.css')[0]?.getAttribute('as')).toBe('style')
  const [font] = find('/f.woff2')
  expect(font?.getAttribute('type')).toBe('font/woff2')
  expect(font?.hasAttribute('crossorigin')).toBe(true)
})

test('the style sheet comes first, with the fonts of the host’s folder', () => {
  const css = parsed().querySelector('style')?.textContent ?? ''
  expect(css).toContain('--page:#0b0c10')
  expect(css).toContain('url("/host/1/fonts/instrument-sans.woff2")')
  expect(css).toContain('font-display:swap')
})

test('a fallback is as tall as the font whose room it takes, at each of its widths', () => {
  const css = parsed().querySelector('style')?.textContent ?? ''
  const faces = [...css.matchAll(/"(\w+)[^"]* Fallback".+?size-adjust:([\d.]+)%;ascent-override:([\d.]+)%/g)]
  expect(faces).toHaveLength(9)
  const ascents = faces.map(([, family, size, ascent]) => [
    family,
    Math.round(Number(size) * Number(ascent)) / 100,
  ])
  expect(Object.fromEntries(ascents)).toEqual({ Instrument: 97, Bricolage: 93 })
  expect(new Set(ascents.map(String)).size).toBe(2)
})

test('the stored theme is shown by a script that carries the nonce, before the styles and after what it changes', () => {
  const head = [...parsed().head.children]
  const script = head.findIndex((element) => element.textContent?.includes('localStorage.getItem("theme")'))
  expect(head[script]?.outerHTML).toMatch(/^<script nonce="n0nce">/)
  const bars = head.filter((element) => element.getAttribute('name') === 'theme-color')
  expect(bars.map((element) => element.getAttribute('media'))).toEqual(['not all', null])
  for (const element of bars) expect(head.indexOf(element)).toBeLessThan(script)
  expect(script).toBeLessThan(head.findIndex(({ tagName }) => tagName === 'STYLE'))
  expect(script).toBeLessThan(head.findIndex((element) => element.hasAttribute('src')))
})

test('the token of a link leaves the address before anything is asked for', () => {
  const elements = [...parsed({ preloads: [{ href: '/e.js', as: 'script' }] }).head.children]
  const taking = elements.findIndex((element) => element.textContent?.includes('cadenceAddressToken'))
  expect(elements[taking]?.textContent).toMatch(/^\{const p=location/)
  const first = elements.findIndex((element) => element.matches('script,style,link[rel=preload]'))
  expect(taking).toBe(first)
})

test('without scripts the page is dark', () => {
  const page = parsed()
  expect(page.documentElement.dataset.mode).toBeUndefined()
  expect(page.querySelector('style')?.textContent).toMatch(/^:root,\[data-scheme=dark\]\{color-scheme:dark;/)
})

test('a start that fails is said by style alone, after seven seconds, with a way out', () => {
  const page = parsed()
  expect(page.querySelector('#root ~ .boot a')?.getAttribute('href')).toBe('')
  expect(page.querySelector('style')?.textContent).toContain(
    '#root:is(:empty,[data-served])~.boot{animation:boot 0s 7s',
  )
})

test('without scripts the page says what it needs, before the empty root that fills the screen', () => {
  const html = renderDocument(parts)
  expect(html).toMatch(/<noscript><p>Cadence a besoin de JavaScript/)
  expect(html.indexOf('<noscript>')).toBeLessThan(html.indexOf('<div id="root">'))
})

describe('a page that was rendered here', () => {
  const page: ServedPage = {
    path: '/education',
    html: '<main style="color:red">Éducation</main>',
    css: '.c-1{color:red}',
    styles: 'c 1 2',
    visitorsOnly: false,
  }
  const served = (change: Partial<ServedPage> = {}) => parsed({ served: { ...page, ...change } })
  const emotion = (change: Partial<ServedPage> = {}) => served(change).querySelector('style[data-emotion]')

  test('stands in the root as it is, with the path of its route', () => {
    const root = served().getElementById('root')
    expect(root?.innerHTML).toBe(page.html)
    expect(root?.dataset.served).toBe('/education')
    expect(root?.hasAttribute('data-visitors')).toBe(false)
  })

  test('has its styles in the head, where Emotion takes them over, with the nonce', () => {
    const style = emotion()
    expect(style?.parentElement?.tagName).toBe('HEAD')
    expect(style?.getAttribute('data-emotion')).toBe('c 1 2')
    expect(style?.getAttribute('nonce')).toBe('n0nce')
    expect(style?.textContent).toBe('.c-1{color:red}')
  })

  test('nothing in its styles ends their element, and it still says the same', () => {
    expect(emotion({ css: '.c-1::after{content:"</style><p>"}' })?.textContent).toBe(
      '.c-1::after{content:"<\\/style><p>"}',
    )
  })

  test('needs no script to be read: nothing says otherwise, and no start is awaited', () => {
    const html = renderDocument({ ...parts, served: page })
    expect(html).not.toContain('a besoin de JavaScript')
    expect(html).toContain('<noscript><style nonce="n0nce">.boot{display:none}</style></noscript>')
  })

  test('every script and style around it carries the nonce', () => {
    for (const element of served({ visitorsOnly: true }).querySelectorAll('style,script:not([type])'))
      expect(element.getAttribute('nonce'), element.outerHTML).toBe('n0nce')
  })

  test('of visitors is hidden from who seems to be a member, before it could be painted', () => {
    const visitors = served({ visitorsOnly: true })
    expect(visitors.getElementById('root')?.hasAttribute('data-visitors')).toBe(true)
    expect(visitors.querySelector('style')?.textContent).toContain(
      '[data-member] #root[data-visitors]{visibility:hidden}',
    )
    const script = visitors.querySelector('script')?.textContent ?? ''
    const seen = (token: string | null) => {
      const root = { dataset: {} as Record<string, string> }
      const from = script.indexOf('try{localStorage.getItem("accessToken")')
      expect(from).toBeGreaterThan(0)
      const end = script.indexOf('catch{}', from) + 'catch{}'.length
      new Function('localStorage', 'document', script.slice(from, end))(
        { getItem: (key: string) => (key === ACCESS_TOKEN_KEY ? token : null) },
        { documentElement: root },
      )
      return 'member' in root.dataset
    }
    expect(seen('a token')).toBe(true)
    expect(seen(null)).toBe(false)
  })

  test('for everybody asks nobody who they are', () => {
    expect(served().querySelector('script')?.textContent).not.toContain('dataset.member')
    expect(parsed().querySelector('script')?.textContent).not.toContain('dataset.member')
  })
})

test('a page that is loaded starts at its top: the browser restores no position', () => {
  expect(parsed().querySelector('script')?.textContent).toContain("history.scrollRestoration='manual'")
})

describe('a host that does not start', () => {
  const registry = { host: '</script>1', remotes: [] }

  /** Fires an error event in a page with this root. @returns the reports that the page sends. */
  function sentWhen(root: string, event: Event): Blob[] {
    const text = parsed({ registry }).querySelector('script')?.textContent ?? ''
    const from = text.indexOf("for(const type of ['error','unhandledrejection'])")
    const script = text.slice(from, text.indexOf(';for(const type of', from))
    document.body.innerHTML = root
    const sent: Blob[] = []
    const page = new EventTarget()
    new Function('addEventListener', 'navigator', script)(page.addEventListener.bind(page), {
      sendBeacon: (path: string, body: Blob) => sent.push(path === '/reports' ? body : new Blob()),
    })
    page.dispatchEvent(event)
    return sent
  }
  const thrown = (file: string) => Object.assign(new Event('error'), { filename: `https://x.example${file}` })
  const rejected = (stack: string) => Object.assign(new Event('unhandledrejection'), { reason: { stack } })
  const empty = '<div id="root"></div>'

  /** The error event of a script that does not load. The app loads an early script again. */
  const lost = (early: boolean) => {
    const script = document.createElement('script')
    script.type = 'text/plain'
    script.src = 'https://x.example/host/1/app.js'
    if (early) script.setAttribute('data-early', '')
    return Object.defineProperty(new Event('error'), 'target', { value: script })
  }

  test.each<[string, string, Event, boolean]>([
    ['misses a file', empty, lost(false), true],
    ['misses a file that it asks for again', empty, lost(true), false],
    ['throws', empty, thrown('/host/1/index.js'), true],
    ['rejects', empty, rejected('Error\n at https://x.example/host/1/index.js:1:1'), true],
    [
      'throws beneath a page that the server drew',
      '<div id="root" data-served="/"><p>…</p></div>',
      thrown('/host/1/index.js'),
      true,
    ],
    ['runs, and a remote throws', empty, thrown('/remotes/auth/1/x.js'), false],
    [
      'has started before something throws',
      '<div id="root"><p>…</p></div>',
      thrown('/host/1/index.js'),
      false,
    ],
  ])('%s', async (_name, root, event, isSent) => {
    const sent = sentWhen(root, event)
    expect(sent).toHaveLength(isSent ? 1 : 0)
    if (!isSent) return
    expect(sent[0]?.type).toBe('application/json')
    expect(JSON.parse((await sent[0]?.text()) ?? '')).toEqual({
      reports: [{ part: 'host', version: registry.host, outcome: 'load' }],
    })
  })
})
