import { Script } from 'node:vm'
import { devPort, portVariable } from '@cadence/build/ports'
import { pageModulePath, remoteNames } from '@cadence/shared/contract'
import { paths } from '@cadence/shared/router'

/** Longer ones would not fit the tables that list the remotes. */
const LONGEST = 24

/** Names that folders, variables and addresses of the product already have. */
const reserved = ['host', 'shared', 'api', 'e2e', 'tools', 'docs', 'mailbox', 'mailbox-smtp', 'openid', 'dev']

/** Everything that follows from the name of a remote. */
export interface Identity {
  /** As the registry has it: `study-rooms`. */
  name: string
  /** Its workspace: `remote-study-rooms`. */
  folder: string
  /** Its first page: `StudyRooms`. */
  page: string
  /** The same as a variable: `studyRooms`. */
  key: string
  /** Where that page is: `/study-rooms`. */
  path: string
  /** What it is called until its team says better: `Study rooms`. */
  title: string
  team: string
  /** Of its development server, the next after the others', and the variable that moves it: `STUDY_ROOMS_PORT`. */
  port: number
  portVariable: string
  /** The folder of its page in `src/pages`. */
  pageFolder: string
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const pageOf = (name: string) => name.split('-').map(capital).join('')

function keyOf(name: string): string {
  const page = pageOf(name)
  return page.charAt(0).toLowerCase() + page.slice(1)
}

function isKeyword(word: string): boolean {
  try {
    // Compiles without running: a word of the language is a syntax error here.
    new Script(`'use strict'; const ${word} = 0`)
    return false
  } catch {
    return true
  }
}

/** Why a name cannot be that of a new remote; undefined when it can. */
function problemOf(name: string): string | undefined {
  if (!/^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/.test(name) || name.length > LONGEST)
    return `wants small letters and digits, words joined by '-', at most ${LONGEST} characters`
  if (remoteNames.some((other) => other === name)) return 'is a remote already'
  if (reserved.includes(name)) return 'is the name of another part of the product'
  if (Object.hasOwn(paths, keyOf(name)) || Object.values(paths).some((path) => path === `/${name}`))
    return `would want /${name}, and that or its name in shared/src/contract/product-map.ts is taken`
  if (isKeyword(keyOf(name))) return 'is a word of the language'
  return undefined
}

/** Reads the name of a new remote. @throws Error that says why it cannot be one. */
export function identityOf(name: string | undefined): Identity {
  if (!name) throw new Error('What is it called? `npm run create-remote -- study-rooms`')
  const problem = problemOf(name)
  if (problem) throw new Error(`'${name}' cannot be the name of a remote: it ${problem}.`)
  const page = pageOf(name)
  return {
    name,
    folder: `remote-${name}`,
    page,
    key: keyOf(name),
    path: `/${name}`,
    title: capital(name.replaceAll('-', ' ')),
    team: `team-${name}`,
    port: 1 + Math.max(...remoteNames.map((other) => devPort(other, {}))),
    portVariable: portVariable(name),
    pageFolder: pageModulePath(page).split('/').at(-2) ?? name,
  }
}
