/** A help text: what stands in double square brackets is a name on the screen, and English. */
export function Rich({ children }: { children: string }) {
  return children.split(/\[\[(.*?)\]\]/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a constant text never move.
      <b key={at} lang="en">
        {part}
      </b>
    ),
  )
}
