import {
  AudioLines,
  CalendarSync,
  ChartSpline,
  LayoutGrid,
  LifeBuoy,
  type LucideIcon,
  Palette,
  Shapes,
  Wrench,
} from 'lucide-react'

/** A tile: the name of its title among the texts, that of its hint, and its icon. */
interface Tile {
  title: 'tools' | 'collections' | 'themes' | 'icons' | 'statistics' | 'sounds' | 'calendars' | 'support'
  Icon: LucideIcon
}

/** The eight tiles; the first four are the stated ones (specification, section 2, Settings, Premium). */
export const tiles: readonly Tile[] = [
  { title: 'tools', Icon: Wrench },
  { title: 'collections', Icon: LayoutGrid },
  { title: 'themes', Icon: Palette },
  { title: 'icons', Icon: Shapes },
  { title: 'statistics', Icon: ChartSpline },
  { title: 'sounds', Icon: AudioLines },
  { title: 'calendars', Icon: CalendarSync },
  { title: 'support', Icon: LifeBuoy },
]
