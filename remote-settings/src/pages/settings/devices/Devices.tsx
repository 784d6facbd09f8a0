import { useTexts } from '@cadence/shared/i18n'
import { devicesTexts } from '../../../texts/devices.ts'
import { Section } from '../Section.tsx'

/** The sessions of this account (specification, section 2, Settings). */
export function Devices() {
  const t = useTexts(devicesTexts)
  return <Section title={t.title}>{null}</Section>
}
