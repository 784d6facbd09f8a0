import { useTexts } from '@cadence/shared/i18n'
import { Button } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { communityHubTexts } from '../../../texts/community-hub.ts'
import { EnterCode } from '../referral/EnterCode.tsx'
import { StatedLabel } from '../StatedLabel.tsx'
import type { Counted } from '../use-referrals.ts'
import { Steps } from './Steps.tsx'

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  background:
    radial-gradient(42rem 24rem at 0 0, color-mix(in srgb, var(--warm) 22%, transparent), transparent 70%),
    var(--surface-1);
  overflow: hidden;
  @media (min-width: 1100px) { grid-template-columns: minmax(0, 6fr) minmax(0, 5fr); }
`

const Words = styled.div`
  display: grid;
  justify-items: start;
  align-content: center;
  gap: 1rem;
  padding: clamp(1.5rem, 1rem + 2.5vw, 3rem);
  h2 { font-size: var(--text-2xl); }
  p { max-width: 36em; color: var(--muted); }
`

const Tag = styled.small`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  color: var(--text);
  font-size: var(--text-sm);
  font-weight: 600;
  svg { color: var(--warm); }
`

/** The launch event, where a code is entered, and how to take part (specification, section 2, Community Hub). */
export function Launch({ counted }: { counted: Counted }) {
  const t = useTexts(communityHubTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <Box aria-labelledby="launch-title">
      <Words>
        <Tag>
          <Sparkles size={18} strokeWidth={1.75} aria-hidden="true" />
          {t.launchTag}
        </Tag>
        <h2 id="launch-title">{t.launchTitle}</h2>
        <p>{t.launchText}</p>
        <Button variant="primary" onClick={() => setOpen(true)}>
          <StatedLabel>{t.enterCode}</StatedLabel>
        </Button>
      </Words>
      <Steps />
      {isOpen && (
        <EnterCode
          hasEntered={counted.known?.referrals.hasEntered ?? false}
          onClose={() => setOpen(false)}
          onEntered={counted.load}
        />
      )}
    </Box>
  )
}
