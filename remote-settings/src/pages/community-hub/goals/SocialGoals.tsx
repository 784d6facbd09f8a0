import { useTexts } from '@cadence/shared/i18n'
import { paths } from '@cadence/shared/router'
import { site } from '@cadence/shared/site'
import { Button } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Camera, Clapperboard, MessagesSquare } from 'lucide-react'
import { openInWindow } from '../../../open-in-window.ts'
import { communityGoalsTexts } from '../../../texts/community-hub.ts'

const Box = styled.section`
  display: grid;
  gap: 0.75rem;
  margin-top: 1rem;
  h3 { font-size: var(--text-lg); }
`

const List = styled.ul`
  display: grid;
  border-top: 1px solid var(--hairline);
  li { display: grid; grid-template-columns: 2.75rem minmax(0, 1fr); align-items: center; gap: 0.25rem 1rem; padding-block: 1rem; border-bottom: 1px solid var(--hairline); }
  li > svg { justify-self: center; color: var(--muted); }
  h4 { margin: 0; font: 600 var(--text-md) / 1.4 var(--font-text); }
  p { color: var(--muted); }
  button { margin-top: 0.5rem; }
  @media (min-width: 900px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 0 2rem;
    border-bottom: 1px solid var(--hairline);
    li { align-items: start; border-bottom: 0; }
  }
`

/** The three goals on social networks (specification, section 2). Nothing is counted, because no network is asked. */
export function SocialGoals() {
  const t = useTexts(communityGoalsTexts)
  const discordText = typeof site.communityServer === 'string' ? t.discordText : t.discordLater
  const goals = [
    { name: 'TikTok', text: t.tiktokText, Icon: Clapperboard, link: null },
    { name: 'Instagram', text: t.instagramText, Icon: Camera, link: null },
    { name: 'Discord', text: discordText, Icon: MessagesSquare, link: t.discordJoin },
  ]
  return (
    <Box aria-labelledby="social-goals">
      <h3 id="social-goals">{t.social}</h3>
      <List>
        {goals.map(({ name, text, Icon, link }) => (
          <li key={name}>
            <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
            <div>
              <h4>{name}</h4>
              <p>{text}</p>
              {link && (
                <Button size="sm" aria-haspopup="dialog" onClick={() => void openInWindow(paths.joinDiscord)}>
                  {link}
                </Button>
              )}
            </div>
          </li>
        ))}
      </List>
    </Box>
  )
}
