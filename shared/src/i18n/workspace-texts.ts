import { ref } from 'valtio'
import { hasValues, type Written, writeEntry } from './format.ts'
import { i18nState } from './language.ts'
import { isDue, isLoaded, type Load, loadTexts, register, registered } from './loading.ts'
import type {
  ChosenLanguage,
  DefaultTexts,
  Entries,
  FaultsOf,
  Language,
  StatedOf,
  Texts,
  TextsOf,
} from './types.ts'

/** How many components show a subject of a declaration. */
const shown = new Map<string, number>()

/** Loads the texts of a declaration. @throws TextsLoadError */
function load(prefix: string, language: ChosenLanguage): Promise<void> {
  return loadTexts(prefix, language, (texts) => {
    for (const [key, entries] of Object.entries(texts)) i18nState.loaded[language][key] = ref(entries)
  })
}

/** Loads missing texts, except those that failed in the last 30 seconds. Never rejects: each failure is reported. */
async function loadLeniently(prefixes: readonly string[], language: Language): Promise<void> {
  if (language === 'default') return
  const missing = prefixes.filter((prefix) => isDue(prefix, language))
  await Promise.allSettled(missing.map((prefix) => load(prefix, language)))
}

function show(prefix: string): () => void {
  shown.set(prefix, (shown.get(prefix) ?? 0) + 1)
  void loadLeniently([prefix], i18nState.language)
  return () => {
    const left = (shown.get(prefix) ?? 0) - 1
    if (left > 0) shown.set(prefix, left)
    else shown.delete(prefix)
  }
}

/** Writes the texts of a subject as code reads them: each in the language at hand, or by its default. */
function write(texts: DefaultTexts, language: Language, stated: Entries): Record<string, Written> {
  const written: Record<string, Written> = {}
  for (const [block, defaults] of Object.entries<Entries>({ ...texts })) {
    for (const [name, text] of Object.entries(defaults)) {
      const translation = stated[name]
      // A default text in place of a translation counts by the rules of its own language.
      written[name] =
        translation === undefined
          ? writeEntry(text, hasValues(text), block)
          : writeEntry(translation, hasValues(text), language)
    }
  }
  return written
}

const nothing: Entries = {}

function textsOf(key: string, prefix: string, texts: DefaultTexts): Texts<Record<string, Written>> {
  let last: { language: Language; stated: Entries; written: Record<string, Written> } | undefined
  return {
    get: ({ language, loaded } = i18nState) => {
      const stated = (language !== 'default' && loaded[language][key]) || nothing
      if (last?.language !== language || last.stated !== stated) {
        last = { language, stated, written: write(texts, language, stated) }
      }
      return last.written
    },
    show: () => show(prefix),
  }
}

/**
 * Accepts the default texts of a subject without faults. With faults it demands properties with the faults as their names,
 * so that the type error lists them.
 */
type Fitting<Faults extends string> = [Faults] extends [never]
  ? unknown
  : { readonly [Fault in Faults]: never }

/** Defines the default texts of a subject of a workspace, and checks what each language states of it. */
export type DefineTexts<Fr, En, Es> = <const Subject extends string, const Default extends DefaultTexts>(
  subject: Subject,
  texts: Default &
    Fitting<
      | FaultsOf<'fr', Default, StatedOf<Fr, Subject>>
      | FaultsOf<'en', Default, StatedOf<En, Subject>>
      | FaultsOf<'es', Default, StatedOf<Es, Subject>>
    >,
) => Texts<TextsOf<Default>>

/**
 * Declares the texts of a workspace. The default texts are in the code and cost no request. Those of another language are
 * one file, loaded when that language is in use, which states only what differs from the default texts.
 * @param loaders the file of each language: `{ fr: () => import('./fr.ts'), … }`. Its default export is `as const`.
 * @returns a function that defines the default texts of one subject, by the language that they are written in:
 * `define('timer', { en: { ready: 'Start' }, fr: { left: 'Temps restant' } })`. A page that uses a subject holds those
 * texts only. A language must state every text whose default is in another language; `tsc` says which one it lacks.
 */
export function workspaceTexts<Fr extends object, En extends object, Es extends object>(
  workspace: string,
  loaders: { fr: Load<Fr>; en: Load<En>; es: Load<Es> },
): DefineTexts<Fr, En, Es> {
  const prefix = register(workspace, loaders)
  const define = (subject: string, texts: DefaultTexts) => textsOf(`${prefix}/${subject}`, prefix, texts)
  // The types of the texts follow from their placeholders, which only the type checker reads.
  return define as DefineTexts<Fr, En, Es>
}

/** Loads the missing texts on screen, also those that failed just now: a member has chosen this language. @throws TextsLoadError */
export async function loadShown(language: Language): Promise<void> {
  if (language === 'default') return
  const missing = () => [...shown.keys()].filter((prefix) => !isLoaded(prefix, language))
  // A page that was opened meanwhile has brought its own workspace.
  for (let prefixes = missing(); prefixes.length > 0; prefixes = missing()) {
    await Promise.all(prefixes.map((prefix) => load(prefix, language)))
  }
}

/** Loads the missing texts of all workspaces in the page, or of some, in the language in use. Never rejects. */
export function loadRegistered(workspaces?: readonly string[]): Promise<void> {
  return loadLeniently(registered(workspaces), i18nState.language)
}
