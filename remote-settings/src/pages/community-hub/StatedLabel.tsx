import { useLanguageTag } from '@cadence/shared/i18n'

/** A label that is English until a language is chosen; written as it is stated (specification, section 2). */
export function StatedLabel({ children }: { children: string }) {
  return <span lang={useLanguageTag('en')}>{children}</span>
}
