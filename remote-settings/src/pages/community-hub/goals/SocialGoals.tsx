import { useTexts } from '@cadence/shared/i18n'
import { paths } from '@cadence/shared/router'
import { site } from '@cadence/shared/site'
import { Button } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Camera, Clapperboard, MessagesSquare } from 'lucide-react'
import { openInWindow } from '../../../open-in-window.ts'
import { communityGoalsTexts } from '../../../texts/community-hub.ts'
import { Goal } from './goal-styles.ts'

/** The way to the server is beside the heading, and below the row where there is no room. */
const Networks = styled(Goal)`
  gap: 1rem;
  @media (min-width: 640px) {
    grid-template: auto auto / minmax(0, 1fr) auto;
    align-items: center;
    ul { grid-area: 2 / 1 / auto / -1; }
  }
`

const List = styled.ul`
  display: grid;
  gap: 1rem clamp(0.75rem, 3vw, 2rem);
  li { display: grid; grid-template-columns: auto minmax(0, 1fr); align-content: start; align-items: center; gap: 0.25rem 0.75rem; }
  li > svg { color: var(--muted); }
  h4 { margin: 0; font: 600 var(--text-md) / 1.5 var(--font-text); }
  p { grid-column: 2; font-size: var(--text-sm); line-height: 1.4; }
  @media (min-width: 640px) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`

/** The three goals on social networks (specification, section 2). Nothing is counted, because no network is asked. */
export function SocialGoals() {
  const t = useTexts(communityGoalsTexts)
  const discordText = typeof site.communityServer === 'string' ? t.discordText : t.discordLater
  const goals = [
    { name: 'TikTok', text: t.tiktokText, Icon: Clapperboard },
    { name: 'Instagram', text: t.instagramText, Icon: Camera },
    { name: 'Discord', text: discordText, Icon: MessagesSquare },
  ]
  return (
    <Networks aria-labelledby="social-goals">
      <h3 id="social-goals">{t.social}</h3>
      <List>
        {goals.map(({ name, text, Icon }) => (
          <li key={name}>
            <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
            <h4>{name}</h4>
            <p>{text}</p>
          </li>
        ))}
      </List>
      <Button size="sm" aria-haspopup="dialog" onClick={() => void openInWindow(paths.joinDiscord)}>
        {t.discordJoin}
      </Button>
    </Networks>
  )
}
