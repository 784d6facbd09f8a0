import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { PageHeader } from '@cadence/shared/ui'
import { pagesTexts } from '../texts/app-area.ts'

/** A page whose content is announced (specification, section 2). */
export function ComingSoon({ page }: { page: 'whatsNew' | 'help' }) {
  const t = useTexts(pagesTexts)
  const lang = useLanguageTag('en')
  return (
    <section lang={lang}>
      <PageHeader title={t[page]} intro={t.comingSoon} />
    </section>
  )
}

export function Help() {
  return <ComingSoon page="help" />
}

export function WhatsNew() {
  return <ComingSoon page="whatsNew" />
}
