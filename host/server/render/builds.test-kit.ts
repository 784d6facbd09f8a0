import { createHash } from 'node:crypto'
import { writeFiles } from '@cadence/releases/store/builds.test-kit'
import type { BuildToRun, RenderRequest } from './messages.ts'

/**
 * A host's server build: its "React" is a mark, and a page is a function that gives its text.
 * @param code runs when the build is loaded.
 */
export const hostBuild = (mark: string, code = '') => `
${code}
const react = { mark: ${JSON.stringify(mark)} }
exports.provided = { react }
exports.renderPage = async (path, Page) => ({ html: react.mark + ' ' + path + ' ' + await Page(), css: 'a{}', styles: 'c a' })
`

/**
 * A remote's server build with one page, `Home`, which says what it is and which host it was given.
 * @param body what the page does before that. @param code runs when the build is loaded.
 */
export const remoteBuild = (mark: string, body = '', code = '') => `
const react = require('react')
${code}
const Home = () => { ${body}; return ${JSON.stringify(mark)} + ' in ' + react.mark }
const head = ({ origin, url }) => ({ description: origin + ' ' + url, jsonLd: [] })
exports.default = { Home: { Page: Home, head } }
`

/** Puts a server build into a store, as a release does. */
export async function putBuild(store: string, folder: string, text: string): Promise<BuildToRun> {
  const file = `/${folder}/server.cjs`
  await writeFiles(store, { [file]: text })
  const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`
  return { version: folder.split('/').at(-1) ?? '', server: { file, integrity } }
}

/** What is asked for the home page of two builds. */
export const requestOf = (host: BuildToRun, remote: BuildToRun): RenderRequest => ({
  host,
  remote: { ...remote, name: 'marketing', owner: 'team-marketing' },
  page: 'Home',
  path: '/',
  origin: 'https://cadence.example',
})
