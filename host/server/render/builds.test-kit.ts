import { createHash } from 'node:crypto'
import { writeFiles } from '@cadence/releases/store/builds.test-kit'
import type { BuildToRun, RenderRequest } from './messages.ts'

/**
 * The source of a host's server build. Its "React" holds only a mark, and a page is a function that returns its text.
 * @param code runs when the build is loaded.
 */
export const hostBuild = (mark: string, code = '') => `
${code}
const react = { mark: ${JSON.stringify(mark)} }
exports.provided = { react }
exports.renderPage = async (path, Page) => ({ html: react.mark + ' ' + path + ' ' + await Page(), css: 'a{}', styles: 'c a' })
`

/**
 * The source of a remote's server build. Its page `Home` returns the marks of the remote and of the host.
 * @param body runs first when the page is rendered. @param code runs when the build is loaded.
 */
export const remoteBuild = (mark: string, body = '', code = '') => `
const react = require('react')
${code}
const Home = () => { ${body}; return ${JSON.stringify(mark)} + ' in ' + react.mark }
const head = ({ origin, url }) => ({ description: origin + ' ' + url, jsonLd: [] })
exports.default = { Home: { Page: Home, head } }
`

/** Writes a server build into a store. */
export async function putBuild(store: string, folder: string, text: string): Promise<BuildToRun> {
  const file = `/${folder}/server.cjs`
  await writeFiles(store, { [file]: text })
  const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`
  return { version: folder.split('/').at(-1) ?? '', server: { file, integrity } }
}

/** The request for the home page of two builds. */
export const requestOf = (host: BuildToRun, remote: BuildToRun): RenderRequest => ({
  host,
  remote: { ...remote, name: 'marketing', owner: 'team-marketing' },
  page: 'Home',
  path: '/',
  origin: 'https://cadence.example',
})
