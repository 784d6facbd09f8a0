import type { Snapshot } from 'valtio'

/** A language that a member can choose: its BCP 47 tag (specification, section 2, Settings, Language and region). */
export type ChosenLanguage = 'fr' | 'en' | 'es'

/** The language in use. `default` is the stated texts, mixed as they are, until a language is chosen. */
export type Language = 'default' | ChosenLanguage

/** The forms of a counted text by plural category. A language leaves out the categories that it does not have. */
export type Forms<Text extends string = string> = { readonly other: Text } & {
  readonly [Category in Exclude<Intl.LDMLPluralRule, 'other'>]?: Text
}

/** One text as a catalogue states it: a string, which may hold `{placeholders}`, or the forms of a counted text. */
export type Entry = string | Forms

/** Texts by name. */
export type Entries = Readonly<Record<string, Entry>>

/** What the app area is written in. */
export interface I18nState {
  /** Only `set-language.ts` changes it: the texts on screen must be loaded first. */
  language: Language
  /** The texts that are loaded, by `declaration/subject`. */
  loaded: Record<ChosenLanguage, Record<string, Entries>>
}

/**
 * The default texts of one subject, by the language that they are written in. `all` holds what every language writes in
 * the same way, such as the name of a product.
 */
export interface DefaultTexts {
  readonly fr?: Entries
  readonly en?: Entries
  readonly all?: Readonly<Record<string, string>>
}

/** Names of the placeholders of a text: `time` of `'Edited {time}'`. */
export type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

/** A text with values in it, as a component calls it: `t.edited({ time })`. */
export type TextWith<Name extends string> = (values: Readonly<Record<Name, string | number>>) => string

/** A text whose form follows a number, as a component calls it: `t.days({ count: 2 })`. */
export type CountedText<Name extends string> = (
  values: Readonly<{ count: number } & Record<Exclude<Name, 'count'>, string | number>>,
) => string

/** All strings of an entry: the text itself, or each of its forms. */
type StringsOf<Text> = Text extends string ? Text : Extract<Text[keyof Text], string>

type TextOf<Text> = Text extends string
  ? [NamesIn<Text>] extends [never]
    ? string
    : TextWith<NamesIn<Text>>
  : CountedText<NamesIn<StringsOf<Text>>>

/** The keys of some blocks of the default texts. */
type NamesOf<Default, Block> = Block extends keyof Default ? keyof Default[Block] : never

/** The default text of a name, whichever block states it. */
type DefaultOf<Default, Name> = {
  [Block in keyof Default]: Name extends keyof Default[Block] ? Default[Block][Name] : never
}[keyof Default]

/** The texts of a subject as code reads them. */
export type TextsOf<Default> = {
  readonly [Name in NamesOf<Default, keyof Default> & string]: TextOf<DefaultOf<Default, Name>>
}

/** Every string that holds a placeholder of each of the names. */
type Holding<Name> = (Name extends string ? (text: `${string}{${Name}}${string}`) => void : never) extends (
  text: infer Text,
) => void
  ? Extract<Text, string>
  : never

/** Without names the text is free. */
type StringHolding<Name> = [Name] extends [never] ? string : Holding<Name>

/** What a language may state for a default text: each placeholder is there. A form may leave the number out. */
type TranslationOf<Text> = Text extends string
  ? StringHolding<NamesIn<Text>>
  : Forms<StringHolding<Exclude<NamesIn<StringsOf<Text>>, 'count'>>>

/** What a language states for one subject. */
export type StatedOf<Catalogue, Subject> = Subject extends keyof Catalogue
  ? Catalogue[Subject]
  : Record<never, never>

/**
 * What is wrong with the texts of one subject in one language, as texts for whoever reads the type error. `never` when
 * nothing is: the language states every text whose default is in another language, and nothing that has no default.
 */
export type FaultsOf<Language extends ChosenLanguage, Default, Stated> =
  | `${Language} lacks '${Exclude<NamesOf<Default, Exclude<'fr' | 'en', Language>>, keyof Stated> & string}'`
  | `${Language} states '${Exclude<keyof Stated, NamesOf<Default, keyof Default>> & string}', which has no default text`
  | {
      [Name in keyof Stated & NamesOf<Default, keyof Default> & string]: Stated[Name] extends TranslationOf<
        DefaultOf<Default, Name>
      >
        ? never
        : `${Language} lacks a placeholder or a form in '${Name}'`
    }[keyof Stated & NamesOf<Default, keyof Default> & string]

/** Texts of one subject in the language in use: read with `useTexts` in a component, with `get()` elsewhere. */
export interface Texts<Written> {
  /** @param state the snapshot that a component renders; the present one elsewhere. */
  get(state?: Snapshot<I18nState>): Written
  /**
   * Counts the subject as on screen: `setLanguage` waits for its texts, and those that lack are loaded.
   * @returns a function that ends it.
   */
  show(): () => void
}
