/** A piece of a help text: plain words, the name of a control in English or French, or a link. */
export type Piece =
  | { kind: 'words'; text: string }
  | { kind: 'english'; text: string }
  | { kind: 'french'; text: string }
  | { kind: 'link'; text: string; target: string }

const MARK = /\[\[(.+?)\]\]|\{\{(.+?)\}\}|\[(.+?)\]\(([\w/#?=-]+)\)/g

/** Splits a help text at its marks (`Block` says which there are). */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { index, 0: mark, 1: english, 2: french, 3: label, 4: target } of text.matchAll(MARK)) {
    if (index > end) pieces.push({ kind: 'words', text: text.slice(end, index) })
    if (english !== undefined) pieces.push({ kind: 'english', text: english })
    else if (french !== undefined) pieces.push({ kind: 'french', text: french })
    else pieces.push({ kind: 'link', text: label ?? '', target: target ?? '' })
    end = index + mark.length
  }
  if (end < text.length) pieces.push({ kind: 'words', text: text.slice(end) })
  return pieces
}

/** A help text as words alone, for descriptions and for the search. */
export function wordsOf(text: string): string {
  return piecesOf(text)
    .map((piece) => (piece.kind === 'french' ? `« ${piece.text} »` : piece.text))
    .join('')
}
