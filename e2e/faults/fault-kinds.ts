import type { Page } from '@playwright/test'
import {
  after,
  changedByte,
  failure,
  headersThenNothing,
  html,
  htmlAsScript,
  nothing,
  redirect,
  reset,
  script,
  trickle,
  truncated,
  wrongType,
} from '../support/faults/answers.ts'
import * as containers from '../support/faults/containers.ts'
import type { Answer } from '../support/faults/proxy.ts'
import { workerPort } from '../support/stack.ts'

/** The broken file of a remote: its entry, or the chunk of a page. */
export type Target = 'entry' | 'chunk'

/** One way in which a remote fails. */
export interface Kind {
  name: string
  targets: readonly Target[]
  answer: Answer
  /** The content differs on purpose, so the proxy removes the integrity hash. */
  unchecked?: true
  /** Errors that the browser itself reports as uncaught, because a script does throw at its top level. */
  uncaught?: RegExp
  /** No event reports the failure: the page's own time limit ends the wait. */
  silent?: true
  /** The content security policy refuses the script. */
  refused?: true
  /** Ends the fault, where its cause is in the page and not on the server. */
  heal?: (page: Page) => Promise<void>
  /** Heading of the replacement page when it works. */
  healed?: RegExp
}

const both = ['entry', 'chunk'] as const
const entry = ['entry'] as const
const chunk = ['chunk'] as const

const json = JSON.stringify({ success: false, message: 'Service Unavailable' })
const content = { unchecked: true } as const

/** Connections and answers. */
const network: Kind[] = [
  { name: 'the connection is reset', targets: both, answer: reset },
  { name: 'it is not found', targets: both, answer: failure(404, 'Not found') },
  { name: 'the server errs', targets: both, answer: failure(500) },
  { name: 'the service is unavailable', targets: both, answer: failure(503) },
  {
    name: 'the service is unavailable, in JSON',
    targets: both,
    answer: failure(503, json, 'application/json'),
  },
  { name: 'it breaks off in the middle', targets: both, answer: truncated },
  { name: 'it leads to the first page', targets: both, answer: redirect('/'), ...content },
  {
    name: 'it leads to another origin',
    targets: both,
    answer: redirect(`http://127.0.0.1:${workerPort(1)}/remoteEntry.js`),
    ...content,
    refused: true,
  },
  { name: 'nothing is ever answered', targets: both, answer: nothing, silent: true },
  { name: 'the headers come and nothing else', targets: both, answer: headersThenNothing, silent: true },
  { name: 'it trickles in', targets: both, answer: trickle, silent: true },
  { name: 'it takes two minutes', targets: both, answer: after(120_000), silent: true },
]

/** Answers that are no script, or a wrong one. */
const contents: Kind[] = [
  { name: 'HTML comes instead', targets: both, answer: html, ...content },
  {
    name: 'HTML comes, called a script',
    targets: both,
    answer: htmlAsScript,
    ...content,
    uncaught: /Unexpected token/,
  },
  { name: 'it has the type of a table', targets: both, answer: wrongType, ...content },
  { name: 'it is empty', targets: both, answer: script(''), ...content },
  {
    name: 'it does not parse',
    targets: both,
    answer: script('const const'),
    ...content,
    uncaught: /Unexpected token/,
  },
  {
    name: 'it throws at its top level',
    targets: both,
    answer: script('throw new Error("broken script")'),
    ...content,
    uncaught: /broken script/,
  },
  { name: 'one byte was changed', targets: both, answer: changedByte },
]

const containerKind = (name: string, make: (real: string) => string, more: Partial<Kind> = {}): Kind => ({
  name,
  targets: entry,
  answer: script(make),
  ...content,
  ...more,
})

/** A page that throws while it renders. */
const drawn: Partial<Kind> = {
  heal: (page) =>
    page.evaluate(() => {
      Reflect.set(globalThis, 'cadenceBroken', false)
    }),
  healed: new RegExp(containers.STAND_IN_HEADING),
}

/** Scripts that load and run, but do not do what a remote's entry does. */
const remotes: Kind[] = [
  containerKind('the container has another name', containers.wrongName),
  containerKind('the container is none', containers.noContainer),
  containerKind('the container lacks the module', containers.noSuchModule),
  containerKind('the container never gives the module', containers.neverGives, { silent: true }),
  containerKind('the module throws', containers.moduleThrows),
  containerKind('the container cannot be initialised', containers.initThrows),
  containerKind('the module has no default export', containers.noDefault),
  containerKind('the default export is no component', containers.noComponent),
  { name: 'the chunk holds no module', targets: chunk, answer: script(containers.emptyChunk), ...content },
  containerKind('the page throws while it is drawn', containers.brokenPage('render'), drawn),
  containerKind('the page throws in an effect', containers.brokenPage('effect'), drawn),
]

/** Every kind of fault. */
export const kinds: readonly Kind[] = [...network, ...contents, ...remotes]
