import type { Identity } from '../identity.ts'

/** What the page says until its team says better. */
const intros = {
  default: 'Cette page est prête\\u202f: à vous d’écrire ce qu’elle apporte.',
  fr: 'Cette page est prête\\u202f: à vous d’écrire ce qu’elle apporte.',
  en: 'This page is ready: it is yours to say what it brings.',
  es: 'Esta página está lista: te toca contar lo que aporta.',
}

const languages = ['fr', 'en', 'es'] as const

const object = (title: string, intro: string) => `{
  title: '${title}',
  intro: '${intro}',
}`

const catalogue = ({ name, page, key }: Identity) => `import { workspaceTexts } from '@cadence/shared/i18n'
import type { ${page}Texts } from './${name}.ts'

/** The texts of this remote, by subject. A file beside this one holds the default texts of each. */
export interface Catalogue {
  ${key}: ${page}Texts
}

/** Defines the default texts of a subject; the other languages are one file each, loaded when one is in use. */
export const define = workspaceTexts<Catalogue>('${name}', {
  fr: () => import('./fr/fr.ts'),
  en: () => import('./en/en.ts'),
  es: () => import('./es/es.ts'),
})
`

const subject = ({ page, key, title }: Identity) => `import { define } from './texts.ts'

const base = ${object(title, intros.default)}

/** Default texts of the page. */
export type ${page}Texts = typeof base
export const ${key}Texts = define('${key}', base)
`

const translation = ({ page, key, name, title }: Identity, intro: string) =>
  `import type { Translation } from '@cadence/shared/i18n'
import type { ${page}Texts } from '../${name}.ts'

export const ${key} = ${object(title, intro)} satisfies Translation<${page}Texts>
`

const language = ({ name, key }: Identity) => `import { ${key} } from './${name}.ts'

export default { ${key} }
`

/** Its texts, by path in its workspace. */
export function textFiles(identity: Identity): Record<string, string> {
  const translations = languages.flatMap((tag) => [
    [`src/texts/${tag}/${tag}.ts`, language(identity)],
    [`src/texts/${tag}/${identity.name}.ts`, translation(identity, intros[tag])],
  ])
  return {
    'src/texts/texts.ts': catalogue(identity),
    [`src/texts/${identity.name}.ts`]: subject(identity),
    ...Object.fromEntries(translations),
  }
}
