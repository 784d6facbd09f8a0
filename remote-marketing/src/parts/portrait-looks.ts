/** The look of a generated portrait: its colour and its hair. */
export interface Look {
  colour: string
  hair: string
}

const colours = ['var(--accent)', 'var(--warm)', 'var(--mint)', 'var(--muted)']

/** Strokes over a head of radius 10 around 0, -6: short, bun, long, fringe. */
const hairs = [
  'M-10-8a10 10 0 0 1 20 0',
  'M0-19h.01M-10-8a10 10 0 0 1 20 0',
  'M-11 4v-10a11 11 0 0 1 22 0v10',
  'M-10-7q9 0 13-8',
]

/** The look of the i-th person: always the same one. There are sixteen looks before they repeat. */
export function look(i: number): Look {
  return {
    colour: colours[(i * 3) % colours.length] ?? 'var(--muted)',
    hair: hairs[(i * 7 + 1 + Math.floor(i / colours.length)) % hairs.length] ?? '',
  }
}
