import type { Identity } from '../identity.ts'

/** The first text of the page, until its team writes another. The default one is French. */
const intros = {
  fr: 'Cette page est prête\\u202f: à vous d’écrire ce qu’elle apporte.',
  en: 'This page is ready: it is yours to say what it brings.',
  es: 'Esta página está lista: te toca contar lo que aporta.',
}

const define = ({ name }: Identity) => `import { workspaceTexts } from '@cadence/shared/i18n'

/** Defines the default texts of a subject of this remote. A language's file states only what differs from them. */
export const define = workspaceTexts('${name}', {
  fr: () => import('./fr.ts'),
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
})
`

const defaults = ({ key, title }: Identity) => `import { define } from './define.ts'

/** The page, whose title is English until its team translates it. */
export const ${key}Texts = define('${key}', {
  fr: {
    intro: '${intros.fr}',
  },
  en: {
    title: '${title}',
  },
})
`

/** What a language states: the texts whose default is in another one. */
const stated = ({ key }: Identity, texts: Record<string, string>) => {
  const lines = Object.entries(texts).map(([name, text]) => `    ${name}: '${text}',\n`)
  return `export default {
  ${key}: {
${lines.join('')}  },
} as const
`
}

/** Its texts, by path in its workspace. */
export function textFiles(identity: Identity): Record<string, string> {
  const { name, title } = identity
  return {
    'src/texts/define.ts': define(identity),
    [`src/texts/${name}.ts`]: defaults(identity),
    'src/texts/fr.ts': stated(identity, { title }),
    'src/texts/en.ts': stated(identity, { intro: intros.en }),
    'src/texts/es.ts': stated(identity, { title, intro: intros.es }),
  }
}
