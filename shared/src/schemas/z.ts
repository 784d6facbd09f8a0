/**
 * What remotes need of `zod/mini` for schemas of their own. The page has these functions already, for the shared schemas; a
 * remote that imported `zod/mini` would bring a copy, about 9 KB in each of its pages.
 */
export type { infer, input, output, ZodMiniType } from 'zod/mini'
export {
  array,
  boolean,
  enum,
  extend,
  literal,
  maxLength,
  minLength,
  nullable,
  number,
  object,
  optional,
  regex,
  safeParse,
  string,
  trim,
  tuple,
  union,
} from 'zod/mini'
