import { useLanguageTag } from '@cadence/shared/i18n'
import styled from '@emotion/styled'

const Text = styled.span`
  display: inline-block;
  /* The stated labels are written small. */
  &::first-letter { text-transform: uppercase; }
`

/** A label that is English until a language is chosen. */
export function StatedLabel({ children }: { children: string }) {
  return <Text lang={useLanguageTag('en')}>{children}</Text>
}
