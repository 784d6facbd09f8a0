import type { Translations } from '@nanostores/i18n'

/** A text with values in it, as a component calls it: `t.edited({ time })`. */
export type TextWith<Name extends string> = (values: Readonly<Record<Name, string | number>>) => string

/** A text whose form follows a number: `t.days({ count: 2 })`. */
export type CountedText<Name extends string> = (
  values: Readonly<{ count: number } & Record<Exclude<Name, 'count'>, string | number>>,
) => string

/** The forms of a counted text by plural category; a category that a language lacks is left out. */
export type Forms<Text extends string = string> = { other: Text } & Partial<
  Record<Exclude<Intl.LDMLPluralRule, 'other'>, Text>
>

/** Names of the placeholders of a text: `time` of `'Edited {time}'`. */
export type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

/** The default texts of a workspace, by subject and name. */
export type BaseCatalogue<Catalogue> = { readonly [Subject in keyof Catalogue]: Translations }

/** Every text that holds a placeholder of each of the names. */
type Holding<Name> = (Name extends string ? (text: `${string}{${Name}}${string}`) => void : never) extends (
  text: infer Text,
) => void
  ? Extract<Text, string>
  : never

/** Without names the text is free. */
type TextHolding<Name> = [Name] extends [never] ? string : Holding<Name>

type TranslationOf<Text> = Text extends (values: infer Values) => string
  ? Values extends { readonly count: number }
    ? Forms<TextHolding<Exclude<keyof Values, 'count'>>>
    : TextHolding<keyof Values>
  : string

/**
 * What a language's file holds for one subject: the same names as the default texts, no more, no less, and each
 * placeholder of the default text. `satisfies Translation<typeof base>` makes `tsc` check it.
 */
export type Translation<Base> = { readonly [Name in keyof Base]: TranslationOf<Base[Name]> }

/** What a language's file holds for a whole workspace, as its default export. */
export type TranslatedCatalogue<Catalogue> = {
  readonly [Subject in keyof Catalogue]: Translation<Catalogue[Subject]>
}

/** Texts of one subject in the language in use: read with `useTexts` in a component, with `get()` elsewhere. */
export interface Texts<Base> {
  get(): Base
  listen(listener: () => void): () => void
}
