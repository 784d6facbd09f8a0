import { useTexts } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import {
  AudioLines,
  LayoutGrid,
  LayoutTemplate,
  LifeBuoy,
  type LucideIcon,
  Palette,
  Shapes,
  Users,
  Wrench,
} from 'lucide-react'
import { premiumTexts } from '../../../texts/settings.ts'

/** A tile: its icon, and the name of its title among the texts. */
interface Tile {
  title: 'tools' | 'collections' | 'themes' | 'icons' | 'sharing' | 'sounds' | 'templates' | 'support'
  Icon: LucideIcon
}

/** The eight tiles. The specification states the first four (section 2, Settings, Premium). */
const tiles: readonly Tile[] = [
  { title: 'tools', Icon: Wrench },
  { title: 'collections', Icon: LayoutGrid },
  { title: 'themes', Icon: Palette },
  { title: 'icons', Icon: Shapes },
  { title: 'sharing', Icon: Users },
  { title: 'sounds', Icon: AudioLines },
  { title: 'templates', Icon: LayoutTemplate },
  { title: 'support', Icon: LifeBuoy },
]

const Grid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  @media (min-width: 480px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @media (min-width: 1280px) { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  li {
    display: grid;
    align-content: start;
    gap: 0.125rem;
    padding: 1.125rem;
    border: 1px solid var(--hairline);
    border-radius: var(--radius-card);
    background: var(--surface-1);
  }
  svg { margin-bottom: 0.5rem; color: var(--accent); }
  h4 { font: 600 var(--text-md)/1.35 var(--font-text); letter-spacing: 0; overflow-wrap: break-word; }
  p { color: var(--muted); font-size: var(--text-sm); line-height: 1.45; }
`

/** What Premium could add, in eight tiles. */
export function Tiles() {
  const t = useTexts(premiumTexts)
  const hints = {
    tools: t.toolsHint,
    collections: t.collectionsHint,
    themes: t.themesHint,
    icons: t.iconsHint,
    sharing: t.sharingHint,
    sounds: t.soundsHint,
    templates: t.templatesHint,
    support: t.supportHint,
  }
  const titles = {
    tools: t.tools,
    collections: t.collections,
    themes: t.themes,
    icons: t.icons,
    sharing: t.sharing,
    sounds: t.sounds,
    templates: t.templates,
    support: t.support,
  }
  return (
    <Grid>
      {tiles.map(({ title, Icon }) => (
        <li key={title}>
          <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
          <h4>{titles[title]}</h4>
          <p>{hints[title]}</p>
        </li>
      ))}
    </Grid>
  )
}
