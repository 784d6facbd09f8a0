/** Line drawings in a square of 24 units: what the icons of the app show, in fewer lines for their small size here. */
const paths = {
  menu: 'M4 6h16M4 12h16M4 18h16',
  plus: 'M12 5v14M5 12h14',
  bell: 'M6 9a6 6 0 0 1 12 0c0 6 2 7 2 7H4s2-1 2-7M10 20h4',
  expand: 'M14 4h6v6M10 20H4v-6M20 4l-7 7M4 20l7-7',
  again: 'M4 4v5h5M4.5 9a8 8 0 1 1-.5 5',
  hourglass: 'M6 3h12M6 21h12M8 3c0 8 8 10 8 18M16 3c0 8-8 10-8 18',
  pulse: 'M3 12h4l3-8 4 16 3-8h4',
  calendar: 'M4 5.5h16V20H4zM4 10h16M8.5 3v4M15.5 3v4',
  list: 'm3.5 6.5 1.5 1.5 3-3M3.5 16.5 5 18l3-3M12 6.5h8.5M12 17h8.5',
  smile: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M8.5 14.5q3.5 3 7 0M9 9.5v.01M15 9.5v.01',
} as const

export type GlyphName = keyof typeof paths

/** An icon of the drawn dashboard. */
export function Glyph({ of }: { of: GlyphName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[of]} />
    </svg>
  )
}
